/** One question to the server's store of scenarios and lessons. Every failure is a `StoreError` with a sentence for people. */

import { say as sayRefusal } from '@lanelab/messages/server-refusals';
import { say } from '@lanelab/messages/share';
import * as z from 'zod/mini';
import { reasonOf } from '../../base/format/reason.ts';
import { hasServer, withoutServer } from '../../base/ui/edition.ts';
import { parsedJson } from '../parsed-json.ts';
import { refusalWords } from '../refusal-words.ts';
import { errorAnswer } from './answers.ts';

export type StoreFailure =
  /** No answer: no connection, or the server has stopped. */
  | 'offline'
  /** Plain files without a server behind them. */
  | 'no-server'
  | 'missing'
  /** Somebody else stored a revision meanwhile. */
  | 'conflict'
  /** The key does not belong to the scenario, or there is none. */
  | 'key'
  | 'refused';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: StoreFailure;
  /** The server's code of its refusal; null where it gave none. */
  readonly code: string | null;
  constructor(kind: StoreFailure, message: string, options?: ErrorOptions, code: string | null = null) {
    super(message, options);
    this.kind = kind;
    this.code = code;
  }
}

/** Refusals that end by themselves. */
const PASSING: ReadonlySet<string | null> = new Set([
  'busy',
  'database_unavailable',
  'disk_full',
  'internal',
  'rate_limited',
  'request_timeout',
]);

/** Whether the same request may succeed later: nothing has to be changed for that. */
export const mayComeLater = ({ kind, code }: StoreError): boolean => kind === 'offline' || PASSING.has(code);

const failures: Readonly<Record<number, StoreFailure>> = {
  401: 'key',
  403: 'key',
  404: 'missing',
  412: 'conflict',
};

interface Answer {
  readonly response: Response;
  readonly text: string;
}

/** The answer with its whole text: a connection may break within it, too. */
async function send(path: string, init: RequestInit): Promise<Answer> {
  if (!hasServer) throw new StoreError('no-server', withoutServer);
  try {
    const response = await fetch(path, init);
    return { response, text: await response.text() };
  } catch (error) {
    const reason = reasonOf(error);
    throw new StoreError('offline', say('server.unreachable', { reason }), { cause: error });
  }
}

/** The refusal where nothing is stored under the id of an address. */
function missingAt(path: string): 'assignment_not_found' | 'lesson_not_found' | 'scenario_not_found' {
  if (path.startsWith('/api/assignments/')) return 'assignment_not_found';
  return path.startsWith('/api/lessons/') ? 'lesson_not_found' : 'scenario_not_found';
}

/** What the server's refusal means. */
function refusalOf(path: string, init: RequestInit, { response, text }: Answer): StoreError {
  const answer = z.safeParse(errorAnswer, parsedJson(text));
  // An id that cannot be one is asked for by a link that was cut short.
  const isBadId = response.status === 400 && init.method === undefined;
  if (answer.success) {
    const { error } = answer.data;
    return isBadId
      ? new StoreError('missing', sayRefusal(missingAt(path)))
      : new StoreError(failures[response.status] ?? 'refused', refusalWords(error), undefined, error.code);
  }
  if ([404, 405, 501].includes(response.status)) return new StoreError('no-server', withoutServer);
  // What stands before a server that is being started again has a page of its own, and no code.
  const code = response.status >= 500 ? 'internal' : null;
  return new StoreError('refused', say('server.answered', { status: response.status }), undefined, code);
}

function readBy<Schema extends z.core.$ZodType>(schema: Schema, text: string): z.output<Schema> {
  const body = text === '' ? null : parsedJson(text);
  if (body === undefined) throw new StoreError('no-server', withoutServer);
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new StoreError('refused', say('server.not-understood', { field: issue?.path.join('.') ?? '' }));
}

/**
 * Asks the server and reads its answer by the schema.
 * @throws StoreError with a sentence for people, whatever failed
 */
export async function call<Schema extends z.core.$ZodType>(
  schema: Schema,
  path: string,
  init: RequestInit = {},
): Promise<z.output<Schema>> {
  const answer = await send(path, init);
  if (!answer.response.ok) throw refusalOf(path, init, answer);
  return readBy(schema, answer.text);
}

/** An answer that the server names by an ETag. */
export interface Tagged<Value> {
  readonly etag: string | null;
  readonly value: Value;
}

/**
 * The same for what is asked for again and again: null where the answer is still the one that `etag` names.
 * @throws StoreError with a sentence for people, whatever failed
 */
export async function callIfChanged<Schema extends z.core.$ZodType>(
  schema: Schema,
  path: string,
  etag: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<Tagged<z.output<Schema>> | null> {
  const init = { headers: { ...headers, ...(etag === null ? {} : { 'if-none-match': etag }) } };
  const answer = await send(path, init);
  if (answer.response.status === 304) return null;
  if (!answer.response.ok) throw refusalOf(path, init, answer);
  return { etag: answer.response.headers.get('etag'), value: readBy(schema, answer.text) };
}

/**
 * The text of a file that the server makes.
 * @throws StoreError with a sentence for people, whatever failed
 */
export async function callForText(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const answer = await send(path, { headers });
  if (!answer.response.ok) throw refusalOf(path, { headers }, answer);
  return answer.text;
}
