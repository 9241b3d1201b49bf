/**
 * Who follows something that is stored learns that it has changed, whichever process changed it. PostgreSQL sends a notification with
 * each change, once it is committed. SQLite tells nobody: a process knows what it wrote itself, and looks a few times a second
 * whether another one has written to the file. It asks the connection that writes, which does not count what it wrote itself.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from './schema.ts';

/** Called with what changed, as the statement that changed it named it; undefined where anything may have. */
export type ChangeListener = (what: string | undefined) => void;

export interface Changes {
  /** Returns a function that ends the calls. */
  listen(listener: ChangeListener): () => void;
  /** This process has changed something, anything where it is not named: nobody else tells it where the database is SQLite. */
  wroteHere(what?: string): void;
}

/** How often a process asks SQLite whether another one wrote; that reads no table. */
const LOOK_MS = 200;

/** Two labs in one database hear their own changes only; a hash, since the name of a channel is at most 63 octets long. */
export const channelOf = (name: string): RawBuilder<string> =>
  sql<string>`${sql.lit(`lanelab_${name}_`)} || md5(current_schema())`;

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

  tell(what: string | undefined): void {
    for (const listener of this.#all) listener(what);
  }
}

/** Changes that PostgreSQL notifies of over one channel, by a connection that is made again whenever it breaks. */
export class NotifiedChanges implements Changes {
  readonly #db: Kysely<Tables>;
  readonly #channel: RawBuilder<string>;
  readonly #listeners = new Listeners();

  constructor(db: Kysely<Tables>, channel: RawBuilder<string>) {
    this.#db = db;
    this.#channel = channel;
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
    const { sql: text } = this.#db.selectNoFrom(this.#channel.as('channel')).compile();
    const { rows } = await client.query<{ channel: string }>(text);
    const name = rows[0]?.channel ?? '';
    client.on('notification', ({ channel, payload }) => {
      if (channel === name) this.#listeners.tell(payload);
    });
    await client.query(`LISTEN ${pg.escapeIdentifier(name)}`);
    this.#listeners.tell(undefined);
  }
}

/** Changes of a file of SQLite. `version` reads a number that changes with each transaction of another process. */
export function fileChanges(version: () => Promise<number | undefined>): Changes {
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
    wroteHere: (what) => listeners.tell(what),
  };
}
