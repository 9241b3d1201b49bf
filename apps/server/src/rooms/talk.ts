/** What becomes of something that somebody in a room says: the teacher's is kept or passed on, a member's answer is counted. */
import {
  type Answer,
  type AnswerValue,
  CURVE_POINTS,
  type Kept,
  POINTERS_PER_SECOND,
  type Question,
  type QuestionForm,
  type Said,
  type Screen,
  type Shown,
} from '@lanelab/lessons/room';
import { say as sentence } from '@lanelab/messages/server';
import { ApiError } from '../errors.ts';
import { Budget } from '../lib/budget.ts';
import type { Database } from '../storage/database.ts';
import type { RoomMemberRepository } from '../storage/room-member-repository.ts';
import { type ChangeMessage, passOn, type RoomMessageRepository } from '../storage/room-message-repository.ts';
import type { RoomRepository } from '../storage/room-repository.ts';
import { demandTeacher, keyWrong, type RoomAccess, roomNotFound } from './access.ts';

/**
 * Messages that a teacher, and a member, may send at once, and the ms after which as many may be sent again. A member whose screen is shown
 * sends up to three a second.
 */
const OF_TEACHER = { most: 80, periodMs: 4000 } as const;
const OF_MEMBER = { most: 80, periodMs: 20_000 } as const;
/** Questions are kept as long as the room. */
const MOST_QUESTIONS = 200;

interface TalkOptions {
  readonly database: Database;
  readonly rooms: RoomRepository;
  readonly messages: RoomMessageRepository;
  readonly members: RoomMemberRepository;
}

export class Talk {
  readonly #options: TalkOptions;
  readonly #teachers = new Budget(OF_TEACHER.most, OF_TEACHER.periodMs);
  readonly #members = new Budget(OF_MEMBER.most, OF_MEMBER.periodMs);
  readonly #pointers = new Budget(POINTERS_PER_SECOND, 1000);

  constructor(options: TalkOptions) {
    this.#options = options;
  }

