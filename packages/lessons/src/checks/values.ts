/** Typed values: what a check measures, what it expects, and what a student answered. */

/** What a number counts; each has a base unit, in which numbers of that dimension are kept. */
export const DIMENSIONS = [
  'rate',
  'time',
  'share',
  'cell-rate',
  'cells',
  'packets',
  'frames',
  'messages',
  'number',
  'word',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/**
 * A value. Numbers are in the base unit of their dimension: Mb/s (`rate`), ps (`time`), per cent (`share`), cells a second
 * (`cell-rate`), else pieces. A word is a state, a cause of the time account, a device or an address.
 */
export type Value =
  | { readonly kind: 'number'; readonly number: number; readonly dimension: Exclude<Dimension, 'word'> }
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly are?: 'causes' };

/** How far a value may be from the expected one; null: not at all. */
export type Tolerance =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'absolute'; readonly number: number }
  | null;

/** Units by dimension, with their size in base units. The first is the one in which a number without a unit counts. */
const UNITS: Readonly<Partial<Record<Dimension, Readonly<Record<string, number>>>>> = {
  rate: { 'Mb/s': 1, 'kb/s': 1e-3, 'Gb/s': 1e3, 'b/s': 1e-6 },
  time: { ms: 1e9, s: 1e12, us: 1e6, µs: 1e6, ns: 1e3 },
  share: { '%': 1 },
  'cell-rate': { 'cells/s': 1 },
  cells: { cells: 1 },
  packets: { packets: 1 },
  frames: { frames: 1 },
};

/** Units that a number of a dimension may be written in, the one of a bare number first; empty for pieces and words. */
export const unitsOf = (dimension: Dimension): readonly string[] => Object.keys(UNITS[dimension] ?? {});

/** Size of a unit in base units; null where the dimension has no such unit. */
export const unitSize = (dimension: Dimension, unit: string): number | null => UNITS[dimension]?.[unit] ?? null;

/** Whether numbers of a dimension mean nothing without a unit. */
export const needsUnit = (dimension: Dimension): boolean => ['rate', 'time', 'share', 'cell-rate'].includes(dimension);

export const numberOf = (dimension: Exclude<Dimension, 'word'>, number: number): Value => ({
  kind: 'number',
  number,
  dimension,
});

/** A cause of the time account. */
export const causeOf = (cause: string): Value => ({ kind: 'words', words: [cause], are: 'causes' });

export const wordsOf = (...words: readonly string[]): Value => ({ kind: 'words', words });

/** Words compare without regard to case and punctuation, and octets however they are grouped. */
const bare = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether two lists have the same words, in any order. */
export const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word) => other.some((each) => bare(word) === bare(each)));

/** The range within which a value equals the expected one, ends included. */
export function rangeOf(expected: number, tolerance: Tolerance): { readonly from: number; readonly to: number } {
  const width =
    tolerance === null
      ? 0
      : tolerance.kind === 'percent'
        ? (Math.abs(expected) * tolerance.percent) / 100
        : tolerance.number;
  return { from: expected - width, to: expected + width };
}
