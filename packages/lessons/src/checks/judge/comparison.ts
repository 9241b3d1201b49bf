/** Compares what was measured, or answered, with what is expected. */
import { answerAs } from '../answers.ts';
import type { Expectation, Found } from '../report.ts';
import type { Slice } from '../run/slice.ts';
import type { Comparator } from '../syntax.ts';
import { type Dimension, rangeOf, sameWords, type Tolerance, type Value } from '../values.ts';
import type { Gauge, Meter, Reading } from './gauge.ts';
import { type Brought, type Decision, decision, type Judge, type Judged } from './judge.ts';

/** One side of a comparison: something measured, times a factor; a value; an answer. */
export type Operand =
  | { readonly kind: 'gauge'; readonly gauge: Gauge; readonly factor: number }
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'answer'; readonly name: string };

export interface Comparison {
  /** The side that a verdict reports as found. */
  readonly left: Operand;
  readonly comparator: Comparator;
  /** The side that a verdict reports as expected. */
  readonly right: Operand;
  readonly tolerance: Tolerance;
  /** What both sides are. */
  readonly dimension: Dimension;
}

/** Whether a value is as expected; null values are as nothing. */
export function compares(
  found: Value | null,
  comparator: Comparator,
  expected: Value | null,
  tolerance: Tolerance,
): boolean {
  if (found === null || expected === null) return false;
  if (found.kind === 'words' || expected.kind === 'words') {
    const isSame = found.kind === 'words' && expected.kind === 'words' && sameWords(found.words, expected.words);
    return comparator === '!=' ? !isSame : isSame;
  }
  const { from, to } = rangeOf(expected.number, tolerance);
  const { number } = found;
  switch (comparator) {
    case '=':
      return number >= from && number <= to;
    case '!=':
      return number < from || number > to;
    case '<':
      return number < from;
    case '<=':
      return number <= to;
    case '>':
      return number > to;
    case '>=':
      return number >= from;
  }
}

/** What a value that can only grow decides already: true or false whatever comes, or null. */
export function decidesAlready(
  found: Value | null,
  comparator: Comparator,
  expected: Value | null,
  tolerance: Tolerance,
): boolean | null {
  if (found?.kind !== 'number' || expected?.kind !== 'number') return null;
  const { from, to } = rangeOf(expected.number, tolerance);
  const { number } = found;
  switch (comparator) {
    case '=':
      return number > to ? false : null;
    case '!=':
      return number > to ? true : null;
    case '<':
      return number >= from ? false : null;
    case '<=':
      return number > to ? false : null;
    case '>':
      return number > to ? true : null;
    case '>=':
      return number >= from ? true : null;
  }
}

/** An operand in one run. */
class Side {
  readonly grows: boolean;
  readonly #meter: Meter | null;
  readonly #factor: number;
  /** Readings of the slice that was taken last. */
  readings: readonly Reading[] = [];
  /** The latest reading; null before the first. */
  latest: Reading | null;

  constructor(operand: Operand, answer: Value | null) {
    const isMeasured = operand.kind === 'gauge';
    this.grows = isMeasured && operand.gauge.grows && operand.factor > 0;
    this.#meter = isMeasured ? operand.gauge.meter() : null;
    this.#factor = isMeasured ? operand.factor : 1;
    const value = operand.kind === 'value' ? operand.value : answer;
    this.latest = isMeasured ? null : { value, span: null, atPs: null, isFinal: true, evidence: {} };
  }

  get isFinal(): boolean {
    return this.latest?.isFinal ?? false;
  }

