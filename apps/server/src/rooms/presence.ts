/** The people of rooms who have a connection to this server: all servers of the database know them, and forget them soon after this one ended. */
import type { FastifyBaseLogger } from 'fastify';
import { levelOf } from '../storage/faults.ts';
import { HERE_MS, type RoomMemberRepository } from '../storage/room-member-repository.ts';
import type { RoomTeacherRepository } from '../storage/room-teacher-repository.ts';
import type { RoomAccess } from './access.ts';

const STAY_MS = HERE_MS / 2.5;
/** A person who connects again within this time was never away. */
const GRACE_MS = 3000;
/** A person who polls counts as connected for so long after each poll. */
const POLL_MS = 8000;

interface Connected {
  readonly access: RoomAccess;
  connections: number;
  away: NodeJS.Timeout | undefined;
}

export interface PresenceOptions {
  readonly members: Pick<RoomMemberRepository, 'arrive' | 'leave' | 'stay'>;
  readonly teachers: Pick<RoomTeacherRepository, 'arrive' | 'leave' | 'stay'>;
  /** The name of this server. */
  readonly owner: string;
  readonly log: FastifyBaseLogger;
}

const nameOf = ({ code, member }: RoomAccess): string => `${code} ${member ?? 'teacher'}`;

export class Presence {
  readonly #options: PresenceOptions;
  readonly #connected = new Map<string, Connected>();
  /** Ends the connections that stand for polls. */
  readonly #polling = new Map<string, { readonly leave: () => void; timer: NodeJS.Timeout }>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: PresenceOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#stay(), STAY_MS);
    this.#timer.unref();
  }

  /** The person has one more connection; the function that is returned takes it away, once. */
  enter(access: RoomAccess): () => void {
    const name = nameOf(access);
    const known = this.#connected.get(name);
    const entry = known ?? { access, connections: 0, away: undefined };
    clearTimeout(entry.away);
    entry.connections += 1;
    this.#connected.set(name, entry);
    if (known === undefined) this.#write(this.#arrive(access));
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      entry.connections -= 1;
      if (entry.connections > 0) return;
      entry.away = setTimeout(() => {
        this.#connected.delete(name);
        this.#write(this.#leave(access));
      }, GRACE_MS);
      entry.away.unref();
    };
  }

  /** The person has asked for news. */
  polled(access: RoomAccess): void {
    const name = nameOf(access);
    const known = this.#polling.get(name);
    const leave = known?.leave ?? this.enter(access);
    clearTimeout(known?.timer);
    const timer = setTimeout(() => {
      this.#polling.delete(name);
      leave();
    }, POLL_MS);
    timer.unref();
    this.#polling.set(name, { leave, timer });
  }

  close(): void {
    clearInterval(this.#timer);
    for (const { away } of this.#connected.values()) clearTimeout(away);
    for (const { timer } of this.#polling.values()) clearTimeout(timer);
    this.#connected.clear();
    this.#polling.clear();
  }

  #arrive({ code, member }: RoomAccess): Promise<void> {
    const { members, teachers, owner } = this.#options;
    return member === null ? teachers.arrive(code, owner) : members.arrive(code, member, owner);
  }

  #leave({ code, member }: RoomAccess): Promise<void> {
    const { members, teachers, owner } = this.#options;
    return member === null ? teachers.leave(code, owner) : members.leave(code, member, owner);
  }

  #stay(): void {
    const { members, teachers, owner } = this.#options;
    const all = [...this.#connected.values()].map(({ access }) => access);
    const ids = all.flatMap(({ member }) => (member === null ? [] : [member]));
    const led = all.flatMap(({ code, member }) => (member === null ? [code] : []));
    if (ids.length > 0) this.#write(members.stay(ids, owner));
    if (led.length > 0) this.#write(teachers.stay(led, owner));
  }

  #write(writing: Promise<void>): void {
    writing.catch((error: unknown) => {
      this.#options.log[levelOf(error, 'warn')]({ err: error }, 'who is in a room could not be written down');
    });
  }
}
