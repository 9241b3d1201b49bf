/** Storing a scenario on the server from the share dialog: what stands there now, and what became of the last attempt. */
import { say } from '@lanelab/messages/share';
import { documentHash, type Scenario } from '@lanelab/scenario';
import { useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import type { StoredInfo, StoredScenario } from '../links/answers.ts';
import { StoreError } from '../links/ask-server.ts';
import { keepKey, keepOwn, shelfForNew } from '../links/keyring.ts';
import type { StoredOrigin } from '../links/opening.ts';
import { createStored, readStored, renewEditKey, updateStored } from '../links/server.ts';

export type StoreState =
  | { readonly state: 'idle' | 'working' }
  | { readonly state: 'failed'; readonly error: StoreError }
  /** Somebody else stored `theirs` since this one was opened. */
  | { readonly state: 'conflict'; readonly theirs: StoredScenario };

export interface Store {
  readonly state: StoreState;
  /** The revision that the scenario rests on; null before it is stored. */
  readonly stored: StoredOrigin | null;
  /** Whether the scenario is that revision, unchanged. */
  readonly isSaved: boolean;
  readonly create: () => Promise<void>;
  /** Stores a revision after the one it rests on, or after `theirs`. */
  readonly save: (theirs?: StoredScenario) => Promise<void>;
  readonly makeEditKey: () => Promise<void>;
}

/** Does it, and says how it ended. */
async function outcomeOf(work: () => Promise<StoreState | undefined>): Promise<StoreState> {
  try {
    return (await work()) ?? { state: 'idle' };
  } catch (error) {
    if (error instanceof StoreError) return { state: 'failed', error };
    throw error;
  }
}

export function useStore(
  scenario: Scenario,
  opened: StoredOrigin | null,
  onStored?: (stored: StoredOrigin) => void,
): Store {
  const [stored, setStored] = useState(opened);
  const [state, setState] = useState<StoreState>({ state: 'idle' });
  const hash = documentHash(scenario);

  const attempt = async (work: () => Promise<StoreState | undefined>) => {
    setState({ state: 'working' });
    setState(await outcomeOf(work));
  };
  const remember = ({ id, revision, etag }: StoredInfo) => {
    const next = { id, revision, etag, hash };
    setStored(next);
    onStored?.(next);
  };

  const create = () =>
    attempt(async () => {
      const shelfKey = shelfForNew();
      const created = await createStored(scenario, shelfKey);
      keepKey({ id: created.id, key: created.editKey });
      if (shelfKey !== null) keepOwn(created.id, shelfKey);
      remember(created);
      announce(say('use-store.short-link-ready'));
      return undefined;
    });

  const saveAfter = async (rests: StoredOrigin, etag: string): Promise<StoreState | undefined> => {
    try {
      const saved = await updateStored(rests.id, scenario, etag);
      remember(saved);
      announce(say('use-store.stored-as-revision-revision', { revision: saved.revision }));
      return undefined;
    } catch (error) {
      if (!(error instanceof StoreError) || error.kind !== 'conflict') throw error;
      announce(say('use-store.somebody-else-stored-another-revision'));
      return { state: 'conflict', theirs: await readStored(rests.id) };
    }
  };
  const save = async (theirs?: StoredScenario) => {
    if (stored !== null) await attempt(() => saveAfter(stored, theirs?.etag ?? stored.etag));
  };

  const makeEditKey = async () => {
    if (stored === null) return;
    await attempt(async () => {
      keepKey({ id: stored.id, key: await renewEditKey(stored.id) });
      announce(say('use-store.link-for-editors-ready'));
      return undefined;
    });
  };

  return { state, stored, isSaved: stored?.hash === hash, create, save, makeEditKey };
}