  async take(slice: Slice): Promise<void> {
    this.readings = [];
    if (this.#meter === null || this.isFinal) return;
    const times = (reading: Reading): Reading =>
      reading.value?.kind === 'number'
        ? { ...reading, value: { ...reading.value, number: reading.value.number * this.#factor } }
        : reading;
    this.readings = (await this.#meter.read(slice)).map(times);
    this.latest = this.readings.at(-1) ?? this.latest;
  }

  awaits(endPs: number): ReturnType<Meter['awaits']> {
    return this.isFinal ? null : (this.#meter?.awaits(endPs) ?? null);
  }
}

class ComparisonJudge implements Judge {
  readonly #comparison: Comparison;
  readonly #left: Side;
  readonly #right: Side;

  constructor(comparison: Comparison, answer: Value | null) {
    this.#comparison = comparison;
    this.#left = new Side(comparison.left, answer);
    this.#right = new Side(comparison.right, answer);
  }

  readonly expected = (): Expectation => {
    const { comparator, tolerance } = this.#comparison;
    return { kind: 'value', comparator, value: this.#right.latest?.value ?? null, tolerance };
  };

  async take(slice: Slice): Promise<Decision | null> {
    const [left, right] = [this.#left, this.#right];
    await left.take(slice);
    await right.take(slice);
    const { comparator, tolerance } = this.#comparison;
    if (right.isFinal && left.grows)
      for (const reading of left.readings) {
        const holds = decidesAlready(reading.value, comparator, right.latest?.value ?? null, tolerance);
        if (holds !== null) return this.#decision(holds, reading, right.latest);
      }
    if (left.latest !== null && right.latest !== null && left.isFinal && right.isFinal) {
      const holds = compares(left.latest.value, comparator, right.latest.value, tolerance);
      return this.#decision(holds, left.latest, right.latest);
    }
    return slice.toPs < slice.endPs ? null : this.#unreached(slice.endPs);
  }

  #decision(holds: boolean, left: Reading, right: Reading | null): Decision {
    // What was answered has no time of its own: the one of what was measured.
    const measured = this.#comparison.left.kind === 'gauge' ? left : (right ?? left);
    const instants = [left.atPs, right?.atPs ?? null].filter((ps) => ps !== null);
    const found: Found = { kind: 'value', value: left.value, span: measured.span };
    const decidedAtPs = instants.length === 0 ? null : Math.max(...instants);
    return decision(holds ? 'holds' : 'fails', decidedAtPs, found, this.expected(), measured.evidence);
  }

  /** The run has ended, and a side has no final value. */
  #unreached(endPs: number): Decision | null {
    const awaited = this.#left.awaits(endPs) ?? this.#right.awaits(endPs);
    if (awaited === null) return null;
    const found: Found =
      'event' in awaited
        ? { kind: 'no-event', text: awaited.event, endPs }
        : { kind: 'run-too-short', neededPs: awaited.neededPs, endPs };
    return decision('undecided', null, found, this.expected());
  }
}

/** A judge that knows from the beginning what it says. */
const settled = (made: Decision): Judge => ({ take: async () => made, expected: () => made.expected });

function judgeOf(comparison: Comparison, { answers }: Brought): Judge {
  const { left, right, comparator, tolerance, dimension } = comparison;
  const asked = left.kind === 'answer' ? left : right.kind === 'answer' ? right : null;
  if (asked === null) return new ComparisonJudge(comparison, null);
  const expected: Expectation = { kind: 'value', comparator, value: null, tolerance };
  const answer = answers.get(asked.name);
  if (answer === undefined) {
    const name = asked.name === '' ? null : asked.name;
    return settled(decision('undecided', null, { kind: 'no-answer', name }, expected));
  }
  const value = answerAs(answer, dimension);
  if (value !== null) return new ComparisonJudge(comparison, value);
  return settled(decision('fails', null, { kind: 'unreadable-answer', text: String(answer), dimension }, expected));
}

export function comparisonJudged(comparison: Comparison): Judged {
  const gauges = [comparison.left, comparison.right].flatMap((side) => (side.kind === 'gauge' ? [side.gauge] : []));
  return {
    isFixed: gauges.every(({ isFixed }) => isFixed),
    needs: gauges.flatMap(({ needs }) => needs),
    judge: (brought) => judgeOf(comparison, brought),
  };
}
