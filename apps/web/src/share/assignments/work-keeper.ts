/**
 * Saves a student's work as they go: kept at once in this browser, and sent to the server after a pause. Without a connection it
 * waits and is sent afterwards. Where another machine has saved a later version, both are there to choose from.
 */
import { type LessonProgress, parseResult } from '@lanelab/lessons';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { mayComeLater, StoreError } from '../links/ask-server.ts';
import { createRetry, type Retry } from './retry.ts';

export interface SavedWork {
  readonly progress: LessonProgress;
  readonly revision: number;
  /** By the clock of the server; null before the first time. */
  readonly savedAtMs: number | null;
}

export interface WorkState {
  /** `waiting`: not on the server yet, and sent again by itself; `refused`: the server does not take it as it is, `problem` says why. */
  readonly status: 'saved' | 'saving' | 'waiting' | 'conflict' | 'refused';
  readonly savedAtMs: number | null;
  /** Why the work is not saved, in a sentence. */
  readonly problem: string | null;
  /** The later version of another machine, in a conflict. */
  readonly theirs: SavedWork | null;
  /** The version that was not chosen in the last conflict. */
  readonly setAside: LessonProgress | null;
  /** Whether this browser keeps the work, too. */
  readonly isKeptHere: boolean;
}

export interface WorkKeeperParts {
  readonly first: SavedWork;
  /** Whether the server has the first version. */
  readonly isSent: boolean;
  /** Sends work that rests on a revision. @throws StoreError */
  readonly send: (
    progress: LessonProgress,
    revision: number,
  ) => Promise<{ readonly revision: number; readonly savedAtMs: number }>;
  /** The work that the server has. @throws StoreError */
  readonly read: () => Promise<SavedWork | null>;
  /** Keeps the work in this browser. Rejects where the browser keeps nothing. */
  readonly keep: (work: SavedWork, isSent: boolean) => Promise<void>;
}

/** Whether two documents say the same; one that was read again may have its keys in another order. */
function isSame(one: LessonProgress, other: LessonProgress): boolean {
  const [left, right] = [parseResult(one), parseResult(other)];
  return left.ok && right.ok && JSON.stringify(left.result) === JSON.stringify(right.result);
}

/** After the last change, before it is sent. */
const PAUSE_MS = 1_500;

export class WorkKeeper {
  readonly store: StoreApi<WorkState>;
  readonly #parts: WorkKeeperParts;
  readonly #retry: Retry;
  #work: SavedWork;
  #isSent: boolean;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sending: Promise<void> | null = null;

  constructor(parts: WorkKeeperParts) {
    this.#parts = parts;
    this.#work = parts.first;
    this.#isSent = parts.isSent;
    this.#retry = createRetry(() => void this.flush());
    this.store = createStore(() => ({
      status: parts.isSent ? 'saved' : 'waiting',
      savedAtMs: parts.first.savedAtMs,
      problem: null,
      theirs: null,
      setAside: null,
      isKeptHere: true,
    }));
    if (!parts.isSent) this.#sendSoon();
  }

  get progress(): LessonProgress {
    return this.#work.progress;
  }

  /** The student has changed something. */
  change(progress: LessonProgress): void {
    this.#work = { ...this.#work, progress };
    this.#isSent = false;
    this.#keep();
    const { status } = this.store.getState();
    // A conflict is decided by the student; what is done meanwhile is kept here.
    if (status === 'conflict') return;
    if (status !== 'waiting') this.store.setState({ status: 'saving' });
    this.#sendSoon();
  }

  /** Sends now what is not sent yet; resolves when that was tried. */
  async flush(): Promise<void> {
    this.#stopTimer();
    const { status } = this.store.getState();
    if (this.#isSent || status === 'conflict') return this.#sending ?? undefined;
    this.#sending ??= this.#drain().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** Goes on with the later version of the other machine; that of this one is set aside. */
  takeTheirs(): void {
    const { theirs } = this.store.getState();
    if (theirs === null) return;
    const setAside = this.#work.progress;
    this.#work = theirs;
    this.#isSent = true;
    this.#keep();
    this.store.setState({ status: 'saved', savedAtMs: theirs.savedAtMs, theirs: null, problem: null, setAside });
  }

  /** Goes on with the version of this machine, saved after the other one, which is set aside. */
  keepMine(): void {
    const { theirs } = this.store.getState();
    if (theirs === null) return;
    this.#work = { ...this.#work, revision: theirs.revision };
    this.#isSent = false;
    this.#keep();
    this.store.setState({ status: 'saving', theirs: null, problem: null, setAside: theirs.progress });
    void this.flush();
  }

  /** Goes on with the version that was set aside in the last conflict, and sets this one aside. */
  bringBack(): void {
    const { setAside } = this.store.getState();
    if (setAside === null) return;
    this.store.setState({ setAside: this.#work.progress });
    this.change(setAside);
  }

  dispose(): void {
    void this.flush();
    this.#stopTimer();
    this.#retry.over();
  }

  async #drain(): Promise<void> {
    while (!this.#isSent) {
      const { progress, revision } = this.#work;
      this.store.setState({ status: 'saving' });
      try {
        this.#taken(progress, await this.#parts.send(progress, revision));
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        if (!(await this.#goesOn(error, progress))) return;
      }
    }
  }

  /** Deals with what the server said to work that it was sent; true where sending goes on. */
  async #goesOn(error: StoreError, sent: LessonProgress): Promise<boolean> {
    if (mayComeLater(error)) return this.#wait(error);
    if (error.kind !== 'conflict') {
      this.#retry.over();
      this.store.setState({ status: 'refused', problem: error.message });
      return false;
    }
    try {
      const theirs = await this.#parts.read();
      if (theirs === null) return this.#wait(error);
      if (!isSame(theirs.progress, sent)) {
        this.store.setState({ status: 'conflict', theirs, problem: null });
        return false;
      }
      // The answer to an earlier request was lost: the server has this very work.
      this.#taken(sent, theirs);
      return true;
    } catch (other) {
      if (!(other instanceof StoreError)) throw other;
      return this.#wait(other);
    }
  }

  /** The server has this work; there may be newer work here. */
  #taken(sent: LessonProgress, { revision, savedAtMs }: Omit<SavedWork, 'progress'>): void {
    this.#isSent = this.#work.progress === sent;
    this.#work = { ...this.#work, revision, savedAtMs };
    this.#keep();
    this.#retry.over();
    this.store.setState({ status: this.#isSent ? 'saved' : 'saving', savedAtMs, problem: null });
  }

  #wait(error: StoreError): false {
    this.store.setState({ status: 'waiting', problem: error.message });
    this.#retry.later();
    return false;
  }

  #keep(): void {
    this.#parts.keep(this.#work, this.#isSent).then(
      () => this.store.setState({ isKeptHere: true }),
      () => this.store.setState({ isKeptHere: false }),
    );
  }

  #sendSoon(): void {
    this.#stopTimer();
    this.#timer = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
