/** What is on this browser's shelves, and what else may be edited from here; the last answer stands in while offline. */
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { keep, recall } from '../../base/ui/storage.ts';
import { type StoredInfo, storedAnswer } from '../links/answers.ts';
import { StoreError } from '../links/ask-server.ts';
import { type EditKey, keepOwn, rightsOn, shelfKeys, useKeys, useShelfKeys } from '../links/keyring.ts';
import { listShelf, lookAt } from '../links/server.ts';

export interface ShelfState {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly own: readonly StoredInfo[];
  /** By an edit key alone: handed over by somebody, or stored before there was a shelf. */
  readonly others: readonly StoredInfo[];
  /** Ids of edit keys whose scenario is gone. */
  readonly gone: readonly string[];
  readonly hasMore: boolean;
  readonly error: StoreError | null;
  /** Time of the last read, in milliseconds since 1970; the list may be older than now while offline. */
  readonly readAt: number;
}

const SEEN_NAME = 'lanelab.shelf.seen';
const seenSchema = z.object({ own: z.array(storedAnswer), others: z.array(storedAnswer), readAt: z.number() });
/** Kept for reading offline. */
const MOST_SEEN = 100;
/** Looked up one by one. */
const MOST_OTHERS = 30;

function seen(): z.output<typeof seenSchema> {
  const nothing = { own: [], others: [], readAt: 0 };
  const text = recall(SEEN_NAME);
  if (text === null) return nothing;
  try {
    const parsed = z.safeParse(seenSchema, JSON.parse(text));
    return parsed.success ? parsed.data : nothing;
  } catch (error) {
    if (error instanceof SyntaxError) return nothing;
    throw error;
  }
}

async function readShelves(pages: number): Promise<{ readonly own: readonly StoredInfo[]; readonly hasMore: boolean }> {
  const own: StoredInfo[] = [];
  let hasMore = false;
  for (const key of shelfKeys()) {
    let next: string | null | undefined;
    for (let page = 0; page < pages && next !== null; page += 1) {
      const answer = await listShelf(key, next);
      for (const { id } of answer.items) keepOwn(id, key);
      own.push(...answer.items);
      next = answer.next;
    }
    hasMore ||= next !== null && next !== undefined;
  }
  return { own: own.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1)), hasMore };
}

async function readOthers(keys: readonly EditKey[], own: readonly StoredInfo[]) {
  const shelved = new Set(own.map(({ id }) => id));
  const asked = keys.filter(({ id }) => !shelved.has(id) && rightsOn(id).shelfKey === null).slice(0, MOST_OTHERS);
  const others: StoredInfo[] = [];
  const gone: string[] = [];
  for (const { id } of asked) {
    try {
      others.push(await lookAt(id));
    } catch (error) {
      if (!(error instanceof StoreError) || error.kind !== 'missing') throw error;
      gone.push(id);
    }
  }
  return { others, gone };
}

async function readAll(keys: readonly EditKey[], pages: number): Promise<ShelfState> {
  const { own, hasMore } = await readShelves(pages);
  const { others, gone } = await readOthers(keys, own);
  const readAt = Date.now();
  keep(SEEN_NAME, JSON.stringify({ own: own.slice(0, MOST_SEEN), others, readAt }));
  return { state: 'ready', own, others, gone, hasMore, error: null, readAt };
}

export function useShelf() {
  const keys = useKeys();
  const shelves = useShelfKeys();
  const [pages, setPages] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [shelf, setShelf] = useState<ShelfState>(() => ({
    state: 'loading',
    ...seen(),
    gone: [],
    hasMore: false,
    error: null,
  }));
  useEffect(() => {
    let isCurrent = true;
    readAll(keys, pages).then(
      (next) => {
        if (isCurrent) setShelf(next);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        const known = error instanceof StoreError ? error : new StoreError('refused', String(error));
        setShelf((now) => ({ ...now, state: 'failed', error: known }));
      },
    );
    return () => {
      isCurrent = false;
    };
    // `shelves` is read inside: another shelf key is another list.
  }, [keys, shelves, pages, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const more = useCallback(() => setPages((count) => count + 1), []);
  return { shelf, reload, more };
}
