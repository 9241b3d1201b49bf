/** The few places where SQLite and PostgreSQL differ: the clock, and a lock that one transaction at a time holds. */
import { type Kysely, PostgresAdapter, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * The time `ms` milliseconds from now, ISO 8601 in UTC, by the clock of the database: workers on several machines need not
 * agree on theirs. Text of this form sorts as the times do.
 */
export function timeIn(db: Kysely<Tables>, ms: number): RawBuilder<string> {
  return isPostgres(db)
    ? sql<string>`to_char((clock_timestamp() + ${ms}::float8 * interval '1 millisecond') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${(ms / 1000).toFixed(3)} seconds`})`;
}

/** Any number that no other program takes for a lock of its own in the same database. */
const JOBS_LOCK = 5_217_003;

/**
 * A transaction of which one at a time runs, in all servers: what it reads (is there such a job, how many are there, does
 * anybody still want it) holds until its writes are in. Whatever writes several rows of jobs or points is such a transaction:
 * two of them that took the rows in different orders would wait for each other until PostgreSQL ends one as a deadlock.
 * Inside, only `transaction` may be used: SQLite has one connection.
 */
export function oneAtATime<T>(db: Kysely<Tables>, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    if (isPostgres(db)) {
      // By schema: two labs in one database do not wait for each other.
      await sql`SELECT pg_advisory_xact_lock(${JOBS_LOCK}, hashtext(current_schema()))`.execute(transaction);
    } else {
      // A write that changes nothing takes SQLite's write lock, and waits for it; a read that turns into a write does not.
      await sql`UPDATE jobs SET state = state WHERE id IS NULL`.execute(transaction);
    }
    return work(transaction);
  });
}
