/** Hands work in. Without a connection it waits and is sent afterwards, under the same name of the attempt, so that it counts once. */
import type { LessonProgress } from '@lanelab/lessons';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { mayComeLater, StoreError } from '../links/ask-server.ts';
import type { Submission } from './answers.ts';
import type { Handing } from './kept-work.ts';
import { createRetry, type Retry } from './retry.ts';

export interface HandInState {
  /** `waiting`: it is sent as soon as the server can be reached. */
  readonly status: 'idle' | 'sending' | 'waiting';
  readonly handing: Handing | null;
  /** Why it waits, or why the server has refused it, in a sentence. */
  readonly problem: string | null;
}

export interface HandInParts {
  /** What waited for being handed in when the page was left; null: nothing. */
  readonly first: Handing | null;
  /** @throws StoreError */
  readonly send: (handing: Handing) => Promise<Submission>;
  /** Keeps in this browser what waits. It reports by itself what it cannot keep. */
  readonly keep: (handing: Handing | null) => void;
  readonly onHandedIn: (submission: Submission) => void;
}

/** Octets of the name of an attempt: nobody else chooses the same. */
const NAME_OCTETS = 16;

function newAttempt(): string {
  const octets = crypto.getRandomValues(new Uint8Array(NAME_OCTETS));
  return Array.from(octets, (octet) => octet.toString(16).padStart(2, '0')).join('');
}

export class HandIn {
  readonly store: StoreApi<HandInState>;
  readonly #parts: HandInParts;
  readonly #retry: Retry;

  constructor(parts: HandInParts) {
    this.#parts = parts;
    this.#retry = createRetry(() => void this.#send());
    this.store = createStore(() => ({
      status: parts.first === null ? 'idle' : 'waiting',
      handing: parts.first,
      problem: null,
    }));
    if (parts.first !== null) void this.#send();
  }

  /** Hands this in, unless another one is still on its way. */
  async handIn(result: LessonProgress): Promise<void> {
    if (this.store.getState().handing !== null) return;
    const handing = { attempt: newAttempt(), result };
    this.store.setState({ handing, problem: null });
    this.#parts.keep(handing);
    await this.#send();
  }

  /** What waits is not handed in after all. */
  takeBack(): void {
    if (this.store.getState().status !== 'waiting') return;
    this.#over(null);
  }

  dispose(): void {
    this.#retry.over();
  }

  async #send(): Promise<void> {
    const { handing, status } = this.store.getState();
    if (handing === null || status === 'sending') return;
    this.store.setState({ status: 'sending' });
    try {
      const submission = await this.#parts.send(handing);
      this.#over(null);
      this.#parts.onHandedIn(submission);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (!mayComeLater(error)) return this.#over(error.message);
      this.store.setState({ status: 'waiting', problem: error.message });
      this.#retry.later();
    }
  }

  #over(problem: string | null): void {
    this.#retry.over();
    this.store.setState({ status: 'idle', handing: null, problem });
    this.#parts.keep(null);
  }
}
