/** The rooms that somebody at this server follows. They are read when they are said to have changed, and now and then in case nobody said so. */
import { type ServerMessage, saidSchema } from '@lanelab/lessons/room';
import type { Changes } from '../storage/changes.ts';
import { ROOM_PARTS, type RoomPart, roomChangeOf } from '../storage/room-changes.ts';
import type { RoomAccess } from './access.ts';
import { FollowedRoom, type FollowedRoomOptions, type Follower } from './followed-room.ts';

const READ_ALL_MS = 10_000;

const isPart = (text: string): text is RoomPart => (ROOM_PARTS as readonly string[]).includes(text);

/** Everything but the end of a room, which is seen when its messages are read. */
const ALL_PARTS = ROOM_PARTS.filter((part) => part !== 'end');

interface RoomHubOptions extends FollowedRoomOptions {
  readonly changes: Changes;
}

export class RoomHub {
  readonly #options: RoomHubOptions;
  /** Each with the number of those who follow it or are about to. */
  readonly #rooms = new Map<string, { readonly room: FollowedRoom; users: number }>();
  #unlisten: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: RoomHubOptions) {
    this.#options = options;
  }

  /** Resolves when the state of the room has been sent; the function that is returned ends the following. Throws where there is no room. */
  async follow(follower: Follower, after: number): Promise<() => void> {
    const { code } = follower.access;
    const entry = this.#rooms.get(code) ?? { room: new FollowedRoom(code, this.#options), users: 0 };
    entry.users += 1;
    this.#rooms.set(code, entry);
    this.#listen();
    const leave = (): void => {
      entry.room.leave(follower);
      entry.users -= 1;
      if (entry.users === 0 && this.#rooms.get(code) === entry) this.#rooms.delete(code);
      if (this.#rooms.size === 0) this.#rest();
    };
    try {
      await entry.room.join(follower, after);
    } catch (error) {
      leave();
      throw error;
    }
    if (this.#isClosed) follower.end();
    return leave;
  }

  /** The messages for a client that polls. */
  async poll(access: RoomAccess, after: number): Promise<readonly ServerMessage[]> {
    const messages: ServerMessage[] = [];
    const leave = await this.follow({ access, send: (one) => messages.push(one), end: () => undefined }, after);
    leave();
    return messages;
  }

  close(): void {
    this.#isClosed = true;
    this.#rest();
    for (const { room } of this.#rooms.values()) room.end(false);
  }

  #listen(): void {
    if (this.#unlisten !== undefined || this.#isClosed) return;
    this.#unlisten = this.#options.changes.listen((what) => this.#changed(what));
    this.#timer = setInterval(() => this.#changed(undefined), READ_ALL_MS);
    this.#timer.unref();
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#unlisten?.();
    this.#unlisten = undefined;
  }

  /** Undefined where anything may have changed. */
  #changed(what: string | undefined): void {
    if (what === undefined) {
      for (const { room } of this.#rooms.values()) room.changed(...ALL_PARTS);
      return;
    }
    const { code, what: part } = roomChangeOf(what);
    const room = this.#rooms.get(code)?.room;
    if (room === undefined) return;
    if (isPart(part)) room.changed(part);
    else {
      const says = saidSchema.parse(JSON.parse(part));
      if (says.kind === 'pointer') room.pass(says);
    }
  }
}
