/** What the server tells those who are in a room. */
import * as z from 'zod/mini';
import { answerValue, saidSchema } from './said.ts';

const values = z.array(answerValue);

/**
 * Something that the room keeps. Numbers count up within a room: who comes back with the last number that he had gets what is newer,
 * of each kind the latest.
 */
const news = z.object({
  kind: z.literal('news'),
  number: z.int(),
  /** When the server heard of it, ms since 1970 by its clock. */
  atMs: z.number(),
  says: saidSchema,
  /** The answers of a revealed question. */
  answers: z.optional(values),
});

const passing = z.object({ kind: z.literal('passing'), says: saidSchema });

/** To the teacher: who is in the room. */
const people = z.object({
  kind: z.literal('people'),
  people: z.array(z.object({ id: z.string(), name: z.string(), isHere: z.boolean() })),
});

/** To the teacher: the answers of each question that is not revealed. */
const answers = z.object({
  kind: z.literal('answers'),
  questions: z.array(z.object({ id: z.string(), answers: values })),
});

/** To members: whether a page of the teacher is connected to the room. */
const teacher = z.object({ kind: z.literal('teacher'), isHere: z.boolean() });

/** To a member: what he has answered. */
const answered = z.object({
  kind: z.literal('answered'),
  answers: z.array(z.object({ question: z.string(), value: answerValue })),
});

/** All messages of the state up to this number have been sent. */
const ready = z.object({ kind: z.literal('ready'), number: z.int(), atMs: z.number() });

/** What became of something said over a WebSocket. */
const taken = z.object({ kind: z.literal('taken'), id: z.int() });
const refused = z.object({ kind: z.literal('refused'), id: z.int(), code: z.string(), message: z.string() });

/** Nothing has happened for a while; who hears nothing at all for longer has lost the connection. */
const beat = z.object({ kind: z.literal('beat'), atMs: z.number() });

/** The room is over. */
const closed = z.object({ kind: z.literal('closed') });

export const serverMessageSchema = z.discriminatedUnion('kind', [
  news,
  passing,
  people,
  teacher,
  answers,
  answered,
  ready,
  taken,
  refused,
  beat,
  closed,
]);

export type ServerMessage = z.output<typeof serverMessageSchema>;
export type News = Extract<ServerMessage, { kind: 'news' }>;
export type Person = Extract<ServerMessage, { kind: 'people' }>['people'][number];

/** All that one poll is answered with, in order. */
export const polledSchema = z.object({ messages: z.array(serverMessageSchema) });

/** Pause between two beats, ms. */
export const BEAT_MS = 15_000;

/** Codes with which the server ends the WebSocket of a room (RFC 6455, 7.4.2: 4000 to 4999 are for applications). */
export const END = { wrongKey: 4403, noRoom: 4404, silent: 4408 } as const;
