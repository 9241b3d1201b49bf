/** Writes to a database that may not be done when the page goes: local storage is written at once, and keeps them for the next page. */
import { keep, recallAll } from '../base/ui/storage.ts';

export interface RescuedWrites<Value> {
  /** Writes a value in place of the one before it under the same id. Rejects where the database refuses it. */
  write(id: string, value: Value): Promise<void>;
  /** Nothing of this id is written any more when the page goes. */
  forget(id: string): void;
  /**
   * Writes what an earlier page could not: to be awaited before anything is read. What the database refuses again stays in local
   * storage, and what the database has is read without it.
   */
  recover(): Promise<void>;
}

/** `prefix` names the values in local storage; `store` writes one to the database. */
export function rescuedWrites<Value>(
  prefix: string,
  store: (id: string, value: Value) => Promise<void>,
): RescuedWrites<Value> {
  /** The newest value of each id that the database does not have yet, or has refused. */
  const missing = new Map<string, Value>();
  let recovering: Promise<void> | null = null;
  if (typeof document !== 'undefined')
    addEventListener('pagehide', () => {
      for (const [id, value] of missing) keep(prefix + id, JSON.stringify(value));
    });
  const forget = (id: string) => {
    missing.delete(id);
    keep(prefix + id, null);
  };
  const recover = async () => {
    for (const [id, text] of recallAll(prefix))
      try {
        await store(id, JSON.parse(text));
        keep(prefix + id, null);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
  };
  return {
    write: async (id, value) => {
      missing.set(id, value);
      await store(id, value);
      if (missing.get(id) === value) forget(id);
    },
    forget,
    // Two that recover at once would write an old value after a new one.
    recover: () => {
      recovering ??= recover().finally(() => {
        recovering = null;
      });
      return recovering;
    },
  };
}
