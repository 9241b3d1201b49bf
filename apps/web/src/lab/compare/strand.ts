/** What happened in two runs under one name: what both have in common is let go, and of the rest the first is found. */
import type { Trace } from '../../playback/run/types.ts';
import { comparedColumns, type Happening, happeningsOf, type Keyed } from './happenings.ts';

type Traced = Exclude<Trace, { readonly kind: 'series' }>;

/** The first instant at which two runs differ, and what happens then in each; null where nothing does that the other has not. */
export interface Apart {
  readonly atPs: number;
  readonly here: Happening | null;
  readonly there: Happening | null;
}

const areSame = (one: readonly Float64Array[], other: readonly Float64Array[]): boolean =>
  one.every((column, at) => {
    const beside = other[at];
    return column.length === beside?.length && column.every((value, index) => value === beside[index]);
  });

export class Strand {
  #here: readonly Keyed[] = [];
  #there: readonly Keyed[] = [];

  /** Takes what both runs have recorded since the last time. */
  add(here: readonly Keyed[], there: readonly Keyed[]): void {
    const [mine, others] = [
      [...this.#here, ...here],
      [...this.#there, ...there],
    ];
    let alike = 0;
    while (alike < mine.length && mine[alike]?.key === others[alike]?.key) alike += 1;
    this.#here = mine.slice(alike);
    this.#there = others.slice(alike);
  }

  /** The same of two traces, whose records are looked at one by one only where they are not the same throughout. */
  addTraces(here: Traced | undefined, there: Traced | undefined, cellPs: number): void {
    const isEven = this.#here.length === 0 && this.#there.length === 0;
    if (isEven && here !== undefined && there !== undefined)
      if (areSame(comparedColumns(here), comparedColumns(there))) return;
    this.add(
      here === undefined ? [] : happeningsOf(here, cellPs),
      there === undefined ? [] : happeningsOf(there, cellPs),
    );
  }

  /** The earliest happening that one run has and the other has not, as far as both are recorded. */
  first(): Apart | null {
    const [mine, others] = [without(this.#here, this.#there), without(this.#there, this.#here)];
    const [here, there] = [earliest(mine), earliest(others)];
    const atPs = Math.min(here?.atPs ?? Number.POSITIVE_INFINITY, there?.atPs ?? Number.POSITIVE_INFINITY);
    if (here === null && there === null) return null;
    return { atPs, here: here?.atPs === atPs ? here : null, there: there?.atPs === atPs ? there : null };
  }
}

/** Entries of one list that the other does not have, each counted as often as it is there. */
function without(list: readonly Keyed[], other: readonly Keyed[]): readonly Keyed[] {
  const counts = new Map<string, number>();
  for (const { key } of other) counts.set(key, (counts.get(key) ?? 0) + 1);
  return list.filter(({ key }) => {
    const count = counts.get(key) ?? 0;
    if (count > 0) counts.set(key, count - 1);
    return count === 0;
  });
}

const earliest = (list: readonly Keyed[]): Happening | null =>
  list.reduce<Happening | null>(
    (first, { happening }) => (first === null || happening.atPs < first.atPs ? happening : first),
    null,
  );
