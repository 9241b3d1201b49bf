/**
 * Who follows a job learns that it has changed, whichever process changed it. PostgreSQL sends a notification with each
 * change, once it is committed. SQLite tells nobody: a process knows what it wrote itself, and looks a few times a second
 * whether another one has written to the file.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type Libsql from 'libsql';
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

/** Changes of a file of SQLite. */
export function fileChanges(file: Libsql.Database): JobChanges {
  const listeners = new Listeners();
  let timer: NodeJS.Timeout | undefined;
  let seen: number | undefined;
  let statement: Libsql.Statement | undefined;

  /** A number that changes with each transaction of another process. */
  function version(): number | undefined {
    statement ??= file.prepare('PRAGMA data_version');
    const row = statement.get() as { readonly data_version: number } | undefined;
    return row?.data_version;
  }

  function look(): void {
    const now = version();
    if (now === seen) return;
    seen = now;
    listeners.tell(undefined);
  }

  return {
    listen(listener) {
      if (listeners.size === 0) {
        seen = version();
        timer = setInterval(look, LOOK_MS);
        timer.unref();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
    wroteHere: () => listeners.tell(undefined),
  };
}
