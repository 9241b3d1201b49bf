/** Jobs as rows: found, made, started, ended, forgotten. Points are in point-repository.ts, claims in claim-repository.ts. */
import type { Kysely } from 'kysely';
import type { ErrorBody } from '../errors.ts';
import { isFinished, type Job, type JobKind, type JobState, UNDER_WAY } from '../jobs/job.ts';
import { oneAtATime, timeIn } from './dialect.ts';
import { announcing } from './job-changes.ts';
import type { JobTables } from './job-tables.ts';
import type { Tables } from './schema.ts';

export interface NewJob {
  readonly id: string;
  readonly kind: JobKind;
  readonly key: string;
  readonly build: string;
  readonly urgency: number;
  /** In whose name it is computed. */
  readonly asker: string;
  /** Work of one point, as `workOf` counts it. */
  readonly cost: number;
  readonly input: unknown;
  readonly resultUrl: string;
  /** Keys of the results, by position. */
  readonly points: readonly string[];
  /** The keys among these whose results are kept already. */
  readonly kept: ReadonlySet<string>;
}

export interface JobRepository {
  find(id: string): Promise<Job | undefined>;
  findAll(ids: readonly string[]): Promise<ReadonlyMap<string, Job>>;
  /** The job with this key that is under way, or else the newest. */
  current(key: string, db?: Kysely<Tables>): Promise<Job | undefined>;
  countUnderWay(db?: Kysely<Tables>): Promise<number>;
  counts(): Promise<Readonly<Record<JobState, number>>>;
  insert(db: Kysely<Tables>, job: NewJob): Promise<void>;
  started(id: string): Promise<void>;
  /** From now on the job is computed in the name of this asker. */
  nameAsker(db: Kysely<Tables>, id: string, asker: string): Promise<void>;
  /** Ends a job that is under way; false where it was not. */
  end(id: string, state: 'failed' | 'cancelled', error: ErrorBody['error'], db?: Kysely<Tables>): Promise<boolean>;
  /** Fails all jobs under way that wait for this result. */
  fail(key: string, error: ErrorBody['error']): Promise<void>;
  /** Running jobs of which nobody computes a point wait again. */
  backToQueue(): Promise<void>;
  /** Drops what ended longer ago than `keepMs`. */
  forget(keepMs: number): Promise<void>;
}

const ROWS_A_STATEMENT = 500;

type Row = Omit<JobTables['jobs'], 'input' | 'build' | 'urgency' | 'asker' | 'cost' | 'resumed_at'>;

const COLUMNS = [
  'id',
  'kind',
  'key',
  'state',
  'done',
  'total',
  'result_url',
  'created_at',
  'finished_at',
  'error',
] as const satisfies (keyof Row)[];

/** `thousandths`: of the points under way. */
function toJob(row: Row, thousandths: number): Job {
  const under = row.done < row.total ? thousandths / 1000 : 0;
  return {
    id: row.id,
    kind: row.kind,
    key: row.key,
    state: row.state,
    progress: { done: Math.round((row.done + under) * 100) / 100, total: row.total },
    resultUrl: row.result_url,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    error: row.error === null ? null : (JSON.parse(row.error) as ErrorBody['error']),
  };
}

