/**
 * What changed in a room, as servers tell each other: its code, a blank, and one of `ROOM_PARTS`, or a passing message as JSON, which
 * no table has.
 */
import { type Kysely, sql } from 'kysely';

import { channelOf } from './changes.ts';
import { isPostgres } from './dialect.ts';
import type { Tables } from './schema.ts';

/** Messages, answers, members, members who lost their places, whether the teacher is there; `end`: the room itself is gone. */
export const ROOM_PARTS = ['news', 'answers', 'people', 'places', 'teacher', 'end'] as const;
export type RoomPart = (typeof ROOM_PARTS)[number];

export const ROOM_CHANNEL = channelOf('rooms');

/** Tells all servers when the transaction is committed; on SQLite `wroteHere` has to be called afterwards. */
export async function announceRoom(db: Kysely<Tables>, code: string, what: string): Promise<void> {
  if (isPostgres(db)) await sql`SELECT pg_notify(${ROOM_CHANNEL}, ${`${code} ${what}`})`.execute(db);
}

/** The code and the change that a listener of room changes receives as one text. */
export function roomChangeOf(what: string): { readonly code: string; readonly what: string } {
  const blank = what.indexOf(' ');
  return { code: what.slice(0, blank), what: what.slice(blank + 1) };
}
