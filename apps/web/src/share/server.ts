/** The scenario store of the server: short links. */
import { keep, recall } from '../ui/storage.ts';

/** The server answered with an error, or not at all; the message is a sentence for people. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: 'offline' | 'missing' | 'refused';
  constructor(kind: StoreError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface StoredScenario {
  readonly id: string;
  readonly revision: number;
  readonly document: unknown;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Null for an answer that is no JSON: a page where the API should be. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

async function call(path: string, init?: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    throw new StoreError(
      'offline',
      `The server cannot be reached (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
  const body = await jsonOf(response);
  if (response.ok && body !== null) return body;
  const message = fieldOf(fieldOf(body, 'error'), 'message');
  const sentence =
    typeof message === 'string' ? message : `The server answered ${response.status} ${response.statusText}.`;
  throw new StoreError(response.status === 404 || response.status === 400 ? 'missing' : 'refused', sentence);
}

/** Stores a scenario and gives the address of its page. The edit key stays in this browser. */
export async function storeScenario(document: unknown): Promise<string> {
  const stored = await call('/api/scenarios', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(document),
  });
  const id = fieldOf(stored, 'id');
  const editKey = fieldOf(stored, 'editKey');
  if (typeof id !== 'string') throw new StoreError('refused', 'The server gave no address for the scenario.');
  if (typeof editKey === 'string') keep(`lanelab.edit.${id}`, editKey);
  return new URL(`/s/${id}`, location.href).href;
}

export async function readStored(id: string): Promise<StoredScenario> {
  const stored = await call(`/api/scenarios/${encodeURIComponent(id)}`);
  const revision = fieldOf(stored, 'revision');
  return { id, revision: typeof revision === 'number' ? revision : 1, document: fieldOf(stored, 'scenario') };
}

export function isOwn(id: string): boolean {
  return recall(`lanelab.edit.${id}`) !== null;
}
