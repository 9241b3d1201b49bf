/** A lesson as a document: a question, steps with a network and a task each, and what tells the student how they did. */
import { decimal, expecting, integer, list, text, withDefault } from '@lanelab/scenario/documents';
import * as z from 'zod/mini';
import { changesSchema, idSchema, MAX_ID, sourceSchema, viewSchema } from './source.ts';
import { answerSchema, taskSchema } from './task.ts';
import { localText } from './text-schema.ts';

export const LESSON_VERSION = 1;

export const MAX_STEPS = 30;
const MAX_CHECKS = 20;
const MAX_CHECK = 500;
const MAX_HINTS = 5;
const MAX_TRAPS = 20;
const MAX_VALUES = 30;
const MAX_DRAWS = 10;
const MAX_ALTERNATIVES = 50;
const MAX_LIST = 20;
const MAX_TITLE = 200;
const MAX_SENTENCE = 1_000;

/** A check, and a comment for whoever fails it, shown after what was found and expected. */
const checkSchema = z.strictObject({
  check: text(1, MAX_CHECK),
  says: z.exactOptional(localText(MAX_SENTENCE)),
});
export type LessonCheck = z.output<typeof checkSchema>;

/** A typical solution that fails: where `when` holds, `says` is what helps. `when` is a check of the same language. */
const trapSchema = z.strictObject({ when: text(1, MAX_CHECK), says: localText(MAX_SENTENCE) });
export type Trap = z.output<typeof trapSchema>;

/** A quantity that a run has and texts name as `{name}`: `goodput(A -> B)`. */
const valueSchema = z.strictObject({ name: idSchema, of: text(1, MAX_CHECK) });
export type LessonValue = z.output<typeof valueSchema>;

/** What solves a step: changes to its network, an answer. It is the checkpoint of the step, too. */
const solutionSchema = z.strictObject({
  changes: withDefault(changesSchema, []),
  scenario: z.exactOptional(sourceSchema),
  answer: z.exactOptional(answerSchema),
});
export type Solution = z.output<typeof solutionSchema>;

const stepSchema = z.strictObject({
  id: idSchema,
  title: localText(MAX_TITLE),
  text: withDefault(localText(), ''),
  /** Where it is absent, the step goes on with the network of the step before. */
  scenario: z.exactOptional(sourceSchema),
  changes: withDefault(changesSchema, []),
  /** Draws whose alternatives change this step's network. */
  draws: withDefault(list(idSchema, 0, MAX_DRAWS), []),
  view: z.exactOptional(viewSchema),
  task: taskSchema,
  checks: withDefault(list(checkSchema, 0, MAX_CHECKS), []),
  traps: withDefault(list(trapSchema, 0, MAX_TRAPS), []),
  values: withDefault(list(valueSchema, 0, MAX_VALUES), []),
  hints: withDefault(list(localText(MAX_SENTENCE), 0, MAX_HINTS), []),
  explanation: withDefault(localText(), ''),
  solution: z.exactOptional(solutionSchema),
});
export type LessonStep = z.output<typeof stepSchema>;

const drawnValue = expecting({ kind: 'text-or-number' }, z.union([text(0, MAX_SENTENCE), decimal(-1e15, 1e15)]));

/** One of several variants of a parameter or a fault: what it is called in texts and checks, and what it changes. */
const alternativeSchema = z.strictObject({
  values: withDefault(z.record(text(1, MAX_ID), drawnValue), {}),
  changes: withDefault(changesSchema, []),
});
export type Alternative = z.output<typeof alternativeSchema>;

const drawSchema = z.strictObject({ id: idSchema, of: list(alternativeSchema, 1, MAX_ALTERNATIVES) });
export type Draw = z.output<typeof drawSchema>;

export const lessonSchema = z.strictObject({
  lanelabLesson: z.literal(LESSON_VERSION),
  title: localText(MAX_TITLE),
  /** The question that the lesson begins with, and that a student can get wrong. */
  question: withDefault(localText(MAX_SENTENCE), ''),
  goals: withDefault(list(localText(MAX_SENTENCE), 0, MAX_LIST), []),
  minutes: integer(1, 240, 'min'),
  /** What the lesson rests on: figures and presets by their public names. */
  figures: withDefault(list(text(1, 100), 0, MAX_LIST), []),
  presets: withDefault(list(text(1, 100), 0, MAX_LIST), []),
  /** Built-in lessons that come before it. */
  needs: withDefault(list(text(1, 100), 0, MAX_LIST), []),
  draws: withDefault(list(drawSchema, 0, MAX_DRAWS), []),
  steps: list(stepSchema, 0, MAX_STEPS),
  /** What is asked at the end in another network, without a run at hand, and what a good answer says. */
  transfer: z.exactOptional(z.strictObject({ question: localText(MAX_SENTENCE), answer: localText(MAX_SENTENCE) })),
});
export type Lesson = z.output<typeof lessonSchema>;
/** A lesson as somebody writes it: what has a default may be absent. */
export type LessonInput = z.input<typeof lessonSchema>;
