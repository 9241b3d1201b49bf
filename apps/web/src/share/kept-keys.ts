/**
 * Keys that allow something on the server, by name: kept in the storage of this browser, or in this page alone where storage is
 * blocked.
 */
import { keep, recall, recallAll } from '../base/ui/storage.ts';

/** What could not be kept: it holds until the page is closed. */
const held = new Map<string, string>();
const listeners = new Set<() => void>();

/** Tells every listener that a key is there or gone. */
export function keysChanged(): void {
  for (const listener of listeners) listener();
}

/** False where the key holds for this page only. */
export function putKey(name: string, value: string): boolean {
  const isKept = keep(name, value);
  if (isKept) held.delete(name);
  else held.set(name, value);
  keysChanged();
  return isKept;
}

export const keyNamed = (name: string): string | null => held.get(name) ?? recall(name);

export function dropKeys(names: readonly string[]): void {
  for (const name of names) {
    held.delete(name);
    keep(name, null);
  }
  keysChanged();
}

/** Keys whose names begin so, by the rest of their names. */
export function keysBelow(prefix: string): ReadonlyMap<string, string> {
  const heldBelow = [...held].filter(([name]) => name.startsWith(prefix));
  return new Map([...recallAll(prefix), ...heldBelow.map(([name, key]) => [name.slice(prefix.length), key] as const)]);
}

/** The returned function ends it. */
export function onKeyChange(listener: () => void): () => void {
  // Another tab that stores or forgets a key tells by `storage`.
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith('lanelab.')) keysChanged();
  };
  addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    removeEventListener('storage', onStorage);
    listeners.delete(listener);
  };
}
