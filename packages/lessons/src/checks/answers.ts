/** Answers of students, as values that checks compare. */
import { type Dimension, needsUnit, unitSize, unitsOf, type Value } from './values.ts';

/** What a student typed or picked: a number in the unit of what it is compared with, a text such as “574 µs”, or a list. */
export type AnswerValue = number | string | readonly string[];

/** An answer as a value of a dimension; null where it is none. */
export function answerAs(answer: AnswerValue, dimension: Dimension): Value | null {
  if (dimension === 'word') {
    const words =
      typeof answer === 'string' ? answer.split(/\s*,\s*/) : typeof answer === 'number' ? [String(answer)] : answer;
    return { kind: 'words', words };
  }
  if (typeof answer === 'object') return null;
  const [first] = unitsOf(dimension);
  const usual = first === undefined ? 1 : (unitSize(dimension, first) ?? 1);
  if (typeof answer === 'number') return { kind: 'number', number: answer * usual, dimension };
  const [, digits, unit = ''] = /^\s*(-?\d+(?:[  ]\d{3})*(?:[.,]\d+)?)\s*(\S*)\s*$/.exec(answer) ?? [];
  if (digits === undefined) return null;
  const size = unit === '' ? usual : (unitSize(dimension, unit) ?? (needsUnit(dimension) ? null : 1));
  return size === null
    ? null
    : { kind: 'number', number: Number(digits.replaceAll(/[  ]/g, '').replace(',', '.')) * size, dimension };
}
