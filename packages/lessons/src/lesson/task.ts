/** What a student does in a step, and the forms of answers. */
import { decimal, expecting, flag, integer, list, text, withDefault } from '@lanelab/scenario/documents';
import * as z from 'zod/mini';
import { idSchema } from './source.ts';
import { localText } from './text-schema.ts';

const MAX_LABEL = 300;
/** Characters of an expected id: that of an option, or the name of a drawn value in braces that comes to one. */
const MAX_EXPECTED = 100;
const MAX_OPTIONS = 12;
const MAX_POINTS = 60;
const LARGEST = 1e15;

/** One of several answers; `says` is shown to whoever chose it, beside what the run has shown. */
const optionSchema = z.strictObject({
  id: idSchema,
  text: localText(MAX_LABEL),
  says: z.exactOptional(localText(1_000)),
});
export type AnswerOption = z.output<typeof optionSchema>;

/** A number in a unit; `says` names answers that come from a known misconception, within a share of their value. */
const numberForm = z.strictObject({
  kind: z.literal('number'),
  unit: withDefault(text(0, 20), ''),
  min: z.exactOptional(decimal(-LARGEST, LARGEST)),
  max: z.exactOptional(decimal(-LARGEST, LARGEST)),
  near: z.exactOptional(
    list(
      z.strictObject({ value: decimal(-LARGEST, LARGEST), percent: decimal(0, 100), says: localText(1_000) }),
      0,
      MAX_OPTIONS,
    ),
  ),
});

const expectedIds = (least: number) => list(text(1, MAX_EXPECTED), least, MAX_OPTIONS);

/** One option, or several where `several` is true. `right` names those that a run bears out, or values that a draw has for them. */
const choiceForm = z.strictObject({
  kind: z.literal('choice'),
  options: list(optionSchema, 2, MAX_OPTIONS),
  right: expectedIds(1),
  several: withDefault(flag(), false),
});

/**
 * Items to be put in order; the page shows them shuffled. The document has them in the right one, or has it as `right` where it
 * follows a draw.
 */
const orderForm = z.strictObject({
  kind: z.literal('order'),
  items: list(optionSchema, 2, MAX_OPTIONS),
  right: z.exactOptional(expectedIds(2)),
});

/** A curve to be drawn over time, and the series of the run that it is laid over (`throughput:2`). A curve is never marked. */
const curveForm = z.strictObject({
  kind: z.literal('curve'),
  series: text(1, 100),
  unit: text(1, 20),
  fromS: decimal(0, 9_000, 's'),
  toS: decimal(0, 9_000, 's'),
  points: integer(4, MAX_POINTS),
  top: decimal(1e-9, LARGEST),
});

/** A word or a name: a device, a field, a message. What is right is said by a check (`answer = …`). */
const wordForm = z.strictObject({ kind: z.literal('word'), label: localText(MAX_LABEL) });

export const answerForm = z.discriminatedUnion('kind', [numberForm, choiceForm, orderForm, curveForm, wordForm]);
export type AnswerForm = z.output<typeof answerForm>;

/**
 * What is asked for. A prediction is stored before the run and never marked down; a find and an explanation are answers after
 * it; building and changing leave a network, of which the checks have to hold; reading asks for nothing.
 */
const asked = (kind: 'predict' | 'find' | 'explain') =>
  z.strictObject({ kind: z.literal(kind), question: localText(MAX_LABEL), answer: answerForm });
const made = (kind: 'build' | 'change') => z.strictObject({ kind: z.literal(kind), request: localText(MAX_LABEL) });

export const taskSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('read') }),
  asked('predict'),
  asked('find'),
  asked('explain'),
  made('build'),
  made('change'),
]);
export type Task = z.output<typeof taskSchema>;
export type TaskKind = Task['kind'];

/** What a student answered: a number, a word, ids of options in order, or the heights of a curve (null where none was drawn). */
export const answerSchema = expecting(
  { kind: 'answer' },
  z.union([
    z.number(),
    text(0, 1_000),
    list(text(0, 100), 0, MAX_OPTIONS),
    z.strictObject({ curve: list(z.nullable(z.number()), 0, MAX_POINTS) }),
  ]),
);
export type Answer = z.output<typeof answerSchema>;

/** The form of the answer that a task asks for; null where it asks for a network or for nothing. */
export const formOf = (task: Task): AnswerForm | null => ('answer' in task ? task.answer : null);

/** Whether the student leaves a network that is judged. */
export const isMade = (task: Task): boolean => task.kind === 'build' || task.kind === 'change';
