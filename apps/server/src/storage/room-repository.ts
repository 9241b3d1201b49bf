/** Rooms with their keys and documents. */
import { keyMatches, newCode, newEditKey, sha256 } from '../lib/secrets.ts';
import type { Database } from './database.ts';
import { timeIn } from './dialect.ts';
import type { DocumentContent } from './document-head.ts';
import { announceRoom } from './room-changes.ts';

export interface RoomHead {
  readonly code: string;
  readonly title: string;
  readonly createdAt: string;
}

/** The role of a person who has a key of a room. */
export type RoomRight =
  | { readonly role: 'teacher' }
  | { readonly role: 'member'; readonly id: string }
  | { readonly role: 'none' };

export interface RoomRepository {
  /** Returns the room and the key of its teacher, which is given only here. */
  create(title: string): Promise<{ readonly head: RoomHead; readonly teacherKey: string }>;
  find(code: string): Promise<RoomHead | undefined>;
  count(): Promise<number>;
  /** What the key allows; undefined where there is no such room. */
  rightOf(code: string, key: string): Promise<RoomRight | undefined>;
  /** With all that is in it. */
  delete(code: string): Promise<void>;
  /** Rooms that nobody has used for so long. */
  deleteUnused(forMs: number): Promise<void>;
  /** Keeps the document beside the newest `most - 1` others and those of `named`. */
  storeDocument(code: string, content: DocumentContent, named: readonly string[], most: number): Promise<void>;
  /** The JSON text. */
  document(code: string, hash: string): Promise<string | undefined>;
  hasDocument(code: string, hash: string): Promise<boolean>;
}

export function createRoomRepository({ db, large, roomChanges }: Database): RoomRepository {
  const now = () => timeIn(db, 0);

  return {
    async create(title) {
      const teacherKey = newEditKey();
      for (;;) {
        const row = await db
          .insertInto('rooms')
          .values({
            code: newCode(),
            title,
            key_hash: sha256(teacherKey),
            number: 0,
            created_at: now(),
            used_at: now(),
          })
          // Another room may have the code already.
          .onConflict((conflict) => conflict.column('code').doNothing())
          .returning(['code', 'created_at'])
          .executeTakeFirst();
        if (row !== undefined) return { head: { code: row.code, title, createdAt: row.created_at }, teacherKey };
      }
    },
    async find(code) {
      const row = await db
        .selectFrom('rooms')
        .where('code', '=', code)
        .select(['title', 'created_at'])
        .executeTakeFirst();
      return row === undefined ? undefined : { code, title: row.title, createdAt: row.created_at };
    },
    async count() {
      const { count } = await db
        .selectFrom('rooms')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async rightOf(code, key) {
      const room = await db.selectFrom('rooms').where('code', '=', code).select('key_hash').executeTakeFirst();
      if (room === undefined) return undefined;
      if (keyMatches(key, room.key_hash)) return { role: 'teacher' };
      const member = await db
        .selectFrom('room_members')
        .where('code', '=', code)
        .where('key_hash', '=', sha256(key))
        .select('id')
        .executeTakeFirst();
      return member === undefined ? { role: 'none' } : { role: 'member', id: member.id };
    },
    async delete(code) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('rooms').where('code', '=', code).execute();
        await announceRoom(transaction, code, 'end');
      });
      roomChanges.wroteHere(`${code} end`);
    },
    async deleteUnused(forMs) {
      await db.deleteFrom('rooms').where('used_at', '<', timeIn(db, -forMs)).execute();
    },
    async storeDocument(code, { hash, document }, named, most) {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('room_documents')
          .values({ code, hash, document, stored_at: now() })
          .onConflict((conflict) => conflict.columns(['code', 'hash']).doUpdateSet({ stored_at: now() }))
          .execute();
        const kept = await transaction
          .selectFrom('room_documents')
          .where('code', '=', code)
          .orderBy('stored_at', 'desc')
          .select('hash')
          .execute();
        const gone = kept.slice(most).flatMap((row) => (named.includes(row.hash) ? [] : [row.hash]));
        if (gone.length === 0) return;
        await transaction.deleteFrom('room_documents').where('code', '=', code).where('hash', 'in', gone).execute();
      });
    },
    async document(code, hash) {
      const row = await large
        .selectFrom('room_documents')
        .where('code', '=', code)
        .where('hash', '=', hash)
        .select('document')
        .executeTakeFirst();
      return row?.document;
    },
    async hasDocument(code, hash) {
      const row = await db
        .selectFrom('room_documents')
        .where('code', '=', code)
        .where('hash', '=', hash)
        .select('hash')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
