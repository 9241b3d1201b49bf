/** One student at work: what they did, what they handed in, and what the server says of it. No React, no DOM of the page. */
import { parseResult } from '@lanelab/lessons';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Me, Submission } from '../../share/assignments/answers.ts';
import { HandIn } from '../../share/assignments/hand-in.ts';
import { type KeptWork, keepWork } from '../../share/assignments/kept-work.ts';
import { handInWork, readMe, saveWork } from '../../share/assignments/server.ts';
import { WorkKeeper } from '../../share/assignments/work-keeper.ts';
import { attempted } from '../attempted.ts';
import { type OpenedWork, savedOnServer } from './open-work.ts';

export interface SessionState {
  readonly me: Me;
  /** Clock of the server minus that of this machine, ms. */
  readonly clockAheadMs: number;
  /** Counts versions of the work that came from elsewhere: another number, another player of the lesson. */
  readonly version: number;
}

export class StudentSession {
  readonly code: string;
  readonly key: string;
  readonly store: StoreApi<SessionState>;
  readonly work: WorkKeeper;
  readonly handIn: HandIn;
  #kept: KeptWork;

  constructor(code: string, key: string, { me, lesson, work, isSent, handing, clockAheadMs }: OpenedWork) {
    this.code = code;
    this.key = key;
    this.#kept = { me, ...work, isSent, handing };
    this.store = createStore(() => ({ me, clockAheadMs, version: 0 }));
    this.work = new WorkKeeper({
      first: work,
      isSent,
      send: (progress, revision) => saveWork(code, key, progress, revision),
      read: async () => {
        const now = await readMe(code, key);
        return now.work === null ? null : savedOnServer(now, lesson);
      },
      keep: (saved, isOnServer) => this.#keep({ ...saved, isSent: isOnServer }),
    });
    this.handIn = new HandIn({
      first: handing,
      send: ({ result, attempt }) => handInWork(code, key, result, attempt),
      // The work keeper says where this browser keeps nothing.
      keep: (next) => void this.#keep({ handing: next }).catch(() => undefined),
      onHandedIn: (submission) => this.#handedIn(submission),
    });
    // What was read of the server is there without a connection, too.
    void this.#keep({}).catch(() => undefined);
  }

  /** Asks the server what it says of the submissions, and when the work is due; keeps what it knows where there is no answer. */
  async refresh(): Promise<void> {
    const asked = await attempted(() => readMe(this.code, this.key));
    if (!asked.ok) return;
    const me = asked.value;
    this.store.setState({ me, clockAheadMs: me.assignment.nowMs - Date.now() });
    await this.#keep({ me }).catch(() => undefined);
  }

  /** Hands in the work as it is. */
  async submit(): Promise<void> {
    const parsed = parseResult(this.work.progress);
    if (!parsed.ok) throw new Error('the work of this page is no result of a lesson');
    void this.work.flush();
    await this.handIn.handIn(parsed.result);
  }

  takeTheirs(): void {
    this.work.takeTheirs();
    this.#otherVersion();
  }

  bringBack(): void {
    this.work.bringBack();
    this.#otherVersion();
  }

  dispose(): void {
    this.work.dispose();
    this.handIn.dispose();
  }

  #otherVersion(): void {
    this.store.setState(({ version }) => ({ version: version + 1 }));
  }

  #handedIn(submission: Submission): void {
    this.store.setState(({ me }) => ({
      me: {
        ...me,
        submissions: [...me.submissions.filter(({ number }) => number !== submission.number), submission],
      },
    }));
    void this.refresh();
  }

  #keep(changed: Partial<KeptWork>): Promise<void> {
    this.#kept = { ...this.#kept, ...changed };
    return keepWork(this.code, this.key, this.#kept);
  }
}

/** How often the student may still hand in; null: as often as they like. */
export function triesLeft({ assignment, submissions }: Me): number | null {
  const { tries } = assignment.settings;
  return tries === null ? null : Math.max(0, tries - submissions.length);
}
