/**
 * Tells who follows a job what became of it. One small query for all jobs followed, a few times a second while there are
 * any: it sees what every process wrote, on either database, and nothing is lost where a notification would be.
 */
import type { FastifyBaseLogger } from 'fastify';
import { levelOf } from '../storage/faults.ts';
import type { JobRepository } from '../storage/job-repository.ts';
import type { Job } from './job.ts';

/** Called with every change of the job; undefined when it is forgotten, or the watch is closed. */
export type JobListener = (job: Job | undefined) => void;

/** The last event that each listener received. */
type Followed = Map<JobListener, string>;

export class JobWatch {
  readonly #jobs: JobRepository;
  readonly #pollMs: number;
  readonly #log: FastifyBaseLogger;
  readonly #followed = new Map<string, Followed>();
  #timer: NodeJS.Timeout | undefined;
  #looking = false;
  #again = false;
  #closed = false;

  constructor(jobs: JobRepository, pollMs: number, log: FastifyBaseLogger) {
    this.#jobs = jobs;
    this.#pollMs = pollMs;
    this.#log = log;
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
    this.poke();
    return () => {
      followed.delete(listener);
      if (followed.size === 0 && this.#followed.get(id) === followed) this.#followed.delete(id);
      if (this.#followed.size === 0) clearTimeout(this.#timer);
    };
  }

  /** Looks now: something has changed in this process. */
  poke(): void {
    if (this.#closed || this.#followed.size === 0) return;
    if (this.#looking) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#looking = true;
    void this.#look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    const all = [...this.#followed.values()];
    this.#followed.clear();
    for (const listeners of all) for (const listener of listeners.keys()) listener(undefined);
  }

  async #look(): Promise<void> {
    try {
      do {
        this.#again = false;
        const ids = [...this.#followed.keys()];
        const found = await this.#jobs.findAll(ids);
        for (const id of ids) this.#tell(id, found.get(id));
      } while (this.#again && !this.#closed);
    } catch (error) {
      this.#log[levelOf(error, 'warn')]({ err: error }, 'the jobs that are followed could not be read');
    }
    this.#looking = false;
    if (this.#closed || this.#followed.size === 0) return;
    this.#timer = setTimeout(() => this.poke(), this.#pollMs);
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
