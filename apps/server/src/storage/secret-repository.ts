/** Secrets that all servers of the database share; each is made when it is first asked for. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

export async function sharedSecret(db: Kysely<Tables>, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  // Two servers may start at once: the first one's secret is kept.
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await db.selectFrom('secrets').where('name', '=', name).select('value').executeTakeFirstOrThrow();
  return kept.value;
}
