/**
 * Figures that come with the lab, computed at full quality by `npm run renew`: of each run its digest and what the figure reads of
 * its result, so that words, bands and verdicts are made when a page shows it. One file a figure, in `figures/`.
 */

import type { OverheadRow, RunResult, Why } from '@lanelab/engine';
import type { FigurePlan, PlacedRun, Results } from '../experiment.ts';

/** A run at its place in the figure, with what is read of its result. */
export interface ShippedRun extends PlacedRun {
  readonly digest: string;
  readonly result: unknown;
}

/** How the last data of a run came to go out when they did. */
export interface ShippedCauses {
  /** Key of the run. */
  readonly key: string;
  readonly why: readonly Why[];
}

export interface ShippedFigure {
  /** The experiment's id. */
  readonly experiment: string;
  /** Version of the engine, and what it was built from (`ENGINE_STAMP`). */
  readonly engine: string;
  readonly stamp: string;
  readonly seed: number;
  readonly full: {
    readonly axes: FigurePlan['axes'];
    readonly durationPs: number;
    readonly repetitions: number;
    readonly baseHash: string;
    /** Events and cells' hops of all runs: what they cost, the same on every computer. */
    readonly work: number;
    readonly runs: readonly ShippedRun[];
  };
  /** Quick runs are there to be compared with: their digests, by the first digits of their keys. */
  readonly quick: { readonly work: number; readonly digests: Readonly<Record<string, string>> };
  /** Rows of the overhead calculator, where the figure shows some. */
  readonly overhead: readonly OverheadRow[] | null;
  /** Causes of the two points that the figure explains beside each other. */
  readonly causes: readonly ShippedCauses[];
}

/** Digits by which a quick run is found. */
const KEY_DIGITS = 16;

export const shortKey = (key: string): string => key.slice(0, KEY_DIGITS);

/** Address of a figure's file: a page fetches it, a program reads it from its disk. */
export const shippedAddress = (id: string): URL => new URL(`./figures/${id}.json`, import.meta.url);

export function shippedPlan({ full, seed }: ShippedFigure): FigurePlan {
  const { axes, durationPs, repetitions, baseHash, runs } = full;
  return { quality: 'full', overrides: { seed }, runs, axes, durationPs, repetitions, baseHash };
}

/** Results that hold what the figure reads, and no more. */
export function shippedResults({ full, overhead, engine }: ShippedFigure): Results {
  return {
    runs: new Map(full.runs.map(({ key, result }) => [key, result as RunResult])),
    overhead: overhead ?? undefined,
    engine,
  };
}

/** Digests by the keys of runs of either quality. */
export function shippedDigests({ full, quick }: ShippedFigure): (key: string) => string | null {
  const known = new Map(full.runs.map(({ key, digest }) => [key, digest]));
  return (key) => known.get(key) ?? quick.digests[shortKey(key)] ?? null;
}