export function createJobRepository(db: Kysely<Tables>): JobRepository {
  async function findAll(ids: readonly string[], from = db): Promise<ReadonlyMap<string, Job>> {
    if (ids.length === 0) return new Map();
    const rows = await from.selectFrom('jobs').where('id', 'in', ids).select(COLUMNS).execute();
    const shares = await from
      .selectFrom('leases')
      .innerJoin('job_points', 'job_points.key', 'leases.key')
      .where('job_points.job_id', 'in', ids)
      .where('job_points.seq', 'is', null)
      .where('leases.until', '>', timeIn(db, 0))
      .groupBy('job_points.job_id')
      .select(({ fn }) => ['job_points.job_id as id', fn.sum('leases.share').as('share')])
      .execute();
    const shareOf = new Map(shares.map(({ id, share }) => [id, Number(share)]));
    return new Map(rows.map((row) => [row.id, toJob(row, shareOf.get(row.id) ?? 0)]));
  }

  async function insert(into: Kysely<Tables>, job: NewJob): Promise<void> {
    const { id, kind, key, build, urgency, asker, cost, points, kept } = job;
    const done = points.filter((each) => kept.has(each)).length;
    const isDone = done === points.length;
    const now = timeIn(db, 0);
    await into
      .insertInto('jobs')
      .values({
        id,
        kind,
        key,
        build,
        urgency,
        asker,
        cost,
        done,
        error: null,
        state: isDone ? 'done' : 'queued',
        total: points.length,
        result_url: job.resultUrl,
        created_at: now,
        finished_at: isDone ? now : null,
        input: JSON.stringify(job.input),
      })
      .execute();
    let seq = 0;
    const rows = points.map((each, position) => {
      const isKept = kept.has(each);
      if (isKept) seq += 1;
      return { job_id: id, position, key: each, seq: isKept ? seq : null, turn: 0 };
    });
    for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
      await into
        .insertInto('job_points')
        .values(rows.slice(at, at + ROWS_A_STATEMENT))
        .execute();
    }
  }

  const announced = announcing(db).as('announced');

  const ended = (state: JobState, error: ErrorBody['error'], from = db) =>
    from
      .updateTable('jobs')
      .set({ state, error: JSON.stringify(error), finished_at: timeIn(db, 0) })
      .where('state', 'in', UNDER_WAY)
      .returning(announced);

  return {
    find: async (id) => (await findAll([id])).get(id),
    findAll,
    async current(key, from = db) {
      const rows = await from
        .selectFrom('jobs')
        .where('key', '=', key)
        .orderBy('created_at', 'desc')
        .select(['id', 'state'])
        .execute();
      // An older one may have been resumed.
      const row = rows.find(({ state }) => !isFinished(state)) ?? rows[0];
      return row === undefined ? undefined : (await findAll([row.id], from)).get(row.id);
    },
    async countUnderWay(from = db) {
      const { count } = await from
        .selectFrom('jobs')
        .where('state', 'in', UNDER_WAY)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async counts() {
      const counts = { queued: 0, running: 0, done: 0, failed: 0, cancelled: 0 };
      const rows = await db
        .selectFrom('jobs')
        .groupBy('state')
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .execute();
      for (const { state, count } of rows) counts[state] = Number(count);
      return counts;
    },
    insert,
    async started(id) {
      await db
        .updateTable('jobs')
        .set({ state: 'running' })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .returning(announced)
        .execute();
    },
    async nameAsker(into, id, asker) {
      await into.updateTable('jobs').set({ asker }).where('id', '=', id).execute();
    },
    async end(id, state, error, from = db) {
      return (await ended(state, error, from).where('id', '=', id).execute()).length > 0;
    },
    async fail(key, error) {
      await oneAtATime(db, (transaction) =>
        ended('failed', error, transaction)
          .where('id', 'in', (eb) =>
            eb.selectFrom('job_points').where('key', '=', key).where('seq', 'is', null).select('job_id'),
          )
          .execute(),
      );
    },
    async backToQueue() {
      await oneAtATime(db, (transaction) =>
        transaction
          .updateTable('jobs')
          .set({ state: 'queued' })
          .where('state', '=', 'running')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('leases')
                  .innerJoin('job_points', 'job_points.key', 'leases.key')
                  .whereRef('job_points.job_id', '=', 'jobs.id')
                  .where('job_points.seq', 'is', null)
                  .where('leases.until', '>', timeIn(db, 0))
                  .select('leases.key'),
              ),
            ),
          )
          .returning(announced)
          .execute(),
      );
    },
    async forget(keepMs) {
      await oneAtATime(db, (transaction) =>
        transaction.deleteFrom('jobs').where('finished_at', '<', timeIn(db, -keepMs)).returning(announced).execute(),
      );
    },
  };
}
