/** Comparisons: both sides typed, with what is measured on the left. */
import { ACCOUNT_CAUSES, VIAS } from '@lanelab/engine';
import { folded, type Place } from '@lanelab/filter';
import { closest } from '@lanelab/scenario';
import { Fault } from '../fault.ts';
import { comparisonJudged, type Operand } from '../judge/comparison.ts';
import type { Gauge } from '../judge/gauge.ts';
import type { Judged } from '../judge/judge.ts';
import { timelineJudged } from '../judge/timeline.ts';
import type { Window } from '../run/window.ts';
import type { ClaimSyntax, Comparator, KnownSyntax, QuantitySyntax, SideSyntax, ToleranceSyntax } from '../syntax.ts';
import {
  causeOf,
  type Dimension,
  needsUnit,
  numberOf,
  type Tolerance,
  unitSize,
  unitsOf,
  type Value,
  wordsOf,
} from '../values.ts';
import { gaugeOf } from './quantities.ts';
import type { Scope } from './scope.ts';
import { CLIENT_PHASES, clientPhase } from './states.ts';

type ComparisonSyntax = Extract<ClaimSyntax, { readonly kind: 'comparison' }>;
type Measured = Extract<SideSyntax, { readonly kind: 'multiple' }> | QuantitySyntax;

export const SERVICE_PHASES = ['up', 'no_address', 'dead'];
export const PATHS = [...VIAS, 'router'];

const FLIPPED: Readonly<Record<Comparator, Comparator>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

const isMeasured = (side: SideSyntax): side is Measured =>
  side.kind !== 'number' && side.kind !== 'word' && side.kind !== 'answer';

/** The words that a quantity can be; null where any may be meant. */
function wordsFor(side: SideSyntax, { scenario }: Scope): readonly string[] | null {
  if (side.kind === 'state') return side.process.name === 'lec' ? CLIENT_PHASES : SERVICE_PHASES;
  if (side.kind !== 'flow') return null;
  if (side.name === 'bottleneck') return ACCOUNT_CAUSES;
  if (side.name === 'path') return PATHS;
  return side.name === 'longest wait' || side.name === 'first loss'
    ? scenario.model.nodes.map(({ name }) => name)
    : null;
}

function wordValue(text: string, place: Place, words: readonly string[] | null): Value {
  if (words === null) return wordsOf(text);
  const word = words.find((each) => folded(each) === folded(text));
  if (word === undefined)
    throw new Fault({ code: 'wrong-word', place, text, known: words, near: closest(text, words) });
  return words === ACCOUNT_CAUSES ? causeOf(word) : wordsOf(word);
}

function knownValue(known: KnownSyntax, dimension: Dimension, words: readonly string[] | null): Value {
  const { place } = known;
  if (known.kind === 'word') {
    if (dimension === 'word') return wordValue(known.text, place, words);
    throw new Fault({ code: 'wrong-word', place, text: known.text, known: unitsOf(dimension), near: null });
  }
  const { number, unit } = known;
  if (dimension === 'word') return wordValue(String(number), place, words);
  // Zero is zero in every unit.
  if (unit === null) {
    if (needsUnit(dimension) && number !== 0) throw new Fault({ code: 'unit-expected', place, number, dimension });
    return numberOf(dimension, number);
  }
  const size = unitSize(dimension, unit);
  if (size === null) throw new Fault({ code: 'wrong-unit', place, unit, dimension });
  return numberOf(dimension, number * size);
}

function toleranceOf(syntax: ToleranceSyntax | null, comparator: Comparator, dimension: Dimension): Tolerance {
  if (syntax === null) return null;
  const { number, unit, place } = syntax;
  if (dimension === 'word' || number < 0 || (comparator !== '=' && comparator !== '!='))
    throw new Fault({ code: 'wrong-tolerance', place });
  // A share is in per cent itself: “±5 %” of it are points.
  if (unit === '%' && dimension !== 'share') return { kind: 'percent', percent: number };
  if (unit === null) {
    const [first] = unitsOf(dimension);
    return { kind: 'absolute', number: number * (first === undefined ? 1 : (unitSize(dimension, first) ?? 1)) };
  }
  const size = unitSize(dimension, unit);
  if (size === null) throw new Fault({ code: 'wrong-unit', place, unit, dimension });
  return { kind: 'absolute', number: number * size };
}

