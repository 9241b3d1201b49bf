/**
 * Drafts: every document that was edited in this browser, in IndexedDB, by an id of its own. Nothing here is on any server.
 * A draft counts its versions; who writes names the version that the text rests on, so that two tabs never overwrite each other.
 */
import { say } from '@lanelab/messages/my-scenarios';
import { createStore, del, entries, get, type UseStore, update } from 'idb-keyval';
import { keep, recallAll } from '../../base/ui/storage.ts';

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

/** Edits of a page that was closed before its draft was written. */
export interface Rescued {
  /** The version that the edits rest on. */
  readonly version: number;
  /** Whether an older text was on its way into the draft, so that the draft may be one version ahead. */
  readonly isWriting: boolean;
  readonly content: DraftContent;
}

const RESCUED = 'lanelab.rescued.';

/** Local storage is written before the page goes, as a database is not. Null: the draft holds everything again. */
export function keepRescued(id: string, rescued: Rescued | null): void {
  keep(RESCUED + id, rescued === null ? null : JSON.stringify(rescued));
}

/** Puts rescued edits into their drafts, before any draft is read; beside a draft that another tab has written meanwhile. */
async function recover(): Promise<void> {
  for (const [id, text] of recallAll(RESCUED)) {
    const { version, isWriting, content }: Rescued = JSON.parse(text);
    const written =
      (await writeDraft(id, version, content)) ??
      (isWriting ? await writeDraft(id, version + 1, content) : null) ??
      (await writeDraft(crypto.randomUUID(), 0, content));
    if (written !== null) keepRescued(id, null);
  }
}

let recovering: Promise<void> | null = null;
const recovered = (): Promise<void> => {
  recovering ??= recover().finally(() => {
    recovering = null;
  });
  return recovering;
};

/** Newest first; what an older or newer lab wrote differently is left alone and not listed. */
export async function listDrafts(): Promise<readonly Draft[]> {
  await recovered();
  return draftsInStore();
}

async function draftsInStore(): Promise<readonly Draft[]> {
  const found = await attempt(() => entries<string, unknown>(store()));
  return found
    .flatMap(([id, value]) => (isKept(value) ? [{ id, ...value }] : []))
    .toSorted((a, b) => b.changedAt - a.changedAt);
}

export async function readDraft(id: string): Promise<Draft | null> {
  await recovered();
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
  const drafts = await draftsInStore();
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
