/**
 * Leases: who computes which result. A lease is renewed while its owner lives, a second apart, and ends soon after it died:
 * that is what a point is taken over by, whichever backend handed it out.
 */
import type { Kysely } from 'kysely';
import { UNDER_WAY } from '../jobs/job.ts';
import { timeIn } from './dialect.ts';
import { announcingWaiting } from './job-changes.ts';
import type { Tables } from './schema.ts';

export interface LeaseRepository {
  /** Takes the lease if nobody has it; returns which attempt at this result it is, from 1 on. */
  take(key: string, owner: string): Promise<number | undefined>;
  /** False where the owner has lost the lease, or no job under way wants the result any more. `isNews`: the share is another than before. */
  renew(key: string, owner: string, share: number, isNews: boolean): Promise<boolean>;
  release(key: string, owner: string): Promise<void>;
  /** Ends the leases of owners of whom it is known that they are over, without a wait until they run out. */
  endOf(isOver: (owner: string) => boolean): Promise<void>;
  /** Drops leases that ended and whose result no job under way waits for. */
  forget(): Promise<void>;
}

export function createLeaseRepository(db: Kysely<Tables>, leaseMs: number): LeaseRepository {
  const wanted = (key: string) =>
    db
      .selectFrom('job_points')
      .innerJoin('jobs', 'jobs.id', 'job_points.job_id')
      .where('job_points.key', '=', key)
      .where('job_points.seq', 'is', null)
      .where('jobs.state', 'in', UNDER_WAY)
      .select('job_points.key');

  return {
    async take(key, owner) {
      const until = timeIn(db, leaseMs);
      const rows = await db
        .insertInto('leases')
        .values({ key, owner, until, attempts: 1, share: 0 })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet((row) => ({ owner, until, share: 0, attempts: row('leases.attempts', '+', 1) }))
            .where('leases.until', '<', timeIn(db, 0)),
        )
        .returning('attempts')
        .execute();
      return rows[0]?.attempts;
    },
    async renew(key, owner, share, isNews) {
      const rows = await db
        .updateTable('leases')
        .set({ until: timeIn(db, leaseMs), share: Math.round(share * 1000) })
        .where('key', '=', key)
        .where('owner', '=', owner)
        .where((eb) => eb.exists(wanted(key)))
        .returning('key')
        .$if(isNews, (query) => query.returning(announcingWaiting(db).as('announced')))
        .execute();
      return rows.length > 0;
    },
    async release(key, owner) {
      await db
        .deleteFrom('leases')
        .where('key', '=', key)
        .where('owner', '=', owner)
        .returning(announcingWaiting(db).as('announced'))
        .execute();
    },
    async endOf(isOver) {
      const owners = await db.selectFrom('leases').select('owner').distinct().execute();
      const over = owners.map(({ owner }) => owner).filter(isOver);
      if (over.length > 0) await db.updateTable('leases').set({ until: '' }).where('owner', 'in', over).execute();
    },
    async forget() {
      await db
        .deleteFrom('leases')
        .where('until', '<', timeIn(db, 0))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('job_points')
                .innerJoin('jobs', 'jobs.id', 'job_points.job_id')
                .whereRef('job_points.key', '=', 'leases.key')
                .where('job_points.seq', 'is', null)
                .where('jobs.state', 'in', UNDER_WAY)
                .select('job_points.key'),
            ),
          ),
        )
        .execute();
    },
  };
}
