/** What is waiting and what is stored, in numbers: for metrics and for the operator's page. */
import { UNDER_WAY } from '../jobs/job.ts';
import { WORK_KINDS, type WorkKind, workKind } from '../services/run-service.ts';
import type { Database } from './database.ts';
import { timeIn } from './dialect.ts';

/** The points of one kind of work, each result counted once. */
export interface QueueState {
  readonly kind: WorkKind;
  readonly waiting: number;
  readonly computed: number;
  /** How long the point that waits longest has waited; 0 where none waits. */
  readonly oldestWaitSeconds: number;
}

export interface StateRepository {
  /** One entry for each kind of work, in the order of `WORK_KINDS`. */
  queue(): Promise<readonly QueueState[]>;
  resultBytes(): Promise<number>;
}

export function createStateRepository({ db, large }: Pick<Database, 'db' | 'large'>): StateRepository {
  return {
    async queue() {
      const rows = await db
        .selectFrom('job_points')
        .innerJoin('jobs', 'jobs.id', 'job_points.job_id')
        .leftJoin('leases', (join) =>
          join.onRef('leases.key', '=', 'job_points.key').on('leases.until', '>', timeIn(db, 0)),
        )
        .where('job_points.seq', 'is', null)
        .where('jobs.state', 'in', UNDER_WAY)
        .groupBy('jobs.urgency')
        .select((eb) => [
          'jobs.urgency',
          eb.fn.count('job_points.key').distinct().as('points'),
          eb.fn.count('leases.key').distinct().as('computed'),
          eb.fn
            .min(eb.fn.coalesce(eb.ref('jobs.resumed_at'), eb.ref('jobs.created_at')))
            .filterWhere('leases.key', 'is', null)
            .as('oldest'),
          timeIn(db, 0).as('now'),
        ])
        .execute();
      return WORK_KINDS.map((kind) => {
        const row = rows.find(({ urgency }) => workKind(urgency) === kind);
        if (row === undefined) return { kind, waiting: 0, computed: 0, oldestWaitSeconds: 0 };
        const computed = Number(row.computed);
        const waitMs = row.oldest === null ? 0 : Date.parse(row.now) - Date.parse(row.oldest);
        return {
          kind,
          computed,
          waiting: Number(row.points) - computed,
          oldestWaitSeconds: Math.max(0, waitMs) / 1000,
        };
      });
    },
    async resultBytes() {
      const { bytes } = await large
        .selectFrom('results')
        .select(({ fn }) => fn.sum('bytes').as('bytes'))
        .executeTakeFirstOrThrow();
      return Number(bytes ?? 0);
    },
  };
}
