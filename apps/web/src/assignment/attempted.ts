/** What a question to the server came to: its answer, or why there is none, for a page that says so. */
import { StoreError } from '../share/links/ask-server.ts';

export type Attempted<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: StoreError };

/** Rejects with what is no failure of the server. */
export async function attempted<Value>(ask: () => Promise<Value>): Promise<Attempted<Value>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof StoreError) return { ok: false, error };
    throw error;
  }
}
