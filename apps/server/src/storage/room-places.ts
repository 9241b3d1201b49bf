/** The place in a full room that goes to somebody who comes: one of whoever brought the most names, so that nobody can fill a room with invented ones. */
import type { Kysely } from 'kysely';
import { timeIn } from './dialect.ts';
import type { Tables } from './schema.ts';

/**
 * The member whose place goes to a newcomer of `cameFrom`: of those who brought the most, first whoever is not connected, then whoever has
 * answered nothing, then the newest. Undefined where nobody has brought at least two members more than the newcomer's own.
 */
export async function placeToGive(db: Kysely<Tables>, code: string, cameFrom: string): Promise<string | undefined> {
  const crowds = await db
    .selectFrom('room_members')
    .where('code', '=', code)
    .where('came_from', '!=', '')
    .groupBy('came_from')
    .select(({ fn }) => ['came_from', fn.countAll().as('count')])
    .orderBy('count', 'desc')
    .orderBy('came_from')
    .execute();
  const [largest] = crowds;
  const own = Number(crowds.find(({ came_from: from }) => from === cameFrom)?.count ?? 0);
  if (largest === undefined || Number(largest.count) < own + 2) return undefined;
  const { id } = await db
    .selectFrom('room_members as member')
    .where('member.code', '=', code)
    .where('member.came_from', '=', largest.came_from)
    .orderBy((eb) => eb('member.here_until', '>', timeIn(db, 0)))
    .orderBy((eb) =>
      eb.exists(eb.selectFrom('room_answers').whereRef('room_answers.member_id', '=', 'member.id').select('value')),
    )
    .orderBy('member.joined_at', 'desc')
    .orderBy('member.id')
    .select('member.id')
    .executeTakeFirstOrThrow();
  return id;
}
