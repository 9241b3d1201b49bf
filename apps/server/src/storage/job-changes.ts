/**
 * Who follows a job learns that it has changed, whichever process changed it. PostgreSQL sends a notification with each
 * change, once it is committed. SQLite tells nobody: a process knows what it wrote itself, and looks a few times a second
 * whether another one has written to the file. It asks the connection that writes, which does not count what it wrote itself.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { isPostgres } from './dialect.ts';
import type { Tables } from './schema.ts';

/** Called with the id of the job that changed; undefined where any may have. */
export type ChangeListener = (jobId: string | undefined) => void;

export interface JobChanges {
  /** Returns a function that ends the calls. */
  listen(listener: ChangeListener): () => void;
  /** This process has changed jobs: nobody else tells it where the database is SQLite. */
  wroteHere(): void;
}

/** How often a process asks SQLite whether another one wrote; that reads no table. */
const LOOK_MS = 200;

/** Two labs in one database hear their own changes only; a hash, since the name of a channel is at most 63 octets long. */
const CHANNEL = sql<string>`'lanelab_jobs_' || md5(current_schema())`;

/** To be returned by each statement that changes jobs, as `announced`: it tells their followers when its transaction is committed. */
export function announcing(db: Kysely<Tables>): RawBuilder<unknown> {
  return isPostgres(db) ? sql`pg_notify(${CHANNEL}, jobs.id)` : sql`NULL`;
}

/** The same of a statement that changes a lease: it tells the followers of all jobs that wait for the lease's result. */
export function announcingWaiting(db: Kysely<Tables>): RawBuilder<unknown> {
  return isPostgres(db)
    ? sql`(SELECT count(pg_notify(${CHANNEL}, job_id)) FROM job_points WHERE job_points.key = leases.key AND seq IS NULL)`
    : sql`NULL`;
}

class Listeners {
  readonly #all = new Set<ChangeListener>();

  get size(): number {
    return this.#all.size;
  }

  add(listener: ChangeListener): void {
    this.#all.add(listener);
  }

  delete(listener: ChangeListener): void {
    this.#all.delete(listener);
  }

  tell(jobId: string | undefined): void {
    for (const listener of this.#all) listener(jobId);
  }
}

/** Changes that PostgreSQL notifies of, over a connection that is made again whenever it breaks. */
export class NotifiedChanges implements JobChanges {
  readonly #db: Kysely<Tables>;
  readonly #listeners = new Listeners();

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  wroteHere(): void {
    // This process is notified like all others.
  }

  /** Hears the changes over this connection from now on. What happened since the last one broke is not known. */
  async hear(client: pg.Client): Promise<void> {
    client.on('notification', ({ payload }) => this.#listeners.tell(payload));
    const { sql: text } = this.#db.selectNoFrom(CHANNEL.as('channel')).compile();
    const { rows } = await client.query<{ channel: string }>(text);
    await client.query(`LISTEN ${pg.escapeIdentifier(rows[0]?.channel ?? '')}`);
    this.#listeners.tell(undefined);
  }
}

/** Changes of a file of SQLite. `version` reads a number that changes with each transaction of another process. */
export function fileChanges(version: () => Promise<number | undefined>): JobChanges {
  const listeners = new Listeners();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  /** Undefined where nothing is known of what happened until now. */
  let seen: number | undefined;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    // Where the file cannot be read just now, the next look that can tells of everything.
    const now = await version().catch(() => undefined);
    isLooking = false;
    if (now === seen) return;
    seen = now;
    if (now !== undefined) listeners.tell(undefined);
  }

  return {
    listen(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        seen = undefined;
        timer = setInterval(() => void look(), LOOK_MS);
        timer.unref();
        void look();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
    wroteHere: () => listeners.tell(undefined),
  };
}
