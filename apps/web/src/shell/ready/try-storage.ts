/** Writes, reads and deletes as drafts and settings do. */
import { createStore, del, get, set } from 'idb-keyval';
import { isStorageBlocked } from '../../base/ui/storage.ts';
import type { StorageTrial } from './storage.ts';

const PATIENCE_MS = 5000;

async function keepsDrafts(): Promise<boolean> {
  try {
    const store = createStore('lanelab-ready', 'ready');
    const value = crypto.getRandomValues(new Uint32Array(1))[0];
    await set('try', value, store);
    const kept = await get<number>('try', store);
    await del('try', store);
    return kept === value;
  } catch {
    return false; // blocked, or full
  }
}

async function freeOctets(): Promise<number | null> {
  // Browsers report it to pages that came over https alone.
  if (!('storage' in navigator)) return null;
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined ? null : Math.max(0, quota - (usage ?? 0));
}

/** A database may also stay silent: some browsers open none in a private window, and say nothing. */
const orElse = <Value>(work: Promise<Value>, value: Value): Promise<Value> =>
  Promise.race([work, new Promise<Value>((resolve) => setTimeout(resolve, PATIENCE_MS, value))]);

export async function tryStorage(): Promise<StorageTrial> {
  const [drafts, free] = await Promise.all([orElse(keepsDrafts(), false), orElse(freeOctets(), null)]);
  return { keepsSettings: !isStorageBlocked(), keepsDrafts: drafts, freeOctets: free };
}
