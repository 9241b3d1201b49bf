/** Values and times of checks in words. */

import { ACCOUNT_CAUSES } from '@lanelab/engine';
import { list, number as plain, quantity } from '@lanelab/messages';
import { say } from '@lanelab/messages/checks';
import { say as sayCause } from '@lanelab/messages/time-accounts';
import type { Comparator } from '../syntax.ts';
import { type Dimension, type Tolerance, unitSize, unitsOf, type Value } from '../values.ts';

/** Digits that a reader needs of an instant, and of a measured value. */
const INSTANT_DIGITS = 5;
const VALUE_DIGITS = 4;

const rounded = (number: number, digits: number) => Number(number.toPrecision(digits));

/** An instant or a length of time: `8.1563 s`. */
export const timeText = (ps: number): string => (ps === 0 ? '0 s' : quantity(rounded(ps, INSTANT_DIGITS), 'ps'));

const PIECES = ['cells', 'packets', 'frames', 'messages'] as const;
const isPiece = (dimension: Dimension): dimension is (typeof PIECES)[number] =>
  PIECES.some((piece) => piece === dimension);

function numberText(number: number, dimension: Exclude<Dimension, 'word'>): string {
  if (dimension === 'time') return number === 0 ? '0 ms' : quantity(rounded(number, VALUE_DIGITS), 'ps');
  if (dimension === 'number') return plain(number);
  if (isPiece(dimension)) return say(`value.${dimension}`, { count: number, number: plain(number) });
  const [unit = ''] = unitsOf(dimension);
  return say('value.with-unit', { number: plain(rounded(number, VALUE_DIGITS)), unit });
}

/** States and paths that have a name of their own for people; `say` has it by `state.` and `path.`. */
const NAMED = {
  initial: 'state.initial',
  lecs_connect: 'state.lecs_connect',
  configure: 'state.configure',
  join: 'state.join',
  initial_registration: 'state.initial_registration',
  bus_connect: 'state.bus_connect',
  operational: 'state.operational',
  dead: 'state.dead',
  no_address: 'state.no_address',
  up: 'state.up',
  bus: 'path.bus',
  lane: 'path.lane',
  'classical-ip': 'path.classical-ip',
} as const;

function wordText(word: string): string {
  const named = Object.entries(NAMED).find(([key]) => key === word);
  return named === undefined ? word : say(named[1]);
}

function causeText(word: string): string {
  const cause = ACCOUNT_CAUSES.find((each) => each === word);
  return cause === undefined ? word : sayCause(`cause.${cause}`);
}

/** A value as a verdict says it; null: nothing was there to measure. */
export function valueText(value: Value | null): string {
  if (value === null) return say('found.nothing');
  return value.kind === 'words'
    ? list(value.words.map(value.are === 'causes' ? causeText : wordText), 'and')
    : numberText(value.number, value.dimension);
}

function toleranceText(tolerance: NonNullable<Tolerance>, dimension: Exclude<Dimension, 'word'>): string {
  if (tolerance.kind === 'percent') return say('value.with-unit', { number: plain(tolerance.percent), unit: '%' });
  return numberText(tolerance.number, dimension);
}

/** “at most 3”, “21.5 Mb/s ± 3 %” */
export function expectedText(comparator: Comparator, value: Value | null, tolerance: Tolerance): string {
  const text = valueText(value);
  if (comparator === '=' && tolerance !== null && value?.kind === 'number')
    return say('expected.about', { value: text, tolerance: toleranceText(tolerance, value.dimension) });
  return say(`expected.${comparator}`, { value: text });
}

/** How an answer of a dimension is written. */
export function formText(dimension: Dimension): string {
  if (dimension === 'word') return say('form.word');
  const [unit] = unitsOf(dimension);
  return unit === undefined || (unitSize(dimension, unit) === 1 && isPiece(dimension))
    ? say('form.number')
    : say('form.unit', { unit });
}
