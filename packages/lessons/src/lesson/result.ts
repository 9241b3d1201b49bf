/**
 * What a student has done in a lesson, as a document: it is kept in the browser as they go, and handed in as a file. A result
 * claims nothing that is believed: whoever opens it computes the checks again from its networks and answers.
 */
import { checked, choice, integer, list, text, withDefault } from '@lanelab/scenario/documents';
import { sha256 } from '@noble/hashes/sha2.js';
import * as z from 'zod/mini';
import { LESSON_VERSION, type Lesson, MAX_STEPS } from './document.ts';
import type { LessonFault } from './faults.ts';
import { idSchema } from './source.ts';
import { answerSchema } from './task.ts';

export const RESULT_VERSION = 1;

const MAX_TRIES = 100_000;
const MAX_FAULTS = 100;

const stepResultSchema = z.strictObject({
  id: idSchema,
  /** `shown`: the student took the checkpoint. A step that nobody has begun is absent. */
  state: choice(['begun', 'done', 'shown']),
  /** The answer that stands. */
  answer: z.exactOptional(answerSchema),
  /** The network as the student left it. */
  network: z.exactOptional(z.record(z.string(), z.unknown())),
  /** How often the checks were run. */
  tries: withDefault(integer(0, MAX_TRIES), 0),
  /** Hints that were opened. */
  hints: withDefault(integer(0, 5), 0),
});
export type StepResult = z.output<typeof stepResultSchema>;

export const resultSchema = z.strictObject({
  lanelabResult: z.literal(RESULT_VERSION),
  /** A built-in lesson by name, or the document; with the hash of what was played. */
  lesson: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('built-in'), id: text(1, 100), hash: text(1, 64) }),
    z.strictObject({ kind: z.literal('document'), document: z.record(z.string(), z.unknown()), hash: text(1, 64) }),
  ]),
  /** What the draws of the lesson were drawn from. */
  seed: text(0, 100),
  /** As the student wrote it; empty where nobody asked. */
  name: withDefault(text(0, 100), ''),
  steps: list(stepResultSchema, 0, MAX_STEPS),
});
export type LessonProgress = z.output<typeof resultSchema>;

export type ResultReading =
  | { readonly ok: true; readonly result: LessonProgress }
  | { readonly ok: false; readonly faults: readonly LessonFault[] };

/** Reads a result that has been parsed from JSON. */
export function parseResult(document: unknown): ResultReading {
  const read = checked(resultSchema, document, MAX_FAULTS);
  if (read.ok) return { ok: true, result: read.data };
  return { ok: false, faults: read.issues.map((issue) => ({ code: 'issue', path: issue.path, issue })) };
}

/** Names a lesson by its content: 16 hex digits. A translation or a new hint makes another lesson. */
export function lessonHash(lesson: Lesson): string {
  const octets = sha256(new TextEncoder().encode(JSON.stringify({ ...lesson, lanelabLesson: LESSON_VERSION })));
  return [...octets.subarray(0, 8)].map((octet) => octet.toString(16).padStart(2, '0')).join('');
}
