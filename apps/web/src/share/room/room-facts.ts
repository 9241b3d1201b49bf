/** What a page knows of its room: the newest message of each kind. */
import type {
  AnswerValue,
  Copy,
  News,
  Person,
  Question,
  RoomClock,
  RoomPointer,
  RoomView,
  Scene,
  Screen,
  ServerMessage,
} from '@lanelab/lessons/room';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A clock, and when the server heard of it, ms since 1970 by the server's clock. */
export interface HeardClock {
  readonly clock: RoomClock;
  readonly atMs: number;
}

export interface AskedQuestion {
  readonly number: number;
  readonly question: Question;
  /** All answers: for the teacher, and for everybody once they are revealed; null where they are not known. */
  readonly answers: readonly AnswerValue[] | null;
  /** The answer of this member; null where there is none. */
  readonly own: AnswerValue | null;
}

/** Where somebody is: the network, the clock, and what is in sight. */
interface Place {
  readonly scene: Scene | null;
  readonly clock: HeardClock | null;
  readonly view: RoomView | null;
}

/** The student whose screen the teacher wants to show, and whether it is shown. */
interface AskedScreen {
  readonly member: string;
  readonly state: Screen['state'];
}

export interface RoomFacts extends Place {
  /** Students learn of their own screen alone. */
  readonly screen: AskedScreen | null;
  /** For the teacher: what is on the screen that is shown. */
  readonly shown: Place;
  readonly pointer: RoomPointer['at'];
  readonly copy: { readonly number: number; readonly copy: Copy } | null;
  /** In the order of their asking; one that changed is the last. */
  readonly questions: readonly AskedQuestion[];
  readonly people: readonly Person[];
  /** For members: whether a page of the teacher is connected. */
  readonly isTeacherHere: boolean;
}

export type FactsStore = StoreApi<RoomFacts>;

const nowhere: Place = { scene: null, clock: null, view: null };

export const noFacts: RoomFacts = {
  ...nowhere,
  screen: null,
  shown: nowhere,
  pointer: null,
  copy: null,
  questions: [],
  people: [],
  isTeacherHere: true,
};

export const createFacts = (): FactsStore => createStore<RoomFacts>(() => noFacts);

function withQuestion(facts: RoomFacts, { number, answers }: News, question: Question): RoomFacts {
  const before = facts.questions.find((asked) => asked.question.id === question.id);
  const asked: AskedQuestion = {
    number,
    question,
    answers: answers ?? before?.answers ?? null,
    own: before?.own ?? null,
  };
  return { ...facts, questions: [...facts.questions.filter((other) => other !== before), asked] };
}

const withOwn = (facts: RoomFacts, id: string, own: AnswerValue): RoomFacts => ({
  ...facts,
  questions: facts.questions.map((asked) => (asked.question.id === id ? { ...asked, own } : asked)),
});

const askedScreen = ({ member, state }: Screen): AskedScreen | null => (member === null ? null : { member, state });

function placedBy<Known extends Place>(known: Known, says: Scene | RoomClock | RoomView, atMs: number): Known {
  switch (says.kind) {
    case 'scene':
      return { ...known, scene: says };
    case 'clock':
      return { ...known, clock: { clock: says, atMs } };
    case 'view':
      return { ...known, view: says };
  }
}

function withNews(facts: RoomFacts, news: News): RoomFacts {
  const { says, number, atMs } = news;
  switch (says.kind) {
    case 'scene':
    case 'clock':
    case 'view':
      return placedBy(facts, says, atMs);
    case 'screen':
      return { ...facts, screen: askedScreen(says), shown: nowhere };
    case 'shown':
      return { ...facts, shown: placedBy(facts.shown, says.says, atMs) };
    case 'copy':
      return { ...facts, copy: { number, copy: says } };
    case 'question':
      return withQuestion(facts, news, says);
    default:
      return facts;
  }
}

/** The facts after a message; the same ones where it changes none. */
export function factsAfter(facts: RoomFacts, message: ServerMessage): RoomFacts {
  switch (message.kind) {
    case 'news':
      return withNews(facts, message);
    case 'passing':
      return message.says.kind === 'pointer' ? { ...facts, pointer: message.says.at } : facts;
    case 'people':
      return { ...facts, people: message.people };
    case 'teacher':
      return message.isHere === facts.isTeacherHere ? facts : { ...facts, isTeacherHere: message.isHere };
    case 'answers':
      return {
        ...facts,
        questions: facts.questions.map((asked) => {
          const now = message.questions.find(({ id }) => id === asked.question.id);
          return now === undefined ? asked : { ...asked, answers: now.answers };
        }),
      };
    case 'answered':
      return message.answers.reduce((after, { question, value }) => withOwn(after, question, value), facts);
    default:
      return facts;
  }
}

/** This member's answer has been taken. */
export const answered = withOwn;
