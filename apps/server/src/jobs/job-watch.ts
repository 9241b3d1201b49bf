/**
 * Tells who follows a job what became of it. It reads the jobs that are said to have changed, and all that are followed now
 * and then, in case nobody said so.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from '../storage/changes.ts';
import { levelOf } from '../storage/faults.ts';
import type { JobRepository } from '../storage/job-repository.ts';
import type { Job } from './job.ts';

/** Called with every change of the job; undefined when it is forgotten, or the watch is closed. */
export type JobListener = (job: Job | undefined) => void;

/** The last event that each listener received. */
type Followed = Map<JobListener, string>;

export interface JobWatchOptions {
  readonly jobs: Pick<JobRepository, 'findAll'>;
  readonly changes: Changes;
  /** How often all jobs that are followed are read though nobody said that they changed. */
  readonly everyMs: number;
  readonly log: FastifyBaseLogger;
}

/** How long to wait after a read that failed. */
const RETRY_MS = 1000;

export class JobWatch {
  readonly #options: JobWatchOptions;
  readonly #followed = new Map<string, Followed>();
  /** Followed jobs that have to be read. */
  readonly #due = new Set<string>();
  #unlisten: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking = false;
  #closed = false;

  constructor(options: JobWatchOptions) {
    this.#options = options;
  }

  /** Returns a function that ends the watch. The listener's first call reports the job as it is when the watch begins. */
  follow(id: string, listener: JobListener): () => void {
    if (this.#closed) {
      queueMicrotask(() => listener(undefined));
      return () => undefined;
    }
    const followed: Followed = this.#followed.get(id) ?? new Map();
    followed.set(listener, '');
    this.#followed.set(id, followed);
    this.#unlisten ??= this.#options.changes.listen((changed) => this.#changed(changed));
    this.#changed(id);
    return () => {
      followed.delete(listener);
      if (followed.size === 0 && this.#followed.get(id) === followed) this.#followed.delete(id);
      if (this.#followed.size === 0) this.#rest();
    };
  }

  close(): void {
    this.#closed = true;
    const all = [...this.#followed.values()];
    this.#followed.clear();
    this.#rest();
    for (const listeners of all) for (const listener of listeners.keys()) listener(undefined);
  }

  /** Nobody follows anything. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#unlisten?.();
    this.#unlisten = undefined;
  }

  /** Undefined where any job may have changed. */
  #changed(id: string | undefined): void {
    for (const due of id === undefined ? this.#followed.keys() : [id]) if (this.#followed.has(due)) this.#due.add(due);
    if (this.#looking || this.#due.size === 0) return;
    clearTimeout(this.#timer);
    this.#looking = true;
    void this.#look();
  }

  async #look(): Promise<void> {
    let pauseMs = this.#options.everyMs;
    try {
      while (this.#due.size > 0) {
        const ids = [...this.#due];
        this.#due.clear();
        const found = await this.#options.jobs.findAll(ids);
        for (const id of ids) this.#tell(id, found.get(id));
      }
    } catch (error) {
      this.#options.log[levelOf(error, 'warn')]({ err: error }, 'the jobs that are followed could not be read');
      pauseMs = Math.min(pauseMs, RETRY_MS);
    }
    this.#looking = false;
    if (this.#followed.size === 0) return;
    this.#timer = setTimeout(() => this.#changed(undefined), pauseMs);
    this.#timer.unref();
  }

  #tell(id: string, job: Job | undefined): void {
    const now = JSON.stringify(job) ?? 'forgotten';
    for (const [listener, seen] of this.#followed.get(id) ?? []) {
      if (seen === now) continue;
      this.#followed.get(id)?.set(listener, now);
      listener(job);
    }
  }
}
