/** What is expected of a step, with the values of a student's draws in it: right options, an order, the solution. */
import type { LessonStep, Solution } from './document.ts';
import { type FilledValues, filled, parametersOf } from './fill.ts';
import type { ScenarioChange } from './source.ts';
import type { Answer, AnswerForm, AnswerOption, Task } from './task.ts';

/** Characters of an expected text that is filled, as of any other text of a lesson: a change can set longer ones. */
const MAX_FILLED = 4_000;

/** Names of the values in an expected text. One that is longer, or has no brace, names none and is not read as a message. */
export const namesExpected = (text: string): readonly string[] =>
  text.length <= MAX_FILLED && text.includes('{') ? parametersOf(text) : [];

/** A text that names none of the drawn values stays as it is written, with every brace and apostrophe. */
export function drawnText(text: string, drawn: FilledValues): string {
  const isDrawn = namesExpected(text).some((name) => Object.hasOwn(drawn, name));
  return isDrawn ? filled(text, drawn, 'en') : text;
}

/** The value that a text is the name of (`{km}`), so that a number stays a number; any other text is filled. */
export function drawnValue(text: string, drawn: FilledValues): string | number {
  const [, name = ''] = /^\{\s*([^{},\s]+)\s*\}$/.exec(text) ?? [];
  const value = Object.hasOwn(drawn, name) ? drawn[name] : undefined;
  return value ?? drawnText(text, drawn);
}

/** Right options, each once: two of them may be drawn alike. */
export const drawnIds = (ids: readonly string[], drawn: FilledValues): string[] => [
  ...new Set(ids.map((id) => drawnText(id, drawn))),
];

/** An answer as the form takes it: a drawn number is a number where one is asked for, and a word elsewhere. */
export function drawnAnswer(answer: Answer, form: AnswerForm | null, drawn: FilledValues): Answer {
  if (Array.isArray(answer)) return answer.map((id) => drawnText(id, drawn));
  if (typeof answer !== 'string') return answer;
  return form?.kind === 'number' ? drawnValue(answer, drawn) : drawnText(answer, drawn);
}

/** Every text in the value of a change; objects and lists keep their shape. */
function drawnParts(value: unknown, drawn: FilledValues): unknown {
  if (typeof value === 'string') return drawnValue(value, drawn);
  if (Array.isArray(value)) return value.map((inner) => drawnParts(inner, drawn));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, drawnParts(inner, drawn)]));
}

const drawnChange = ({ path, value }: ScenarioChange, drawn: FilledValues): ScenarioChange => ({
  path: drawnText(path, drawn),
  value: drawnParts(value, drawn),
});

export const drawnChanges = (changes: readonly ScenarioChange[], drawn: FilledValues): ScenarioChange[] =>
  changes.map((change) => drawnChange(change, drawn));

/** The items as `right` has them; without it they stand in the right order already. */
function inOrder(items: readonly AnswerOption[], right: readonly string[] | undefined, drawn: FilledValues) {
  if (right === undefined) return [...items];
  const ids = right.map((id) => drawnText(id, drawn));
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

function drawnForm(form: AnswerForm, drawn: FilledValues): AnswerForm {
  if (form.kind === 'choice') return { ...form, right: drawnIds(form.right, drawn) };
  if (form.kind !== 'order') return form;
  const { right, ...rest } = form;
  return { ...rest, items: inOrder(form.items, right, drawn) };
}

const drawnTask = (task: Task, drawn: FilledValues): Task =>
  'answer' in task ? { ...task, answer: drawnForm(task.answer, drawn) } : task;

function drawnSolution(solution: Solution, form: AnswerForm | null, drawn: FilledValues): Solution {
  const { answer, changes } = solution;
  return {
    ...solution,
    changes: drawnChanges(changes, drawn),
    ...(answer === undefined ? {} : { answer: drawnAnswer(answer, form, drawn) }),
  };
}

/** The step as it is for a student who drew these values: nothing that is expected names a value any more. */
export function drawnStep(step: LessonStep, drawn: FilledValues): LessonStep {
  const { task, solution } = step;
  const form = 'answer' in task ? task.answer : null;
  return {
    ...step,
    task: drawnTask(task, drawn),
    ...(solution === undefined ? {} : { solution: drawnSolution(solution, form, drawn) }),
  };
}
