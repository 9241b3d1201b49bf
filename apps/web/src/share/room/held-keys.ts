/** Keys of rooms that this tab holds: a page that is loaded again goes on where it was, and another tab is somebody else. */
import * as z from 'zod/mini';
import { parsedJson } from '../parsed-json.ts';
import type { RoomAccess } from './room-api.ts';

const LED = 'lanelab.room.led';
const joinedName = (code: string): string => `lanelab.room.joined.${code}`;

const heldRoom = z.object({ code: z.string(), key: z.string(), title: z.string() });

/** A room with its title. */
export interface HeldRoom extends RoomAccess {
  readonly title: string;
}

function recall(name: string): HeldRoom | null {
  try {
    const read = z.safeParse(heldRoom, parsedJson(sessionStorage.getItem(name) ?? ''));
    return read.success ? read.data : null;
  } catch {
    return null; // blocked: as if nothing had been kept
  }
}

function hold(name: string, room: HeldRoom | null): void {
  try {
    if (room === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(room));
  } catch {
    // Blocked or full: the key holds for this page only.
  }
}

export const recallLed = () => recall(LED);
export const holdLed = (room: HeldRoom | null) => hold(LED, room);
export const recallJoined = (code: string) => recall(joinedName(code));
export const holdJoined = (code: string, room: HeldRoom | null) => hold(joinedName(code), room);
