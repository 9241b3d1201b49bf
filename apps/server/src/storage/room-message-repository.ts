/** Messages of rooms: the newest message of each subject with its number, and the answers to questions. */
import type { Answer, AnswerValue, Kept, News, Question, Screen } from '@lanelab/lessons/room';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import { timeIn } from './dialect.ts';
import { announceRoom } from './room-changes.ts';
import { lockRoom } from './room-lock.ts';
import type { Tables } from './schema.ts';

/** A message as it is stored beside its number. */
type Message = Omit<News, 'kind' | 'number'>;

export interface RoomMessageRepository {
  /**
   * Stores the message under the next number of the room, in the place of the one about the same subject before; false where there is no
   * such room. What `change` throws leaves everything as it was.
   */
  keep(code: string, says: Kept, change?: ChangeMessage): Promise<boolean>;
  /** What has a higher number, in the order of the numbers; undefined where there is no such room. */
  after(code: string, number: number): Promise<readonly News[] | undefined>;
  /** The newest request of the teacher for a screen; undefined where there was none. */
  screen(code: string): Promise<Screen | undefined>;
  /**
   * Stores the answer of a member unless there is one, and returns the one that counts; undefined where the member has no place any more.
   * `admit` throws where none is taken.
   */
  answer(
    code: string,
    member: string,
    answer: Answer,
    admit: (question: Question | undefined) => void,
  ): Promise<AnswerValue | undefined>;
  /** All answers to these questions, in the order of their coming. */
  answers(
    code: string,
    questions: readonly string[],
  ): Promise<readonly { readonly id: string; readonly answers: AnswerValue[] }[]>;
  answersBy(
    code: string,
    member: string,
  ): Promise<readonly { readonly question: string; readonly value: AnswerValue }[]>;
}

/** What is stored in the place of `says`, given what was said before, and how to read the answers so far. */
export type ChangeMessage = (
  before: Kept | undefined,
  answers: () => Promise<readonly AnswerValue[]>,
) => Promise<{ readonly says: Kept; readonly answers?: readonly AnswerValue[] }>;

export function subjectOf(says: Kept): string {
  if (says.kind === 'question') return `question ${says.id}`;
  return says.kind === 'shown' ? `shown ${says.says.kind}` : says.kind;
}

const valueOf = (text: string): AnswerValue => JSON.parse(text) as AnswerValue;

const messageOf = (text: string): Message => JSON.parse(text) as Message;

type Reader = Database['db'] | Transaction<Tables>;

async function answersTo(db: Reader, code: string, questions: readonly string[]) {
  const rows =
    questions.length === 0
      ? []
      : await db
          .selectFrom('room_answers')
          .where('code', '=', code)
          .where('question', 'in', questions)
          .orderBy('answered_at')
          .orderBy('member_id')
          .select(['question', 'value'])
          .execute();
  return questions.map((id) => ({
    id,
    answers: rows.flatMap(({ question, value }) => (question === id ? [valueOf(value)] : [])),
  }));
}

async function saidBefore(db: Reader, code: string, subject: string): Promise<Kept | undefined> {
  const row = await db
    .selectFrom('room_messages')
    .where('code', '=', code)
    .where('subject', '=', subject)
    .select('message')
    .executeTakeFirst();
  return row === undefined ? undefined : (messageOf(row.message).says as Kept);
}

export function createRoomMessageRepository({ db, roomChanges }: Database): RoomMessageRepository {
  return {
    async keep(code, said, change) {
      const subject = subjectOf(said);
      const isKept = await db.transaction().execute(async (transaction) => {
        // The row of the room is locked from here on: numbers are committed in their order.
        const room = await transaction
          .updateTable('rooms')
          .set((row) => ({ number: row('number', '+', 1), used_at: timeIn(db, 0) }))
          .where('code', '=', code)
          .returning('number')
          .executeTakeFirst();
        if (room === undefined) return false;
        const before = change === undefined ? undefined : await saidBefore(transaction, code, subject);
        const answers = async () =>
          said.kind === 'question' ? ((await answersTo(transaction, code, [said.id]))[0]?.answers ?? []) : [];
        const kept = change === undefined ? { says: said } : await change(before, answers);
        const message = JSON.stringify({ atMs: Date.now(), ...kept });
        const { number } = room;
        await transaction
          .insertInto('room_messages')
          .values({ code, subject, number, message })
          .onConflict((conflict) => conflict.columns(['code', 'subject']).doUpdateSet({ number, message }))
          .execute();
        await announceRoom(transaction, code, 'news');
        return true;
      });
      if (isKept) roomChanges.wroteHere(`${code} news`);
      return isKept;
    },
    async after(code, number) {
      const rows = await db
        .selectFrom('rooms')
        .leftJoin('room_messages', (join) =>
          join.onRef('room_messages.code', '=', 'rooms.code').on('room_messages.number', '>', number),
        )
        .where('rooms.code', '=', code)
        .orderBy('room_messages.number')
        .select(['room_messages.number', 'room_messages.message'])
        .execute();
      if (rows.length === 0) return undefined;
      return rows.flatMap(({ number: of, message }) =>
        of === null || message === null ? [] : [{ kind: 'news', number: of, ...messageOf(message) }],
      );
    },
    async screen(code) {
      const said = await saidBefore(db, code, 'screen');
      return said?.kind === 'screen' ? said : undefined;
    },
    async answer(code, member, { question, value }, admit) {
      const counts = await db.transaction().execute(async (transaction) => {
        // The row of the room is locked from here on: a question that is closed takes no answer afterwards.
        await lockRoom(transaction, code);
        const asked = await saidBefore(transaction, code, `question ${question}`);
        const own = await transaction
          .selectFrom('room_members as m')
          .leftJoin('room_answers as a', (join) =>
            join.onRef('a.member_id', '=', 'm.id').on('a.code', '=', code).on('a.question', '=', question),
          )
          .where('m.id', '=', member)
          .select('a.value')
          .executeTakeFirst();
        if (own === undefined) return undefined;
        if (own.value !== null) return valueOf(own.value);
        admit(asked?.kind === 'question' ? asked : undefined);
        await transaction
          .insertInto('room_answers')
          .values({ code, question, member_id: member, value: JSON.stringify(value), answered_at: timeIn(db, 0) })
          .execute();
        await announceRoom(transaction, code, 'answers');
        return value;
      });
      roomChanges.wroteHere(`${code} answers`);
      return counts;
    },
    answers: (code, questions) => answersTo(db, code, questions),
    async answersBy(code, member) {
      const rows = await db
        .selectFrom('room_answers')
        .where('code', '=', code)
        .where('member_id', '=', member)
        .select(['question', 'value'])
        .execute();
      return rows.map(({ question, value }) => ({ question, value: valueOf(value) }));
    },
  };
}

/** Tells all servers something that no table has. */
export async function passOn({ db, roomChanges }: Database, code: string, text: string): Promise<void> {
  await announceRoom(db, code, text);
  roomChanges.wroteHere(`${code} ${text}`);
}
