/** A room that somebody at this server follows: the newest message of each subject, and the followers who receive each one. */
import type { News, SaidOf, ServerMessage } from '@lanelab/lessons/room';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { levelOf } from '../storage/faults.ts';
import { ROOM_PARTS, type RoomPart } from '../storage/room-changes.ts';
import type { RoomMemberRepository } from '../storage/room-member-repository.ts';
import { type RoomMessageRepository, subjectOf } from '../storage/room-message-repository.ts';
import type { RoomTeacherRepository } from '../storage/room-teacher-repository.ts';
import { type RoomAccess, roomNotFound } from './access.ts';

export interface Follower {
  readonly access: RoomAccess;
  readonly send: (message: ServerMessage) => void;
  /** The room is over, or the server goes down; nothing is sent any more. */
  readonly end: () => void;
}

export interface FollowedRoomOptions {
  readonly messages: RoomMessageRepository;
  readonly members: RoomMemberRepository;
  readonly teachers: RoomTeacherRepository;
  readonly log: FastifyBaseLogger;
}

/** How long to wait after a read that failed. */
const RETRY_MS = 1000;
/** A pointer that has not moved for so long is not sent to those who join. */
const POINTER_MS = 2000;

type KeptSays = Parameters<typeof subjectOf>[0];

/** The message as this follower may read it; null where it is not for him. Nobody but the teacher sees a screen, or who was asked for his. */
function readableBy({ member }: RoomAccess, news: News): News | null {
  const { says } = news;
  if (member === null) return news;
  if (says.kind === 'shown') return null;
  if (says.kind !== 'screen' || says.member === member) return news;
  return { ...news, says: { ...says, member: null, state: 'asked' } };
}

export class FollowedRoom {
  readonly #code: string;
  readonly #options: FollowedRoomOptions;
  readonly #news = new Map<string, News>();
  #number = 0;
  /** Undefined until it has been read. */
  #isTeacherHere: boolean | undefined;
  #pointer: { readonly says: SaidOf<'pointer'>; readonly atMs: number } | undefined;
  /** The last number that each follower has received. */
  readonly #followers = new Map<Follower, number>();
  readonly #due = new Set<RoomPart>();
  readonly #oneRead = pLimit(1);
  #isLooking = false;
  #isClosed = false;

  constructor(code: string, options: FollowedRoomOptions) {
    this.#code = code;
    this.#options = options;
  }

