/** The scenario store of the server, call by call. Every failure is a `StoreError` with a sentence for people. */
import type { Scenario } from '@lanelab/scenario';
import * as z from 'zod/mini';
import { hasServer, withoutServer } from '../ui/edition.ts';
import {
  type CreatedInfo,
  createdAnswer,
  editKeyAnswer,
  errorAnswer,
  type RevisionInfo,
  readAnswer,
  revisionAnswer,
  type StoredInfo,
  type StoredScenario,
  storedAnswer,
} from './answers.ts';
import { type Rights, rightsOn } from './keyring.ts';

export type StoreFailure =
  /** No answer: no connection, or the server has stopped. */
  | 'offline'
  /** Plain files without a server behind them. */
  | 'no-server'
  | 'missing'
  /** Somebody else stored a revision meanwhile. */
  | 'conflict'
  /** The key does not belong to the scenario, or there is none. */
  | 'key'
  | 'refused';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: StoreFailure;
  constructor(kind: StoreFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

const failures: Readonly<Record<number, StoreFailure>> = {
  401: 'key',
  403: 'key',
  404: 'missing',
  412: 'conflict',
};

async function send(path: string, init: RequestInit): Promise<Response> {
  if (!hasServer) throw new StoreError('no-server', withoutServer);
  try {
    return await fetch(path, init);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreError('offline', `The server cannot be reached (${why}).`, { cause: error });
  }
}

/** Undefined for an answer that is no JSON: a page where the API should be. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function call<Schema extends z.core.$ZodType>(
  schema: Schema,
  path: string,
  init: RequestInit = {},
): Promise<z.output<Schema>> {
  const response = await send(path, init);
  const text = await response.text();
  const body = text === '' ? null : parsed(text);
  if (!response.ok) {
    const told = z.safeParse(errorAnswer, body);
    // An id that cannot be one is asked for by a link that was cut short.
    const isBadId = response.status === 400 && init.method === undefined;
    if (told.success)
      throw new StoreError(isBadId ? 'missing' : (failures[response.status] ?? 'refused'), told.data.error.message);
    if ([404, 405, 501].includes(response.status)) throw new StoreError('no-server', withoutServer);
    throw new StoreError(
      'refused',
      `The server answered ${response.status} ${response.statusText}.`.replace(' .', '.'),
    );
  }
  if (body === undefined) throw new StoreError('no-server', withoutServer);
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw new StoreError(
    'refused',
    `The server’s answer is not understood here (${where}): load the page again, it may be older than the server.`,
  );
}

const of = (id: string) => `/api/scenarios/${encodeURIComponent(id)}`;
const at = (revision: number | undefined) => (revision === undefined ? '' : `?revision=${revision}`);

function keyHeaders({ editKey, shelfKey }: Rights): Record<string, string> {
  if (editKey !== null) return { 'x-edit-key': editKey };
  return shelfKey === null ? {} : { 'x-shelf-key': shelfKey };
}

/** Owner's acts want the shelf key where there is one. */
function ownerHeaders({ editKey, shelfKey }: Rights): Record<string, string> {
  return keyHeaders(shelfKey === null ? { editKey, shelfKey } : { editKey: null, shelfKey });
}

const onShelf = (shelfKey: string | null): Record<string, string> =>
  shelfKey === null ? {} : { 'x-shelf-key': shelfKey };

/** Stores a scenario under a new id; with a shelf key, on that shelf. */
export function createStored(scenario: Scenario, shelfKey: string | null): Promise<CreatedInfo> {
  return call(createdAnswer, '/api/scenarios', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...onShelf(shelfKey) },
    body: JSON.stringify(scenario),
  });
}

export function readStored(id: string, revision?: number): Promise<StoredScenario> {
  return call(readAnswer, of(id) + at(revision));
}

/** Stores another revision of the one that `etag` names; `conflict` where that is no longer the newest. */
export async function updateStored(id: string, scenario: Scenario, etag: string): Promise<StoredInfo> {
  const put = (headers: Record<string, string>) =>
    call(storedAnswer, of(id), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': etag, ...headers },
      body: JSON.stringify(scenario),
    });
  const rights = rightsOn(id);
  try {
    return await put(keyHeaders(rights));
  } catch (error) {
    // An edit key ends when the owner makes a new one; the shelf's key still holds.
    const isEnded = error instanceof StoreError && error.kind === 'key';
    if (!isEnded || rights.editKey === null || rights.shelfKey === null) throw error;
    return put(ownerHeaders(rights));
  }
}

export async function deleteStored(id: string): Promise<void> {
  await call(z.unknown(), of(id), { method: 'DELETE', headers: ownerHeaders(rightsOn(id)) });
}

/** Stores a copy with an id and keys of its own. */
export function forkStored(id: string, revision: number | undefined, shelfKey: string | null): Promise<CreatedInfo> {
  return call(createdAnswer, `${of(id)}/fork${at(revision)}`, { method: 'POST', headers: onShelf(shelfKey) });
}

/** Makes a new edit key; links for editors that were handed out before no longer save. */
export async function renewEditKey(id: string): Promise<string> {
  const answer = await call(editKeyAnswer, `${of(id)}/edit-key`, {
    method: 'POST',
    headers: ownerHeaders(rightsOn(id)),
  });
  return answer.editKey;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Address of the next page; null at the end. */
  readonly next: string | null;
}

const links = z.object({ next: z.nullable(z.string()) });
const revisionPage = z.object({ revisions: z.array(revisionAnswer), links });
const shelfPage = z.object({ scenarios: z.array(storedAnswer), links });

/** Newest first. */
export async function listRevisions(id: string, next?: string): Promise<Page<RevisionInfo>> {
  const answer = await call(revisionPage, next ?? `${of(id)}/revisions`);
  return { items: answer.revisions, next: answer.links.next };
}

/** What stands on a shelf, changed last first. */
export async function listShelf(shelfKey: string, next?: string): Promise<Page<StoredInfo>> {
  const answer = await call(shelfPage, next ?? '/api/shelf', { headers: onShelf(shelfKey) });
  return { items: answer.scenarios, next: answer.links.next };
}
