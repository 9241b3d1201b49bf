/**
 * Keys of stored scenarios. An edit key lets whoever has it store further revisions, and travels as a link for editors,
 * `/s/<id>#key=<key>`. A shelf key is this browser's own: what it stores stands on its shelf. They stay in this browser,
 * or in this page where storage is blocked.
 */
import { useSyncExternalStore } from 'react';
import { keep, recall, recallAll } from '../../base/ui/storage.ts';

export interface EditKey {
  readonly id: string;
  readonly key: string;
}

/** What this browser may send for one scenario. */
export interface Rights {
  readonly editKey: string | null;
  readonly shelfKey: string | null;
}

const EDIT_PREFIX = 'lanelab.edit.';
const OWN_PREFIX = 'lanelab.own.';
const SHELVES_NAME = 'lanelab.shelves';
/** What could not be kept: it holds until the page is closed. */
const held = new Map<string, string>();
const listeners = new Set<() => void>();
let known: readonly EditKey[] | null = null;
let shelves: readonly string[] | null = null;

function changed(): void {
  known = null;
  shelves = null;
  for (const listener of listeners) listener();
}

function put(name: string, value: string): boolean {
  const isKept = keep(name, value);
  if (isKept) held.delete(name);
  else held.set(name, value);
  changed();
  return isKept;
}

const get = (name: string): string | null => held.get(name) ?? recall(name);

/** False where the key holds for this page only. */
export function keepKey({ id, key }: EditKey): boolean {
  return put(EDIT_PREFIX + id, key);
}

/** Remembers on which shelf a scenario stands. */
export function keepOwn(id: string, shelfKey: string): void {
  if (get(OWN_PREFIX + id) !== shelfKey) put(OWN_PREFIX + id, shelfKey);
}

/** Forgets everything about a scenario: it is gone, or no longer wanted here. */
export function forget(id: string): void {
  for (const name of [EDIT_PREFIX + id, OWN_PREFIX + id]) {
    held.delete(name);
    keep(name, null);
  }
  changed();
}

export function rightsOn(id: string): Rights {
  return { editKey: get(EDIT_PREFIX + id), shelfKey: get(OWN_PREFIX + id) };
}

export function mayEdit(id: string): boolean {
  const { editKey, shelfKey } = rightsOn(id);
  return editKey !== null || shelfKey !== null;
}

/** All edit keys that this page knows, by id. */
export function knownKeys(): readonly EditKey[] {
  const heldKeys = [...held].filter(([name]) => name.startsWith(EDIT_PREFIX));
  known ??= [
    ...new Map([
      ...recallAll(EDIT_PREFIX),
      ...heldKeys.map(([name, key]) => [name.slice(EDIT_PREFIX.length), key] as const),
    ]),
  ]
    .map(([id, key]) => ({ id, key }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return known;
}

/** Keys of this browser's shelves; what is stored from here goes onto the first. */
export function shelfKeys(): readonly string[] {
  shelves ??= (get(SHELVES_NAME) ?? '').split(' ').filter((key) => key !== '');
  return shelves;
}

const hex = (octet: number): string => octet.toString(16).padStart(2, '0');

/**
 * The key of the shelf that new scenarios go onto, made when there is none. Null where nothing can be kept: a shelf whose
 * key is lost with the page would take what stands on it along.
 */
export function shelfForNew(): string | null {
  const [first] = shelfKeys();
  if (first !== undefined) return first;
  const key = Array.from(crypto.getRandomValues(new Uint8Array(24)), hex).join('');
  if (!keep(SHELVES_NAME, key)) return null;
  changed();
  return key;
}

/** Makes this the shelf for new scenarios; shelves known before stay listed. */
export function adoptShelf(key: string): boolean {
  return put(SHELVES_NAME, [key, ...shelfKeys().filter((other) => other !== key)].join(' '));
}

function subscribe(listener: () => void): () => void {
  // Another tab that stores or forgets a key tells by `storage`.
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith('lanelab.')) changed();
  };
  addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    removeEventListener('storage', onStorage);
    listeners.delete(listener);
  };
}

export function useKeys(): readonly EditKey[] {
  return useSyncExternalStore(subscribe, knownKeys);
}

export function useShelfKeys(): readonly string[] {
  return useSyncExternalStore(subscribe, shelfKeys);
}

const SHELF_WORD = 'lanelab-shelf:';

/** A line for each shelf, then a link for editors a line: readable by people, by this lab, and by another browser's. */
export function keysAsText(ownShelves: readonly string[], keys: readonly EditKey[], origin: string): string {
  const lines = [
    ...ownShelves.map((key) => SHELF_WORD + key),
    ...keys.map(({ id, key }) => `${origin}/s/${id}#key=${key}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

const keyedLink = /\/s\/([A-Za-z0-9]{6,40})(?:\?[^\s#]*)?#(?:\S*&)?key=([A-Za-z0-9_-]{8,100})/g;
const shelfLine = /lanelab-shelf:([A-Za-z0-9_-]{32,128})/g;

export interface FoundKeys {
  readonly shelves: readonly string[];
  readonly keys: readonly EditKey[];
}

/** Every shelf and link for editors in a text, whatever stands around it; the last link of an id counts. */
export function readKeys(text: string): FoundKeys {
  const found = new Map<string, string>();
  for (const [, id, key] of text.matchAll(keyedLink)) if (id !== undefined && key !== undefined) found.set(id, key);
  const shelvesFound = [...text.matchAll(shelfLine)].flatMap(([, key]) => (key === undefined ? [] : [key]));
  return { shelves: [...new Set(shelvesFound)], keys: [...found].map(([id, key]) => ({ id, key })) };
}

/** Takes a key over from a link's fragment into this browser; true where there was one. */
export function takeKey(id: string, key: string | null): boolean {
  if (key === null || !/^[A-Za-z0-9_-]{8,100}$/.test(key)) return false;
  keepKey({ id, key });
  return true;
}