  /** Sends the follower the state of the room as far as it is newer than `after`, and then each new message. Throws where there is no room. */
  async join(follower: Follower, after: number): Promise<void> {
    await this.#oneRead(() => this.#readNews());
    if (this.#isClosed) throw roomNotFound(this.#code);
    const own = await this.#answersFor(follower);
    if (this.#isTeacherHere === undefined) await this.#oneRead(() => this.#readTeacher());
    // From here to the end nothing is waited for: no message comes between.
    // A database that was restored from a backup has lower numbers than somebody may remember.
    const seen = after > this.#number ? 0 : after;
    for (const news of this.#inOrder()) if (news.number > seen) this.#tell(follower, news);
    for (const message of own) follower.send(message);
    this.#tellOfTeacher(follower);
    if (this.#pointer !== undefined && Date.now() - this.#pointer.atMs < POINTER_MS)
      follower.send({ kind: 'passing', says: this.#pointer.says });
    follower.send({ kind: 'ready', number: this.#number, atMs: Date.now() });
    this.#followers.set(follower, this.#number);
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower);
  }

  /** Some of it may have changed. */
  changed(...parts: readonly RoomPart[]): void {
    for (const part of parts) this.#due.add(part);
    // Whoever lost a place is no longer among the people, nor are the answers among the answers.
    if (this.#due.has('places')) this.#due.add('people').add('answers');
    if (!this.#isLooking) void this.#look();
  }

  pass(says: SaidOf<'pointer'>): void {
    this.#pointer = says.at === null ? undefined : { says, atMs: Date.now() };
    for (const { access, send } of this.#followers.keys()) {
      // Whoever points sees it.
      if (access.member !== null) send({ kind: 'passing', says });
    }
  }

  /** Ends all followers, without a word where the server goes down. */
  end(isOver: boolean): void {
    this.#isClosed = true;
    const all = [...this.#followers.keys()];
    this.#followers.clear();
    for (const { send, end } of all) {
      if (isOver) send({ kind: 'closed' });
      end();
    }
  }

  #inOrder(): readonly News[] {
    return [...this.#news.values()].toSorted((one, other) => one.number - other.number);
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    while (this.#due.size > 0 && !this.#isClosed) {
      const parts = ROOM_PARTS.filter((part) => this.#due.has(part));
      this.#due.clear();
      try {
        for (const part of parts) await this.#read(part);
      } catch (error) {
        const { log } = this.#options;
        log[levelOf(error, 'warn')]({ err: error, room: this.#code }, 'a room that is followed could not be read');
        setTimeout(() => this.changed(...parts), RETRY_MS).unref();
      }
    }
    this.#isLooking = false;
  }

  async #read(part: RoomPart): Promise<void> {
    if (part === 'end') return this.end(true);
    if (part === 'news') {
      await this.#oneRead(() => this.#readNews());
      return;
    }
    if (part === 'teacher') {
      await this.#oneRead(() => this.#readTeacher());
      return;
    }
    if (part === 'places') return this.#endThoseWithoutPlace();
    const teachers = [...this.#followers.keys()].filter(({ access }) => access.member === null);
    if (teachers.length === 0) return;
    const message = part === 'people' ? await this.#people() : await this.#answers();
    for (const { send } of teachers) send(message);
  }

  /** Ends the connections of members who lost their places: a page that connects again hears that its key opens nothing. */
  async #endThoseWithoutPlace(): Promise<void> {
    const members = new Set((await this.#options.members.all(this.#code)).map(({ id }) => id));
    for (const follower of this.#followers.keys()) {
      const { member } = follower.access;
      if (member === null || members.has(member)) continue;
      this.#followers.delete(follower);
      follower.end();
    }
  }

  async #readNews(): Promise<void> {
    const fresh = await this.#options.messages.after(this.#code, this.#number);
    if (fresh === undefined) return this.end(true);
    for (const news of fresh) {
      this.#news.set(subjectOf(news.says as KeptSays), news);
      this.#number = news.number;
      for (const [follower, seen] of this.#followers) {
        if (news.number <= seen) continue;
        this.#followers.set(follower, news.number);
        this.#tell(follower, news);
      }
    }
  }

  #tell({ access, send }: Follower, news: News): void {
    const readable = readableBy(access, news);
    if (readable !== null) send(readable);
  }

  async #readTeacher(): Promise<void> {
    const isHere = await this.#options.teachers.isHere(this.#code);
    if (isHere === this.#isTeacherHere) return;
    this.#isTeacherHere = isHere;
    for (const follower of this.#followers.keys()) this.#tellOfTeacher(follower);
  }

  #tellOfTeacher({ access, send }: Follower): void {
    if (access.member !== null) send({ kind: 'teacher', isHere: this.#isTeacherHere === true });
  }

  /** The messages that are for one follower alone. */
  async #answersFor({ access: { member } }: Follower): Promise<readonly ServerMessage[]> {
    if (member === null) return [await this.#people(), await this.#answers()];
    return [{ kind: 'answered', answers: [...(await this.#options.messages.answersBy(this.#code, member))] }];
  }

  async #people(): Promise<ServerMessage> {
    return { kind: 'people', people: [...(await this.#options.members.all(this.#code))] };
  }

  async #answers(): Promise<ServerMessage> {
    const asked = this.#inOrder().flatMap(({ says }) =>
      says.kind === 'question' && says.state !== 'revealed' ? [says.id] : [],
    );
    return { kind: 'answers', questions: [...(await this.#options.messages.answers(this.#code, asked))] };
  }
}
