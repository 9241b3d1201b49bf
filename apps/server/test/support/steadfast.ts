/** Clients that try again until the server has taken what they say, as the pages of a class do it. */
import { setTimeout } from 'node:timers/promises';
import type { SaidOf } from '@lanelab/lessons/room';
import { bySocket, type Room, sayIn } from './rooms.ts';

const PAUSE_MS = 200;

export type Answer = SaidOf<'answer'>;

/** Addresses of servers. After a failure the next one is asked, as a proxy in front of several servers does it. */
export type Origins = readonly string[];

/** A member with answers to give, one after the other. */
export interface Speaker {
  readonly key: string;
  readonly answers: readonly Answer[];
  /** Answers of which the server said that it has them; they are not sent again. */
  readonly taken: Answer[];
}

/** Whether the server was gone, or went before it had finished. */
const isBroken = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(String(error.code)));

/** Does it again, each time at the next address, until it resolves with something. */
export async function untilDone<T>(origins: Origins, work: (origin: string) => Promise<T | undefined>): Promise<T> {
  for (let at = 0; ; at += 1) {
    try {
      const done = await work(origins[at % origins.length] ?? '');
      if (done !== undefined) return done;
    } catch (error) {
      if (!isBroken(error)) throw error;
    }
    await setTimeout(PAUSE_MS);
  }
}

function demandTaken(outcome: string, { question, value }: Answer): void {
  if (outcome !== 'taken') throw new Error(`${question}: the answer ${JSON.stringify(value)} was refused: ${outcome}`);
}

/** Says what is left over a WebSocket; undefined where that ends before. */
async function sayRest(room: Room, { key, answers, taken }: Speaker): Promise<true | undefined> {
  const person = await bySocket(room, key);
  for (const answer of answers.slice(taken.length)) {
    const outcome = await Promise.race([person.say(answer), person.end.then(() => undefined)]);
    if (outcome === undefined) return undefined;
    demandTaken(outcome, answer);
    taken.push(answer);
  }
  person.leave();
  return true;
}

/** Over one WebSocket after the other. */
export async function answerBySocket(origins: Origins, room: Room, speaker: Speaker): Promise<void> {
  await untilDone(origins, (origin) => sayRest({ ...room, origin }, speaker));
}

/** By a request for each. */
export async function answerByRequests(origins: Origins, room: Room, { key, answers, taken }: Speaker): Promise<void> {
  for (const answer of answers) {
    const { status, body } = await untilDone(origins, (origin) => sayIn({ ...room, origin }, key, answer));
    demandTaken(status === 204 ? 'taken' : JSON.stringify(body), answer);
    taken.push(answer);
  }
}
