/**
 * Worker threads for documents, shared by people in turn. What waits is bounded: by its octets, all together and for each address.
 * One thread never takes what may last long, so that a small document is not held up by large ones. The threads have a lower
 * priority than the one that answers requests.
 */
import { say } from '@lanelab/messages/server';
import { Piscina } from 'piscina';
import { ApiError } from '../errors.ts';
import type { Person } from '../jobs/job.ts';
import { type Share, Turns } from '../services/turns.ts';
import { fromRefusal } from './refusal.ts';
import type { Finding, InputOf, TaskName, ValueOf } from './tasks.ts';
import type { Order, Outcome } from './worker.ts';

export interface Work {
  readonly person: Person;
  /** Octets of what is worked on. */
  readonly octets: number;
  /** Octets of it that were counted before it was read. */
  readonly admittedOctets?: number;
  /** Whether it may take long though it is small: drawings do. */
  readonly isLong?: boolean;
  /** Memory of the input that goes over to the thread, and is not copied. */
  readonly moved?: readonly ArrayBuffer[];
}

export interface DocumentPool {
  /** Performs the task in a worker thread. Throws what the task refuses, and `busy` where too much waits already. */
  run<Name extends TaskName>(name: Name, input: InputOf<Name>, work: Work): Promise<Finding<ValueOf<Name>>>;
  close(): Promise<void>;
}

export interface DocumentPoolOptions {
  /** At least two. */
  readonly threads: number;
  /** Octets that may wait. */
  readonly queueOctets: number;
  /** Entry of the threads, if it is another one. */
  readonly worker?: URL;
}

/** Documents up to this size are small: they take some ms. */
export const SMALL_OCTETS = 64 * 1024;
/** The least that a task counts in the queue. */
const LEAST_OCTETS = 4 * 1024;
/** The part of the queue that one address may fill. */
const SHARE_OF_ADDRESS = 0.5;
const RETRY_SECONDS = 2;
/** A thread that is not done with a document by then never will be: it is ended, and another one started. */
const STUCK_MS = 300_000;
/** One for what may last long, one for the rest; others end when they had nothing to do for a while. */
const KEPT_THREADS = 2;
const IDLE_MS = 60_000;
/** The priority of a thread on Linux, above 0 being less than that of the main thread. */
const NICE = 10;
const MEMORY_MB = 512;
/** Room for new objects, so that most of a large document's are garbage before V8 copies them. Its collectors compete with the main thread. */
const YOUNG_MB = 96;

/** The turns of everybody who has something waiting. */
class PeopleInTurn {
  readonly #turns: Turns;
  readonly #people = new Map<string, { readonly share: Share; tasks: number }>();

  constructor(threads: number) {
    this.#turns = new Turns({ threads, turnMs: 0 });
  }

  async perform<T>(name: string, work: () => Promise<T>): Promise<T> {
    const person = this.#people.get(name) ?? { share: this.#turns.enter(), tasks: 0 };
    this.#people.set(name, person);
    person.tasks += 1;
    try {
      const turn = await person.share.take();
      return await work().finally(() => turn.end());
    } finally {
      person.tasks -= 1;
      if (person.tasks === 0) {
        this.#people.delete(name);
        person.share.leave();
      }
    }
  }
}

/** Octets that wait, all together and by address. */
class Waiting {
  readonly #most: number;
  readonly #ofAddress = new Map<string, number>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
  }

  enter(address: string, octets: number): void {
    const ofAddress = this.#ofAddress.get(address) ?? 0;
    const isFull = this.#all + octets > this.#most || ofAddress + octets > this.#most * SHARE_OF_ADDRESS;
    // What is larger than its share comes in where nothing waits.
    if (isFull && this.#all > 0) {
      const message = say('documents.busy', { seconds: RETRY_SECONDS });
      throw new ApiError('busy', message, { retryAfterSeconds: RETRY_SECONDS });
    }
    this.#all += octets;
    this.#ofAddress.set(address, ofAddress + octets);
  }

  leave(address: string, octets: number): void {
    this.#all -= octets;
    const left = (this.#ofAddress.get(address) ?? 0) - octets;
    if (left > 0) this.#ofAddress.set(address, left);
    else this.#ofAddress.delete(address);
  }
}

export function createDocumentPool({ threads, queueOctets, worker }: DocumentPoolOptions): DocumentPool {
  const pool = new Piscina<Order, Outcome>({
    filename: (worker ?? new URL('./worker.mjs', import.meta.url)).href,
    minThreads: KEPT_THREADS,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: MEMORY_MB },
  });
  const all = new PeopleInTurn(threads);
  const long = new PeopleInTurn(threads - 1);
  const waiting = new Waiting(queueOctets);

  async function run<Name extends TaskName>(name: Name, input: InputOf<Name>, work: Work) {
    const { person, octets, isLong = octets > SMALL_OCTETS, moved = [] } = work;
    const perform = () =>
      all.perform(person.name, async () => {
        const stuck = new AbortController();
        const timer = setTimeout(() => stuck.abort(), STUCK_MS);
        return pool
          .run({ name, input }, { signal: stuck.signal, transferList: [...moved] })
          .finally(() => clearTimeout(timer));
      });
    const size = Math.max(octets, LEAST_OCTETS);
    waiting.enter(person.address, size);
    try {
      return await (isLong ? long.perform(person.name, perform) : perform());
    } finally {
      waiting.leave(person.address, size);
    }
  }

  return {
    async run(name, input, work) {
      const outcome = await run(name, input, work);
      if ('refusal' in outcome) throw fromRefusal(outcome.refusal);
      return outcome as Finding<ValueOf<typeof name>>;
    },
    close: () => pool.destroy(),
  };
}
