/** Answers to a question, counted: of a choice by choice, of a number in equal ranges between round numbers. */
import type { AnswerValue, QuestionForm } from '@lanelab/lessons/room';
import { decimal } from '@lanelab/messages';
import { say } from '@lanelab/messages/room';
import { scaleLinear } from 'd3-scale';

export interface Bin {
  readonly label: string;
  readonly count: number;
}

/** About so many ranges. */
const RANGES = 8;
/** More different numbers than this are counted in ranges. */
const MOST_SINGLE = 8;

const count = (label: string, answers: readonly number[], is: (answer: number) => boolean): Bin => ({
  label,
  count: answers.filter(is).length,
});

/** A number of an answer, as it was typed rather than as floating point has it. */
export const answerNumber = (value: number): string => decimal(Number(value.toPrecision(6)));

/** Forms whose answers are counted; curves are laid over each other. */
export type CountedForm = Exclude<QuestionForm, { type: 'curve' }>;

/** One answer in words. */
export function answerWords(form: QuestionForm, value: AnswerValue): string {
  if (form.type === 'curve' || typeof value !== 'number') return say('question.a-curve');
  if (form.type === 'choice') return form.choices[value] ?? String(value);
  return form.unit === '' ? answerNumber(value) : `${answerNumber(value)} ${form.unit}`;
}

export function binsOf(form: CountedForm, answers: readonly number[]): readonly Bin[] {
  if (form.type === 'choice')
    return form.choices.map((choice, at) => count(choice, answers, (answer) => answer === at));
  const different = [...new Set(answers)].toSorted((a, b) => a - b);
  if (different.length <= MOST_SINGLE)
    return different.map((value) => count(answerNumber(value), answers, (answer) => answer === value));
  const [least = 0, most = 0] = [different[0], different.at(-1)];
  const scale = scaleLinear().domain([least, most]).nice(RANGES);
  const edges = scale.ticks(RANGES);
  return edges.slice(0, -1).map((from, at) => {
    const to = edges[at + 1] ?? most;
    const isLast = at === edges.length - 2;
    return count(
      say('histogram.range', { from: answerNumber(from), to: answerNumber(to) }),
      answers,
      (answer) => answer >= from && (isLast ? answer <= to : answer < to),
    );
  });
}
