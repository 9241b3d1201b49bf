/**
 * Leases and claims outlast an outage of the database: nobody could renew them meanwhile. Those that held when the database
 * was last seen hold again, before anybody may take over what they are about.
 */
import type { CompiledQuery, Kysely } from 'kysely';
import { timeIn } from './dialect.ts';
import type { Tables } from './schema.ts';

export interface Lasting {
  /** How long a lease lasts unless it is renewed. */
  readonly leaseMs: number;
  readonly claimMs: number;
}

/** Every process learns by itself that the database is back; so much later than others at most. */
const SPREAD_MS = 5000;

/** `seen`: the last time, by the clock of the database, that it answered this process. */
export function outlasting(db: Kysely<Tables>, seen: string, { leaseMs, claimMs }: Lasting): readonly CompiledQuery[] {
  const lease = timeIn(db, leaseMs + SPREAD_MS);
  const leases = db.updateTable('leases').set({ until: lease }).where('until', '>', seen).where('until', '<', lease);
  const claims = db
    .updateTable('job_claims')
    .set({ expires_at: timeIn(db, claimMs) })
    .where('expires_at', '>', seen)
    .where('expires_at', '<', timeIn(db, 0));
  return [leases.compile(), claims.compile()];
}