  /** Counts one more message of this person in this room, whatever it says; throws where there were too many. */
  admit({ code, member }: RoomAccess): void {
    const { periodMs } = member === null ? OF_TEACHER : OF_MEMBER;
    const waitMs = member === null ? this.#teachers.take(code, 1) : this.#members.take(member, 1);
    if (waitMs === 0) return;
    const { most } = member === null ? OF_TEACHER : OF_MEMBER;
    throw new ApiError('rate_limited', sentence('rooms.too-much', { most, seconds: periodMs / 1000 }), {
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  }

  /** Throws what is wrong with it. */
  async say(access: RoomAccess, says: Said): Promise<void> {
    if (says.kind === 'answer') return this.#answer(access, says);
    if (says.kind === 'consent') return this.#consent(access, says.isGiven);
    if (says.kind === 'shown') return this.#show(access, says);
    demandTeacher(access);
    switch (says.kind) {
      case 'pointer':
        // A pointer that is one too many is out of date before it would arrive.
        if (says.at === null || this.#pointers.take(access.code, 1) === 0)
          await passOn(this.#options.database, access.code, JSON.stringify(says));
        return;
      case 'scene':
      case 'copy':
        await this.#demandDocument(access.code, says.hash);
        return this.#keep(access.code, says);
      case 'question':
        return this.#ask(access.code, says);
      case 'screen':
        return this.#askForScreen(access.code, says);
      case 'remove':
        return this.#remove(access.code, says.member);
      default:
        return this.#keep(access.code, says);
    }
  }

  /** Hashes of the documents that the room is about. */
  async documentsOf(code: string): Promise<readonly string[]> {
    const news = (await this.#options.messages.after(code, 0)) ?? [];
    return news.flatMap(({ says }) => {
      const about = says.kind === 'shown' ? says.says : says;
      return about.kind === 'scene' || about.kind === 'copy' ? [about.hash] : [];
    });
  }

  /** The teacher stores networks, and so does the member whose screen is shown. */
  async demandMayStore(access: RoomAccess): Promise<void> {
    if (access.member === null) return;
    const screen = await this.#options.messages.screen(access.code);
    if (screen?.member !== access.member || screen.state !== 'shown') demandTeacher(access);
  }

  async #askForScreen(code: string, says: Screen): Promise<void> {
    if (says.state !== 'asked')
      throw new ApiError('invalid_request', sentence('rooms.screen-state', { state: says.state }), {
        path: 'body.says.state',
      });
    if (says.member !== null && !(await this.#options.members.has(code, says.member))) throw noMember(says.member);
    await this.#keep(code, says);
  }

  async #remove(code: string, member: string): Promise<void> {
    const { messages, members } = this.#options;
    if (!(await members.remove(code, member))) throw noMember(member);
    if ((await messages.screen(code))?.member === member)
      await this.#keep(code, { kind: 'screen', member: null, state: 'asked' });
  }

  async #consent({ code, member }: RoomAccess, isGiven: boolean): Promise<void> {
    const says: Screen = { kind: 'screen', member, state: isGiven ? 'shown' : 'declined' };
    await this.#keep(code, says, async (before) => {
      if (member === null || before?.kind !== 'screen' || before.member !== member) throw notAsked();
      return { says };
    });
  }

  async #show({ code, member }: RoomAccess, says: Shown): Promise<void> {
    const screen = await this.#options.messages.screen(code);
    if (member === null || screen?.member !== member || screen.state !== 'shown') throw notAsked();
    if (says.says.kind === 'scene') await this.#demandDocument(code, says.says.hash);
    await this.#keep(code, says);
  }

  async #keep(code: string, says: Kept, change?: ChangeMessage): Promise<void> {
    if (!(await this.#options.messages.keep(code, says, change))) throw roomNotFound(code);
  }

  async #demandDocument(code: string, hash: string): Promise<void> {
    if (await this.#options.rooms.hasDocument(code, hash)) return;
    throw new ApiError('room_document_missing', sentence('rooms.document-missing', { hash: hash.slice(0, 8) }), {
      path: 'body.says.hash',
    });
  }

  async #ask(code: string, says: Question): Promise<void> {
    const known = await this.#options.messages.after(code, 0);
    const asked = known?.flatMap(({ says: kept }) => (kept.kind === 'question' ? [kept.id] : [])) ?? [];
    if (!asked.includes(says.id) && asked.length >= MOST_QUESTIONS)
      throw new ApiError('limit_reached', sentence('rooms.questions-full', { limit: MOST_QUESTIONS }));
    await this.#keep(code, says, async (before, answers) => {
      // What has been asked stays as it was asked: answers are about that.
      const { text, form, state: was } = before?.kind === 'question' ? before : { ...says, state: 'open' as const };
      if (was === 'revealed' && says.state !== 'revealed')
        throw new ApiError('question_closed', sentence('rooms.question-revealed', { id: says.id }), {
          path: 'body.says.state',
        });
      const asks: Question = { ...says, text, form };
      return says.state === 'revealed' ? { says: asks, answers: await answers() } : { says: asks };
    });
  }

  async #answer({ code, member }: RoomAccess, answer: Answer): Promise<void> {
    if (member === null)
      throw new ApiError('room_key_wrong', sentence('rooms.members-only'), { path: 'body.says.kind' });
    const counts = await this.#options.messages.answer(code, member, answer, (asked) => demandOpen(answer, asked));
    if (counts === undefined) throw keyWrong(code);
    if (JSON.stringify(counts) === JSON.stringify(answer.value)) return;
    const stays =
      typeof counts === 'number'
        ? sentence('rooms.already-answered', { value: counts })
        : sentence('rooms.already-drawn');
    throw new ApiError('already_answered', stays, { path: 'body.says.value' });
  }
}

const noMember = (id: string): ApiError =>
  new ApiError('invalid_request', sentence('rooms.no-member', { id }), { path: 'body.says.member' });

const notAsked = (): ApiError =>
  new ApiError('screen_not_asked', sentence('rooms.screen-not-asked'), { path: 'body.says.kind' });

/** Throws where the question takes no such answer. */
function demandOpen({ question, value }: Answer, asked: Question | undefined): void {
  if (asked === undefined)
    throw new ApiError('question_closed', sentence('rooms.no-question', { id: question }), {
      path: 'body.says.question',
    });
  if (asked.state !== 'open')
    throw new ApiError('question_closed', sentence('rooms.question-closed', { id: question }), {
      path: 'body.says.question',
    });
  const fault = faultOf(value, asked.form);
  if (fault !== null) throw new ApiError('invalid_request', fault, { path: 'body.says.value' });
}

/** Why a question of this form takes no such value; null where it does. */
function faultOf(value: AnswerValue, form: QuestionForm): string | null {
  if (form.type === 'curve')
    return typeof value === 'number' ? sentence('rooms.no-curve', { points: CURVE_POINTS }) : null;
  if (typeof value !== 'number') return sentence('rooms.no-number');
  if (form.type === 'number') return null;
  const isChoice = Number.isInteger(value) && value >= 0 && value < form.choices.length;
  return isChoice ? null : sentence('rooms.no-choice', { value, last: form.choices.length - 1 });
}
