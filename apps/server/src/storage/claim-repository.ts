/** Claims: who wants a job. One a request; the work stops when the last one is withdrawn or has run out. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Asker, type Person, UNDER_WAY } from '../jobs/job.ts';
import { timeIn } from './dialect.ts';
import type { Tables } from './schema.ts';

export interface ClaimRepository {
  /** Returns the ticket that names the claim. */
  add(db: Kysely<Tables>, jobId: string, asker: Asker): Promise<string>;
  /** Withdraws the claim of the ticket; false where there is none. */
  withdraw(db: Kysely<Tables>, jobId: string, ticket: string): Promise<boolean>;
  /** Whoever looks at a job still wants it: puts off the end of the ticket's claim, or of those of the person. */
  renew(jobId: string, asker: Asker): Promise<void>;
  count(db: Kysely<Tables>, jobId: string): Promise<number>;
  /** Jobs under way on which the person has a claim, and those on which anybody at the address has one. */
  countJobs(db: Kysely<Tables>, person: Person): Promise<{ readonly ofPerson: number; readonly ofAddress: number }>;
  /** Ids of the requests that wait for the result of this point, the first one first; not more than a log line holds. */
  requestsFor(jobId: string, position: number): Promise<readonly string[]>;
  /** Drops claims that have run out. */
  expire(db: Kysely<Tables>): Promise<void>;
  /** Jobs under way that nobody has a claim on. */
  unclaimed(db: Kysely<Tables>): Promise<readonly string[]>;
}

const MOST_REQUESTS = 100;

export function createClaimRepository(db: Kysely<Tables>, keepMs: number): ClaimRepository {
  return {
    async add(into, jobId, { address, name, requestId }) {
      const ticket = randomUUID();
      await into
        .insertInto('job_claims')
        .values({
          ticket,
          job_id: jobId,
          address,
          asker: name,
          created_at: timeIn(db, 0),
          expires_at: timeIn(db, keepMs),
          request: requestId ?? '',
        })
        .execute();
      return ticket;
    },
    async withdraw(from, jobId, ticket) {
      const { numDeletedRows } = await from
        .deleteFrom('job_claims')
        .where('job_id', '=', jobId)
        .where('ticket', '=', ticket)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async renew(jobId, { name, ticket }) {
      // Not at every look: most then write nothing.
      const soon = timeIn(db, keepMs * 0.75);
      await db
        .updateTable('job_claims')
        .set({ expires_at: timeIn(db, keepMs) })
        .where('job_id', '=', jobId)
        .where('expires_at', '<', soon)
        .$call((query) => (ticket === undefined ? query.where('asker', '=', name) : query.where('ticket', '=', ticket)))
        .execute();
    },
    async count(from, jobId) {
      const { count } = await from
        .selectFrom('job_claims')
        .where('job_id', '=', jobId)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async countJobs(from, { address, name }) {
      const rows = await from
        .selectFrom('job_claims')
        .innerJoin('jobs', 'jobs.id', 'job_claims.job_id')
        .where('job_claims.address', '=', address)
        .where('jobs.state', 'in', UNDER_WAY)
        .select(['jobs.id', 'job_claims.asker'])
        .distinct()
        .execute();
      const own = rows.filter(({ asker }) => asker === name);
      return { ofPerson: own.length, ofAddress: new Set(rows.map(({ id }) => id)).size };
    },
    async requestsFor(jobId, position) {
      const rows = await db
        .selectFrom('job_claims')
        .innerJoin('job_points', 'job_points.job_id', 'job_claims.job_id')
        .where('job_points.key', '=', (eb) =>
          eb
            .selectFrom('job_points as asked')
            .where('asked.job_id', '=', jobId)
            .where('asked.position', '=', position)
            .select('asked.key'),
        )
        .where('job_points.seq', 'is', null)
        .where('job_claims.request', '!=', '')
        .orderBy('job_claims.created_at')
        .orderBy('job_claims.ticket')
        .select('job_claims.request')
        .limit(MOST_REQUESTS)
        .execute();
      return [...new Set(rows.map(({ request }) => request))];
    },
    async expire(from) {
      await from.deleteFrom('job_claims').where('expires_at', '<', timeIn(db, 0)).execute();
    },
    async unclaimed(from) {
      const rows = await from
        .selectFrom('jobs')
        .where('state', 'in', UNDER_WAY)
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('job_claims').whereRef('job_claims.job_id', '=', 'jobs.id').select('ticket'))),
        )
        .select('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
