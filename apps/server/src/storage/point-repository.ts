/** Points of jobs: which wait, which are next, and what follows when one is finished. */
import type { Kysely } from 'kysely';
import { type FinishedPoint, type JobKind, type PointRef, UNDER_WAY } from '../jobs/job.ts';
import type { Database } from './database.ts';
import { oneAtATime, timeIn } from './dialect.ts';
import { announcing } from './job-changes.ts';
import type { Tables } from './schema.ts';

export interface PendingPoint extends PointRef {
  readonly kind: JobKind;
  readonly urgency: number;
  readonly input: unknown;
  /** How long it has waited. */
  readonly waitMs: number;
}

export interface PointRepository {
  /** The point with what its job is about, where a job under way waits for it. */
  pending(jobId: string, position: number): Promise<PendingPoint | undefined>;
  /** Points that nobody computes, by their turns, and of those with the same the first asked for. */
  next(build: string, limit: number): Promise<readonly PointRef[]>;
  /** Points that nobody computes and that a job in this asker's name waits for, with those of other jobs that have the same results. */
  waitingOf(asker: string, db: Kysely<Tables>): Promise<readonly PointRef[]>;
  /** Points finished after the one numbered `seq`, in that order. */
  finished(jobId: string, seq: number): Promise<readonly FinishedPoint[]>;
  keys(jobId: string): Promise<readonly string[]>;
  /** The result is kept: every job's point that it is gets its number, and a job that waited for no other is done. */
  finish(key: string): Promise<void>;
  /** Makes an ended job wait again for those of its points whose results are not kept. */
  revive(jobId: string, kept: ReadonlySet<string>, db: Kysely<Tables>): Promise<void>;
}

export function createPointRepository({ db, large }: Pick<Database, 'db' | 'large'>): PointRepository {
  const unfinished = (from: Kysely<Tables>) =>
    from
      .selectFrom('job_points')
      .innerJoin('jobs', 'jobs.id', 'job_points.job_id')
      .where('job_points.seq', 'is', null)
      .where('jobs.state', 'in', UNDER_WAY)
      .select([
        'job_points.job_id as jobId',
        'job_points.position',
        'job_points.key',
        'jobs.build as build',
        'job_points.turn as turn',
      ]);

  const free = (from: Kysely<Tables>) =>
    unfinished(from)
      .leftJoin('leases', (join) =>
        join.onRef('leases.key', '=', 'job_points.key').on('leases.until', '>', timeIn(db, 0)),
      )
      .where('leases.key', 'is', null);

  async function finish(key: string): Promise<void> {
    await oneAtATime(db, async (transaction) => {
      // 0 is replaced below.
      const points = await transaction
        .updateTable('job_points')
        .set({ seq: 0 })
        .where('key', '=', key)
        .where('seq', 'is', null)
        .returning(['job_id', 'position'])
        .execute();
      for (const { job_id: id, position } of points) {
        const [job] = await transaction
          .updateTable('jobs')
          .set(({ eb }) => ({ done: eb('done', '+', 1) }))
          .where('id', '=', id)
          .returning(['done', 'total', announcing(db).as('announced')])
          .execute();
        if (job === undefined) continue;
        await transaction
          .updateTable('job_points')
          .set({ seq: job.done })
          .where('job_id', '=', id)
          .where('position', '=', position)
          .execute();
        if (job.done < job.total) continue;
        await transaction
          .updateTable('jobs')
          .set({ state: 'done', finished_at: timeIn(db, 0) })
          .where('id', '=', id)
          .where('state', 'in', UNDER_WAY)
          .execute();
      }
    });
  }

  return {
    async pending(jobId, position) {
      // The input of a run is its scenario.
      const row = await unfinished(large)
        .where('job_points.job_id', '=', jobId)
        .where('job_points.position', '=', position)
        .select((eb) => [
          'jobs.kind as kind',
          'jobs.urgency as urgency',
          'jobs.input as input',
          eb.fn.coalesce(eb.ref('jobs.resumed_at'), eb.ref('jobs.created_at')).as('since'),
          timeIn(db, 0).as('now'),
        ])
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { since, now, input, ...point } = row;
      return { ...point, input: JSON.parse(input) as unknown, waitMs: Date.parse(now) - Date.parse(since) };
    },
    next: (build, limit) =>
      free(db)
        .where('jobs.build', '=', build)
        .orderBy('job_points.turn')
        .orderBy('jobs.created_at')
        .orderBy('jobs.id')
        .orderBy('job_points.position')
        .limit(limit)
        .execute(),
    waitingOf: (asker, from) =>
      free(from)
        .where('job_points.key', 'in', (eb) =>
          eb
            .selectFrom('job_points as own')
            .innerJoin('jobs as theirs', 'theirs.id', 'own.job_id')
            .where('theirs.asker', '=', asker)
            .where('theirs.state', 'in', UNDER_WAY)
            .where('own.seq', 'is', null)
            .select('own.key'),
        )
        .execute(),
    async finished(jobId, seq) {
      const rows = await db
        .selectFrom('job_points')
        .where('job_id', '=', jobId)
        .where('seq', '>', seq)
        .orderBy('seq')
        .select(['seq', 'position', 'key'])
        .execute();
      return rows.map((row) => ({ ...row, seq: row.seq ?? 0 }));
    },
    async keys(jobId) {
      const rows = await db.selectFrom('job_points').where('job_id', '=', jobId).select('key').execute();
      return rows.map(({ key }) => key);
    },
    finish,
    async revive(jobId, kept, transaction) {
      const points = await transaction
        .selectFrom('job_points')
        .where('job_id', '=', jobId)
        .orderBy('position')
        .select(['position', 'key'])
        .execute();
      const finished = points.filter(({ key }) => kept.has(key));
      await transaction.updateTable('job_points').set({ seq: null, turn: 0 }).where('job_id', '=', jobId).execute();
      for (const [at, { position }] of finished.entries()) {
        await transaction
          .updateTable('job_points')
          .set({ seq: at + 1 })
          .where('job_id', '=', jobId)
          .where('position', '=', position)
          .execute();
      }
      const isDone = finished.length === points.length;
      await transaction
        .updateTable('jobs')
        .set({
          state: isDone ? 'done' : 'queued',
          done: finished.length,
          error: null,
          finished_at: isDone ? timeIn(db, 0) : null,
          resumed_at: timeIn(db, 0),
        })
        .where('id', '=', jobId)
        .returning(announcing(db).as('announced'))
        .execute();
    },
  };
}
