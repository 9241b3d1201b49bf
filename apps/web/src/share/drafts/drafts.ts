/**
 * Drafts: every document that was edited in this browser, in IndexedDB, by an id of its own. Nothing here is on any server.
 * A draft counts its versions; who writes names the version that the text rests on, so that two tabs never overwrite each other.
 */
import { say } from '@lanelab/messages/my-scenarios';
import { createStore, del, entries, get, type UseStore, update } from 'idb-keyval';

interface Kept {
  readonly version: number;
  readonly title: string;
  /** “2 switches, 4 hosts, 5 links” */
  readonly summary: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** The document as JSON. */
  readonly text: string;
  /** Where the document came from; see `Origin` of the share folder. Kept so that a draft of a stored scenario can be saved there. */
  readonly stored: {
    readonly id: string;
    readonly revision: number;
    readonly etag: string;
    readonly hash: string;
  } | null;
}

type Kind = 'number' | 'string';

function has(value: unknown, keys: Readonly<Record<string, Kind>>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(keys).every(([key, kind]) => typeof Reflect.get(value, key) === kind);
}

/** By hand: the start page lists drafts, and has no other need of a parser. */
function isKept(value: unknown): value is Kept {
  const keys = {
    version: 'number',
    title: 'string',
    summary: 'string',
    changedAt: 'number',
    text: 'string',
  } as const;
  if (!has(value, keys)) return false;
  const stored: unknown = Reflect.get(value as object, 'stored');
  return stored === null || has(stored, { id: 'string', revision: 'number', etag: 'string', hash: 'string' });
}

export interface Draft extends Kept {
  readonly id: string;
}

export type DraftContent = Omit<Kept, 'version' | 'changedAt'>;

/** Why a draft could not be kept. */
export type DraftFailure = 'blocked' | 'full';

export class DraftError extends Error {
  override readonly name = 'DraftError';
  readonly kind: DraftFailure;
  constructor(kind: DraftFailure, options: ErrorOptions) {
    super(
      kind === 'full' ? say('drafts.the-browsers-storage-is-full') : say('drafts.the-browser-keeps-no-storage'),
      options,
    );
    this.kind = kind;
  }
}

/** Drafts beyond these go, those changed longest ago first. */
const MOST_DRAFTS = 30;

let opened: UseStore | null = null;
const store = (): UseStore => {
  opened ??= createStore('lanelab', 'drafts');
  return opened;
};

function failureOf(error: unknown): DraftError {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  if (!isFull) opened = null; // a closed or blocked database may open the next time
  return new DraftError(isFull ? 'full' : 'blocked', { cause: error });
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}

const CHANNEL_NAME = 'lanelab.drafts';

/** Tells other tabs, and this one, that the list is another. */
function tell(): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when any tab has changed the list. */
export function onDraftsChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** Newest first; what an older or newer lab wrote differently is left alone and not listed. */
export async function listDrafts(): Promise<readonly Draft[]> {
  const found = await attempt(() => entries<string, unknown>(store()));
  return found
    .flatMap(([id, value]) => (isKept(value) ? [{ id, ...value }] : []))
    .toSorted((a, b) => b.changedAt - a.changedAt);
}

export async function readDraft(id: string): Promise<Draft | null> {
  const value = await attempt(() => get<unknown>(id, store()));
  return isKept(value) ? { id, ...value } : null;
}

/**
 * Writes a draft in one transaction. Returns its new version, or null where another tab has written since `version`: the
 * caller then goes on under an id of its own. Version 0 is a new draft.
 * @throws DraftError where the browser keeps nothing
 */
export async function writeDraft(id: string, version: number, content: DraftContent): Promise<number | null> {
  let written: number | null = null;
  await attempt(() =>
    update<unknown>(
      id,
      (old) => {
        if ((isKept(old) ? old.version : 0) !== version) return old;
        written = version + 1;
        return { ...content, version: written, changedAt: Date.now() } satisfies Kept;
      },
      store(),
    ),
  );
  if (written === 1) await prune();
  tell();
  return written;
}

async function prune(): Promise<void> {
  const drafts = await listDrafts();
  for (const { id } of drafts.slice(MOST_DRAFTS)) await attempt(() => del(id, store()));
}

export async function removeDraft(id: string): Promise<void> {
  await attempt(() => del(id, store()));
  tell();
}

/** Puts a removed draft back as it was. */
export async function restoreDraft({ id, ...kept }: Draft): Promise<void> {
  await attempt(() => update<unknown>(id, () => kept, store()));
  tell();
}
