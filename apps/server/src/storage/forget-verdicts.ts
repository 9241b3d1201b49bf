/** Erases what the server keeps of results besides their own rows: kept verdicts, and jobs that have a result in their question. */
import type { Kysely, Transaction } from 'kysely';
import { oneAtATime } from './dialect.ts';
import { announcing } from './job-changes.ts';
import type { Tables } from './schema.ts';

const KEYS_A_STATEMENT = 500;

async function forget(transaction: Transaction<Tables>, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += KEYS_A_STATEMENT) {
    const part = keys.slice(at, at + KEYS_A_STATEMENT);
    // A job under way stops: nobody waits for its points any more. Whoever else wants the same verdict asks for it again.
    await transaction
      .deleteFrom('jobs')
      .where('key', 'in', part)
      .returning(announcing(transaction).as('announced'))
      .execute();
    await transaction.deleteFrom('results').where('key', 'in', part).execute();
  }
}

/**
 * Erases rows and the verdicts about them together. `erase` returns the keys of the verdicts, null where none was asked for yet, or
 * undefined where there was nothing to erase. Resolves to the keys: a verdict that is computed just now may be stored afterwards.
 */
export function forgettingVerdicts(
  db: Kysely<Tables>,
  erase: (transaction: Transaction<Tables>) => Promise<readonly (string | null)[] | undefined>,
): Promise<readonly string[] | undefined> {
  return oneAtATime(db, async (transaction) => {
    const keys = (await erase(transaction))?.flatMap((key) => key ?? []);
    await forget(transaction, keys ?? []);
    return keys;
  });
}
