/** Keeps what is edited: after every edit the document goes to the drafts of this browser, the newest one at a time. */
import type { Scenario } from '@lanelab/scenario';
import { isStorageBlocked } from '../../base/ui/storage.ts';
import type { EditorStore } from '../../document/store/types.ts';
import { summary } from '../../document/topology-view/describe.ts';
import type { StoredOrigin } from '../links/opening.ts';
import { type DraftContent, DraftError, type DraftFailure, keepRescued, type Rescued, writeDraft } from './drafts.ts';

export interface DraftState {
  /** `untouched`: nothing was edited, so nothing is kept; `saving`: the newest edit is on its way. */
  readonly status: 'untouched' | 'saving' | 'saved' | 'failed';
  /** Id of the draft; null before the first edit, and until it is written where the browser keeps nothing for a closed page. */
  readonly id: string | null;
  readonly failure: DraftFailure | null;
  /** True once another tab wrote the same draft, and this one went on as a draft of its own. */
  readonly isSplit: boolean;
}

export interface DraftKeeper {
  getState(): DraftState;
  subscribe(listener: () => void): () => void;
  /** What the document rests on, once it was stored on the server. */
  setStored(stored: StoredOrigin | null): void;
  /** Resolves when everything edited until now is kept, or could not be. */
  flush(): Promise<void>;
  /** Keeps at once what no draft holds yet, a value half typed included: the page is going away. */
  rescue(): void;
  /** Keeps what is left and stops listening. */
  dispose(): Promise<void>;
}

export interface KeeperOptions {
  /** The draft that the document was opened from, and its version then. */
  readonly draft?: { readonly id: string; readonly version: number };
  readonly stored?: StoredOrigin | null;
  /** For tests: the drafts of this browser unless said otherwise. */
  readonly write?: (id: string, version: number, content: DraftContent) => Promise<number | null>;
  readonly newId?: () => string;
  readonly rescue?: (id: string, rescued: Rescued | null) => void;
}

/** Between two writes while somebody drags or types: short enough to lose nothing worth naming. */
const PAUSE_MS = 300;

const untouched = (id: string | undefined): DraftState => ({
  status: 'untouched',
  id: id ?? null,
  failure: null,
  isSplit: false,
});

export function createDraftKeeper(store: EditorStore, options: KeeperOptions = {}): DraftKeeper {
  const { write = writeDraft, newId = () => crypto.randomUUID(), rescue = keepRescued } = options;
  let { id, version } = options.draft ?? { id: newId(), version: 0 };
  let stored = options.stored ?? null;
  let state = untouched(options.draft?.id);
  /** The document as it was opened or last taken for writing. */
  let taken = store.getState().scenario;
  let waiting: Scenario | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** Milliseconds since 1970. */
  let startedAt = 0;
  let writing: Promise<void> | null = null;
  /** The id under which edits were rescued that no draft holds yet. */
  let rescued: string | null = null;
  const listeners = new Set<() => void>();

  const set = (changed: Partial<DraftState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };

  const contentOf = (scenario: Scenario): DraftContent => ({
    title: scenario.view.title,
    summary: summary(scenario),
    text: JSON.stringify(scenario),
    stored,
  });

  async function writeOnce(scenario: Scenario): Promise<void> {
    const content = contentOf(scenario);
    let next = await write(id, version, content);
    if (next === null) {
      // Another tab wrote this draft: both stay, each with its own edits.
      id = newId();
      next = await write(id, 0, content);
      if (next === null) throw new Error('a new draft was already there');
      set({ isSplit: true });
    }
    version = next;
  }

  async function drain(): Promise<void> {
    while (waiting !== null) {
      const scenario = waiting;
      waiting = null;
      try {
        await writeOnce(scenario);
        if (rescued !== null && waiting === null) {
          rescue(rescued, null);
          rescued = null;
        }
        set({ status: waiting === null ? 'saved' : 'saving', id, failure: null });
      } catch (error) {
        if (!(error instanceof DraftError)) throw error;
        set({ status: 'failed', failure: error.kind });
      }
    }
  }

  function start(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    startedAt = Date.now();
    writing ??= drain().finally(() => {
      writing = null;
    });
  }

  async function flush(): Promise<void> {
    if (waiting !== null) start();
    await writing;
  }

  const stop = store.subscribe(({ scenario, undo, redo, gesture }) => {
    // Without history it is as it was opened; a gesture is kept once it is an edit.
    if (scenario === taken || gesture !== null || (undo === null && redo === null)) return;
    taken = scenario;
    waiting = scenario;
    // The page has the address of its draft from the first edit on, so that it is opened again by a reload.
    if (state.status !== 'saving') set({ status: 'saving', ...(isStorageBlocked() ? {} : { id }) });
    // The first edit after a while is kept at once, so that next to nothing is lost with the page; those that follow it together.
    if (timer === null && Date.now() - startedAt >= PAUSE_MS) start();
    else timer ??= setTimeout(start, PAUSE_MS);
  });
  // A page that goes to the background may never come back.
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  const rescueAll = () => {
    store.commit();
    if (state.status !== 'saving' && state.status !== 'failed') return;
    rescued = id;
    rescue(id, { version, isWriting: writing !== null, content: contentOf(store.getState().scenario) });
  };
  const onGoing = () => {
    rescueAll();
    void flush();
  };
  if (typeof document !== 'undefined') {
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', onGoing);
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setStored: (next) => {
      stored = next;
      if (state.status === 'untouched') return;
      waiting = store.getState().scenario;
      start();
    },
    flush,
    rescue: rescueAll,
    dispose: async () => {
      stop();
      if (typeof document !== 'undefined') {
        document.removeEventListener('visibilitychange', onHidden);
        removeEventListener('pagehide', onGoing);
      }
      await flush();
    },
  };
}
