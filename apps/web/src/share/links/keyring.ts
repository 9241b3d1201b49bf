/**
 * Keys of stored scenarios. An edit key lets whoever has it store further revisions, and travels as a link for editors,
 * `/s/<id>#key=<key>`. A shelf key is this browser's own: what it stores stands on its shelf. They stay in this browser,
 * or in this page where storage is blocked.
 */
import { useSyncExternalStore } from 'react';
import { keep } from '../../base/ui/storage.ts';
import { dropKeys, keyNamed, keysBelow, keysChanged, onKeyChange, putKey } from '../kept-keys.ts';

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

/** What one read of the storage has found, so that a component that asks again gets the same list. */
interface Found<Value> {
  readonly key: string;
  readonly value: Value;
}
let known: Found<readonly EditKey[]> | null = null;
let shelves: Found<readonly string[]> | null = null;

/** False where the key holds for this page only. */
export function keepKey({ id, key }: EditKey): boolean {
  return putKey(EDIT_PREFIX + id, key);
}

/** Remembers on which shelf a scenario stands. */
export function keepOwn(id: string, shelfKey: string): void {
  if (keyNamed(OWN_PREFIX + id) !== shelfKey) putKey(OWN_PREFIX + id, shelfKey);
}

/** Forgets everything about a scenario: it is gone, or no longer wanted here. */
export function forget(id: string): void {
  dropKeys([EDIT_PREFIX + id, OWN_PREFIX + id]);
}

export function rightsOn(id: string): Rights {
  return { editKey: keyNamed(EDIT_PREFIX + id), shelfKey: keyNamed(OWN_PREFIX + id) };
}

export function mayEdit(id: string): boolean {
  const { editKey, shelfKey } = rightsOn(id);
  return editKey !== null || shelfKey !== null;
}

/** All edit keys that this page knows, by id. */
export function knownKeys(): readonly EditKey[] {
  const found = keysBelow(EDIT_PREFIX);
  const key = [...found].flat().join(' ');
  if (known?.key !== key) {
    const keys = [...found].map(([id, editKey]) => ({ id, key: editKey }));
    known = { key, value: keys.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
  }
  return known.value;
}

/** Keys of this browser's shelves; what is stored from here goes onto the first. */
export function shelfKeys(): readonly string[] {
  const key = keyNamed(SHELVES_NAME) ?? '';
  if (shelves?.key !== key) shelves = { key, value: key.split(' ').filter((one) => one !== '') };
  return shelves.value;
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
  keysChanged();
  return key;
}

/** Makes this the shelf for new scenarios; shelves known before stay listed. */
export function adoptShelf(key: string): boolean {
  return putKey(SHELVES_NAME, [key, ...shelfKeys().filter((other) => other !== key)].join(' '));
}

export function useKeys(): readonly EditKey[] {
  return useSyncExternalStore(onKeyChange, knownKeys);
}

export function useShelfKeys(): readonly string[] {
  return useSyncExternalStore(onKeyChange, shelfKeys);
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
