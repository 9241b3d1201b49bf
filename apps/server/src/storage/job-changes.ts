/** What statements that change jobs tell those who follow the jobs: the id of each job, over a channel of its own. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { channelOf } from './changes.ts';
import { isPostgres } from './dialect.ts';
import type { Tables } from './schema.ts';

export const JOB_CHANNEL = channelOf('jobs');

/** To be returned by each statement that changes jobs, as `announced`: it tells their followers when its transaction is committed. */
export function announcing(db: Kysely<Tables>): RawBuilder<unknown> {
  return isPostgres(db) ? sql`pg_notify(${JOB_CHANNEL}, jobs.id)` : sql`NULL`;
}

/** The same of a statement that changes a lease: it tells the followers of all jobs that wait for the lease's result. */
export function announcingWaiting(db: Kysely<Tables>): RawBuilder<unknown> {
  return isPostgres(db)
    ? sql`(SELECT count(pg_notify(${JOB_CHANNEL}, job_id)) FROM job_points WHERE job_points.key = leases.key AND seq IS NULL)`
    : sql`NULL`;
}
