/**
 * Turns: the order in which waiting points are computed, so that everyone who asks has the same share and short jobs go first.
 *
 * It is fair queueing: a turn is the amount of work after which a point would be finished if its asker's points were computed one
 * after the other, beside those of all other askers. Who has asked for much has late turns; who comes now begins where the
 * point begins that is computed now (P. Goyal, H. M. Vin, H. Cheng: Start-time Fair Queueing, SIGCOMM 1996, has the clock; the least end goes first here).
 */
import type { Kysely } from 'kysely';
import { type PointRef, UNDER_WAY } from '../jobs/job.ts';
import { timeIn } from './dialect.ts';
import type { Tables } from './schema.ts';

export interface TurnRepository {
  /** Orders what the asker waits for: the urgent first, then the short, then what was asked for first. */
  order(db: Kysely<Tables>, asker: string): Promise<void>;
  /** Computes the job in the name of this asker, who wants it too, where that is sooner; `order` must be called then. */
  join(db: Kysely<Tables>, jobId: string, asker: string): Promise<boolean>;
  /** The next point of this build whose asker has none that is computed. */
  leftOut(build: string): Promise<PointRef | undefined>;
}

/** Turns are whole numbers of four octets. They begin at 0 again whenever nobody waits for anything. */
const LAST_START = 1_900_000_000;

interface Unfinished {
  readonly jobId: string;
  readonly asker: string;
  readonly cost: number;
  readonly turn: number;
  readonly isComputed: boolean;
}

export function createTurnRepository(db: Kysely<Tables>): TurnRepository {
  const unfinished = (from: Kysely<Tables>) =>
    from
      .selectFrom('job_points')
      .innerJoin('jobs', 'jobs.id', 'job_points.job_id')
      .leftJoin('leases', (join) =>
        join.onRef('leases.key', '=', 'job_points.key').on('leases.until', '>', timeIn(db, 0)),
      )
      .where('job_points.seq', 'is', null)
      .where('jobs.state', 'in', UNDER_WAY);

  async function all(from: Kysely<Tables>): Promise<readonly Unfinished[]> {
    const rows = await unfinished(from)
      .orderBy('jobs.urgency', 'desc')
      .orderBy('jobs.cost')
      .orderBy('jobs.created_at')
      .orderBy('jobs.id')
      .orderBy('job_points.position')
      .select(['job_points.job_id as jobId', 'jobs.asker', 'jobs.cost', 'job_points.turn', 'leases.key as leased'])
      .execute();
    return rows.map(({ leased, ...row }) => ({ ...row, isComputed: leased !== null }));
  }

  /** Where the asker's next point begins. New points, which have no turn yet, say nothing. */
  function startOf(points: readonly Unfinished[], asker: string): number {
    const starts = (those: readonly Unfinished[]) => those.map(({ turn, cost }) => turn - cost);
    const known = points.filter(({ turn }) => turn > 0);
    const computed = known.filter(({ isComputed }) => isComputed);
    const clock = computed.length > 0 ? Math.max(...starts(computed)) : Math.min(...starts(known));
    const own = known.filter((point) => point.asker === asker);
    const ownEnds = own.filter(({ isComputed }) => isComputed).map(({ turn }) => turn);
    const ownStarts = starts(own.filter(({ isComputed }) => !isComputed));
    const ownNext = ownStarts.length > 0 ? Math.min(...ownStarts) : 0;
    return Math.max(0, known.length === 0 ? 0 : clock, ownNext, ...ownEnds);
  }

  /** Points of one job go in the order of their positions; what is computed keeps its turn. */
  async function setTurns(from: Kysely<Tables>, jobId: string, start: number, cost: number): Promise<void> {
    await from
      .updateTable('job_points')
      .set((eb) => ({
        turn: eb(
          eb.val(start),
          '+',
          eb(
            eb.val(cost),
            '*',
            eb
              .selectFrom('job_points as before')
              .whereRef('before.job_id', '=', 'job_points.job_id')
              .whereRef('before.position', '<=', 'job_points.position')
              .where('before.seq', 'is', null)
              .select(({ fn }) => fn.countAll<number>().as('count')),
          ),
        ),
      }))
      .where('job_id', '=', jobId)
      .where('seq', 'is', null)
      .where('key', 'not in', (eb) => eb.selectFrom('leases').where('until', '>', timeIn(db, 0)).select('key'))
      .execute();
  }

  async function order(from: Kysely<Tables>, asker: string): Promise<void> {
    const points = await all(from);
    const own = points.filter((point) => point.asker === asker && !point.isComputed);
    let at = startOf(points, asker);
    for (const jobId of new Set(own.map((point) => point.jobId))) {
      const ofJob = own.filter((point) => point.jobId === jobId);
      const [{ cost } = { cost: 1 }] = ofJob;
      await setTurns(from, jobId, at, cost);
      at = Math.min(LAST_START, at + cost * ofJob.length);
    }
  }

  return {
    order,
    async join(from, jobId, asker) {
      const points = await all(from);
      const first = points.find((point) => point.jobId === jobId && !point.isComputed);
      if (first === undefined || first.asker === asker) return false;
      if (startOf(points, asker) + first.cost >= first.turn) return false;
      await from.updateTable('jobs').set({ asker }).where('id', '=', jobId).execute();
      await from
        .updateTable('job_points')
        .set({ turn: 0 })
        .where('job_id', '=', jobId)
        .where('seq', 'is', null)
        .execute();
      return true;
    },
    leftOut: (build) =>
      unfinished(db)
        .where('leases.key', 'is', null)
        .where('jobs.build', '=', build)
        .where('jobs.asker', 'not in', (eb) =>
          eb
            .selectFrom('job_points as computed')
            .innerJoin('jobs as theirs', 'theirs.id', 'computed.job_id')
            .innerJoin('leases as held', 'held.key', 'computed.key')
            .where('computed.seq', 'is', null)
            .where('theirs.state', 'in', UNDER_WAY)
            .where('held.until', '>', timeIn(db, 0))
            .select('theirs.asker'),
        )
        .orderBy('job_points.turn')
        .orderBy('jobs.created_at')
        .orderBy('job_points.position')
        .select([
          'job_points.job_id as jobId',
          'job_points.position',
          'job_points.key',
          'jobs.build',
          'job_points.turn',
        ])
        .limit(1)
        .executeTakeFirst(),
  };
}
