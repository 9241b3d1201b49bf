/** Members of rooms, and who of them is there: a server that has a connection of a member says so now and then. */
import type { Person } from '@lanelab/lessons/room';
import { newEditKey, newId, sha256 } from '../lib/secrets.ts';
import type { Database } from './database.ts';
import { timeIn } from './dialect.ts';
import { announceRoom, type RoomPart } from './room-changes.ts';
import { lockRoom } from './room-lock.ts';
import { placeToGive } from './room-places.ts';

/** How long a member counts as there whose server has not said so again. */
export const HERE_MS = 25_000;

export interface Newcomer {
  readonly name: string;
  /** The seat or the address that is counted for this person. */
  readonly person: string;
}

export interface RoomMemberRepository {
  /**
   * Returns the key of the member, which is given only here. In a room with `most` members somebody of whoever brought the most names loses
   * the place; undefined where that would be no fairer.
   */
  add(
    code: string,
    newcomer: Newcomer,
    most: number,
  ): Promise<{ readonly id: string; readonly memberKey: string } | undefined>;
  has(code: string, id: string): Promise<boolean>;
  /** Takes the place of a member, with all answers; false where there is no such member. */
  remove(code: string, id: string): Promise<boolean>;
  /** In the order in which they came. */
  all(code: string): Promise<readonly Person[]>;
  /** The server `owner` has a connection of the member from now on. */
  arrive(code: string, id: string, owner: string): Promise<void>;
  /** The server has none any more; another one may. */
  leave(code: string, id: string, owner: string): Promise<void>;
  /** These members are still there. */
  stay(ids: readonly string[], owner: string): Promise<void>;
}

export function createRoomMemberRepository({ db, roomChanges }: Database): RoomMemberRepository {
  async function announce(code: string): Promise<void> {
    await announceRoom(db, code, 'people');
    roomChanges.wroteHere(`${code} people`);
  }

  return {
    async add(code, { name, person }, most) {
      const [id, memberKey] = [newId(), newEditKey()];
      const changed = await db.transaction().execute(async (transaction) => {
        // Whoever else comes now waits until this one is counted.
        const salt = await lockRoom(transaction, code);
        const cameFrom = sha256(`${salt} ${person}`);
        const { count } = await transaction
          .selectFrom('room_members')
          .where('code', '=', code)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        const given = Number(count) < most ? null : await placeToGive(transaction, code, cameFrom);
        if (given === undefined) return undefined;
        if (given !== null) await transaction.deleteFrom('room_members').where('id', '=', given).execute();
        await transaction
          .insertInto('room_members')
          .values({
            id,
            code,
            name,
            key_hash: sha256(memberKey),
            joined_at: timeIn(db, 0),
            here_by: '',
            here_until: '',
            came_from: cameFrom,
          })
          .execute();
        const part: RoomPart = given === null ? 'people' : 'places';
        await announceRoom(transaction, code, part);
        return part;
      });
      if (changed === undefined) return undefined;
      roomChanges.wroteHere(`${code} ${changed}`);
      return { id, memberKey };
    },
    async has(code, id) {
      const row = await db
        .selectFrom('room_members')
        .where('code', '=', code)
        .where('id', '=', id)
        .select('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async remove(code, id) {
      const isGone = await db.transaction().execute(async (transaction) => {
        // An answer that is being stored is stored before, and goes with the member.
        await lockRoom(transaction, code);
        const { numDeletedRows } = await transaction
          .deleteFrom('room_members')
          .where('code', '=', code)
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await announceRoom(transaction, code, 'places');
        return true;
      });
      if (isGone) roomChanges.wroteHere(`${code} places`);
      return isGone;
    },
    async all(code) {
      const rows = await db
        .selectFrom('room_members')
        .where('code', '=', code)
        .orderBy('joined_at')
        .orderBy('id')
        .select(['id', 'name', 'here_until', timeIn(db, 0).as('now')])
        .execute();
      return rows.map(({ id, name, here_until: until, now }) => ({ id, name, isHere: until > now }));
    },
    async arrive(code, id, owner) {
      await db
        .updateTable('room_members')
        .set({ here_by: owner, here_until: timeIn(db, HERE_MS) })
        .where('id', '=', id)
        .execute();
      await announce(code);
    },
    async leave(code, id, owner) {
      await db
        .updateTable('room_members')
        .set({ here_until: '' })
        .where('id', '=', id)
        .where('here_by', '=', owner)
        .execute();
      await announce(code);
    },
    async stay(ids, owner) {
      await db
        .updateTable('room_members')
        .set({ here_by: owner, here_until: timeIn(db, HERE_MS) })
        .where('id', 'in', ids)
        .execute();
    },
  };
}
