/** The scenario store of the server, call by call. Every failure is a `StoreError` with a sentence for people. */
import { say } from '@lanelab/messages/share';
import type { Scenario } from '@lanelab/scenario';
import * as z from 'zod/mini';
import {
  type CreatedInfo,
  createdAnswer,
  editKeyAnswer,
  readAnswer,
  type StoredInfo,
  type StoredScenario,
  storedAnswer,
} from './answers.ts';
import { call, StoreError } from './ask-server.ts';
import { rightsOn } from './keyring.ts';

const of = (id: string) => `/api/scenarios/${encodeURIComponent(id)}`;
const at = (revision: number | undefined) => (revision === undefined ? '' : `?revision=${revision}`);

/** Everything that this browser may send for a scenario; the server takes the key that allows more. */
function keyHeaders(id: string): Record<string, string> {
  const { editKey, shelfKey } = rightsOn(id);
  return { ...(editKey === null ? {} : { 'x-edit-key': editKey }), ...onShelf(shelfKey) };
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
export function updateStored(id: string, scenario: Scenario, etag: string): Promise<StoredInfo> {
  return call(storedAnswer, of(id), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'if-match': etag, ...keyHeaders(id) },
    body: JSON.stringify(scenario),
  });
}

export async function deleteStored(id: string): Promise<void> {
  await call(z.unknown(), of(id), { method: 'DELETE', headers: keyHeaders(id) });
}

/** Stores a copy with an id and keys of its own. */
export function forkStored(id: string, revision: number | undefined, shelfKey: string | null): Promise<CreatedInfo> {
  return call(createdAnswer, `${of(id)}/fork${at(revision)}`, { method: 'POST', headers: onShelf(shelfKey) });
}

/** Makes a new edit key; links for editors that were handed out before no longer save. */
export async function renewEditKey(id: string): Promise<string> {
  const answer = await call(editKeyAnswer, `${of(id)}/edit-key`, {
    method: 'POST',
    headers: keyHeaders(id),
  });
  return answer.editKey;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Address of the next page; null at the end. */
  readonly next: string | null;
}

const listAnswer = z.object({
  scenarios: z.array(storedAnswer),
  links: z.object({ next: z.nullable(z.string()) }),
});

async function list(path: string, init?: RequestInit): Promise<Page<StoredInfo>> {
  const { scenarios, links } = await call(listAnswer, path, init);
  return { items: scenarios, next: links.next };
}

/** Newest first. */
export function listRevisions(id: string, next?: string): Promise<Page<StoredInfo>> {
  return list(next ?? `${of(id)}/revisions`);
}

/** The newest revision, without its document. */
export async function lookAt(id: string): Promise<StoredInfo> {
  const { items } = await list(`${of(id)}/revisions?limit=1`);
  const [newest] = items;
  if (newest === undefined) throw new StoreError('missing', say('server.no-revision', { id }));
  return newest;
}

/** Puts a scenario whose edit key is here on a shelf: it is then owned by who has the shelf's key. */
export async function putOnShelf(id: string, shelfKey: string): Promise<void> {
  await call(storedAnswer, `/api/shelf/${encodeURIComponent(id)}`, {
    method: 'PUT',
    headers: { ...keyHeaders(id), ...onShelf(shelfKey) },
  });
}

/** Address of the drawing of a stored scenario. */
export function pictureOf(id: string, revision: number, theme: string, width: number): string {
  return `${of(id)}/topology.svg?revision=${revision}&theme=${theme}&width=${width}`;
}

/** What stands on a shelf, changed last first. */
export function listShelf(shelfKey: string, next?: string): Promise<Page<StoredInfo>> {
  return list(next ?? '/api/shelf', { headers: onShelf(shelfKey) });
}