function measuredOf(
  side: Measured,
  scope: Scope,
  window: Window,
  unit: string | null,
): { readonly gauge: Gauge; readonly factor: number } {
  return side.kind === 'multiple'
    ? { gauge: gaugeOf(side.of, scope, window, unit), factor: side.factor }
    : { gauge: gaugeOf(side, scope, window, unit), factor: 1 };
}

/** Numbers of pieces compare with one another, whatever the pieces are. */
const PIECES: readonly Dimension[] = ['cells', 'packets', 'frames', 'messages', 'number'];
const isAlike = (one: Dimension, other: Dimension) => one === other || (PIECES.includes(one) && PIECES.includes(other));

/** A client’s state over a time, which its phases tell. */
function phaseJudged({ left, comparator, right }: ComparisonSyntax, scope: Scope, window: Window): Judged | null {
  if (left.kind !== 'state' || left.process.name !== 'lec' || right.kind !== 'word' || comparator !== '=') return null;
  if (window.mode !== 'some' && window.mode !== 'all') return null;
  return timelineJudged(window, clientPhase(left.process, right, scope));
}

function unitOf(side: SideSyntax): string | null {
  return side.kind === 'number' ? side.unit : null;
}

/** An answer, or a value as the text has it. */
function otherOperand(
  side: Exclude<SideSyntax, Measured>,
  dimension: Dimension,
  words: readonly string[] | null,
): Operand {
  if (side.kind === 'answer') return { kind: 'answer', name: side.name ?? '' };
  return { kind: 'value', value: knownValue(side, dimension, words) };
}

export interface Compared {
  readonly judged: Judged;
  /** What an answer is compared as; null where the check reads none. */
  readonly answer: { readonly name: string; readonly dimension: Dimension } | null;
}

export function comparisonOf(syntax: ComparisonSyntax, scope: Scope, window: Window): Compared {
  const phase = phaseJudged(syntax, scope, window);
  if (phase !== null) return { judged: phase, answer: null };
  const { left, right, comparator, place } = syntax;
  const measured = [left, right].filter(isMeasured);
  const [first, second] = measured;
  if (first === undefined) throw new Fault({ code: 'nothing-measured', place });
  const other = first === left ? right : left;
  const { gauge, factor } = measuredOf(first, scope, window, unitOf(other));
  const { dimension } = gauge;
  if (dimension === 'word' && comparator !== '=' && comparator !== '!=')
    throw new Fault({ code: 'wrong-comparison', place, comparator, dimension });
  const tolerance = toleranceOf(syntax.tolerance, comparator, dimension);
  const operand: Operand = { kind: 'gauge', gauge, factor };
  if (second !== undefined) {
    const expected = measuredOf(second, scope, window, null);
    if (!isAlike(dimension, expected.gauge.dimension))
      throw new Fault({ code: 'different-sides', place, left: dimension, right: expected.gauge.dimension });
    const judged = comparisonJudged({
      left: operand,
      comparator,
      right: { kind: 'gauge', ...expected },
      tolerance,
      dimension,
    });
    return { judged, answer: null };
  }
  if (isMeasured(other)) throw new Fault({ code: 'nothing-measured', place });
  const known = otherOperand(other, dimension, wordsFor(first, scope));
  // An answer is what is found, a value of the text what is expected, on whichever side it stands.
  const isFound = known.kind === 'answer';
  const stands = isFound === (first === right) ? comparator : FLIPPED[comparator];
  const judged = comparisonJudged(
    isFound
      ? { left: known, comparator: stands, right: operand, tolerance, dimension }
      : { left: operand, comparator: stands, right: known, tolerance, dimension },
  );
  return { judged, answer: isFound ? { name: known.name, dimension } : null };
}
