/** Whether the teacher of a room is there: each server that has a connection of the teacher has a row of its own, which it renews. */
import type { Database } from './database.ts';
import { timeIn } from './dialect.ts';
import { announceRoom } from './room-changes.ts';
import { HERE_MS } from './room-member-repository.ts';

export interface RoomTeacherRepository {
  /** The server `owner` has a connection of the teacher from now on. */
  arrive(code: string, owner: string): Promise<void>;
  /** The server has none any more; another one may. */
  leave(code: string, owner: string): Promise<void>;
  /** The teachers of these rooms are still there. */
  stay(codes: readonly string[], owner: string): Promise<void>;
  /** Whether any server has a connection of the teacher. */
  isHere(code: string): Promise<boolean>;
}

export function createRoomTeacherRepository({ db, roomChanges }: Database): RoomTeacherRepository {
  async function announce(code: string): Promise<void> {
    await announceRoom(db, code, 'teacher');
    roomChanges.wroteHere(`${code} teacher`);
  }

  /** From the rooms that there are: one that was closed meanwhile keeps no teacher. */
  async function stay(codes: readonly string[], owner: string): Promise<void> {
    const until = timeIn(db, HERE_MS);
    await db
      .insertInto('room_teachers')
      .columns(['code', 'here_by', 'here_until'])
      .expression((eb) =>
        eb
          .selectFrom('rooms')
          .where('code', 'in', codes)
          .select(['code', eb.cast<string>(eb.val(owner), 'text').as('here_by'), until.as('here_until')]),
      )
      .onConflict((conflict) => conflict.columns(['code', 'here_by']).doUpdateSet({ here_until: until }))
      .execute();
  }

  return {
    async arrive(code, owner) {
      await stay([code], owner);
      await announce(code);
    },
    async leave(code, owner) {
      await db.deleteFrom('room_teachers').where('code', '=', code).where('here_by', '=', owner).execute();
      await announce(code);
    },
    stay,
    async isHere(code) {
      const row = await db
        .selectFrom('room_teachers')
        .where('code', '=', code)
        .where('here_until', '>', timeIn(db, 0))
        .select('code')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
