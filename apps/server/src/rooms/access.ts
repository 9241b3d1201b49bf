/** Rights in a room follow from the key of the request alone. */
import { readCode, showCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/server';
import { ApiError } from '../errors.ts';
import { quote } from '../lib/quote.ts';
import type { RoomRepository } from '../storage/room-repository.ts';

export interface RoomAccess {
  readonly code: string;
  /** The id of a member; null for the teacher. */
  readonly member: string | null;
}

export const roomNotFound = (code: string): ApiError =>
  new ApiError('room_not_found', say('rooms.not-found', { code: showCode(code) }), { path: 'params.code' });

export const keyWrong = (code: string): ApiError =>
  new ApiError('room_key_wrong', say('rooms.key-wrong', { code: showCode(code) }), { path: 'headers.x-room-key' });

/** The code in an address, however it was typed. */
export function codeIn(typed: string): string {
  const code = readCode(typed);
  if (code !== null) return code;
  throw new ApiError('room_not_found', say('rooms.no-code', { typed: quote(typed) }), { path: 'params.code' });
}

export async function accessBy(rooms: RoomRepository, code: string, key: string | undefined): Promise<RoomAccess> {
  const right = await rooms.rightOf(code, key ?? '');
  if (right === undefined) throw roomNotFound(code);
  const path = 'headers.x-room-key';
  if (key === undefined || key === '') throw new ApiError('room_key_missing', say('rooms.key-missing'), { path });
  if (right.role === 'none') throw keyWrong(code);
  return { code, member: right.role === 'member' ? right.id : null };
}

export function demandTeacher({ member, code }: RoomAccess): void {
  if (member === null) return;
  throw new ApiError('room_key_wrong', say('rooms.teacher-only', { code: showCode(code) }), {
    path: 'headers.x-room-key',
  });
}
