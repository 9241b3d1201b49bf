/** The row of a room, locked to the end of a transaction: what else changes members or answers of the room waits. */
import type { Transaction } from 'kysely';
import { timeIn } from './dialect.ts';
import type { Tables } from './schema.ts';

/** Returns the hash of the teacher's key; undefined where there is no such room. The room counts as used. */
export async function lockRoom(transaction: Transaction<Tables>, code: string): Promise<string | undefined> {
  const room = await transaction
    .updateTable('rooms')
    .set({ used_at: timeIn(transaction, 0) })
    .where('code', '=', code)
    .returning('key_hash')
    .executeTakeFirst();
  return room?.key_hash;
}
