/** Runs made here held against the runs of a shipped figure. */

import type { PlacedRun } from '../experiment.ts';
import { type ShippedFigure, shippedDigests } from './shipped.ts';

export interface UnequalRun {
  readonly run: PlacedRun;
  readonly shipped: string;
  readonly here: string;
}

export interface DigestComparison {
  /** Number of runs made here that the shipped figure has, too. */
  readonly compared: number;
  readonly unequal: readonly UnequalRun[];
}

/** `digestHere`: of a run by its key; null where it has not been made here. */
export function compareDigests(
  shipped: ShippedFigure,
  runs: readonly PlacedRun[],
  digestHere: (key: string) => string | null,
): DigestComparison {
  const digestOf = shippedDigests(shipped);
  const compared = runs.flatMap((run): readonly UnequalRun[] => {
    const [theirs, here] = [digestOf(run.key), digestHere(run.key)];
    return theirs === null || here === null ? [] : [{ run, shipped: theirs, here }];
  });
  return { compared: compared.length, unequal: compared.filter(({ shipped: theirs, here }) => theirs !== here) };
}
