/** Why a line of a sweep is low at a point, from the records of the runs there and at a better point: where their time went. */

import { ACCOUNT_CAUSES, ACCOUNT_HOLDS, type AccountCause, type AccountHold } from '@lanelab/engine';
import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/experiments';
import { grouped, readPath } from '@lanelab/scenario';
import type { Axis, FigurePlan, PlacedRun, Results, SweepExperiment } from '../experiment.ts';
import type { FigureSeries } from '../figure-data.ts';

/** A fall from one point to the next that the eye sees. */
export const FALL = 0.02;
/** The least of a line without falls is worth a word where it is so far below the best. */
const LOW = 0.1;
/** Share of the time from which a rule that held data back is part of the explanation. */
const NOTABLE = 0.1;
/** With more series than these the worst of them is explained alone. */
const FEW = 2;

/** Seconds by cause and by the rule that held data back, and their sum. */
interface Account {
  readonly elapsed: number;
  readonly causes: ReadonlyMap<AccountCause, number>;
  readonly held: ReadonlyMap<AccountHold, number>;
}

const PS = 1e-12;

function secondsOf<Name extends string>(names: readonly Name[], value: unknown): ReadonlyMap<Name, number> {
  return new Map(
    names.flatMap((name) => {
      const ps = readPath(value, name);
      return typeof ps === 'number' ? [[name, ps * PS]] : [];
    }),
  );
}

/** Where the time of a flow went; null where the run keeps no account of it. */
function accountOf(result: unknown, flow: string): Account | null {
  const elapsed = readPath(result, `flows.${flow}.account.elapsedPs`);
  if (typeof elapsed !== 'number' || elapsed <= 0) return null;
  return {
    elapsed: elapsed * PS,
    causes: secondsOf(ACCOUNT_CAUSES, readPath(result, `flows.${flow}.account.causes`)),
    held: secondsOf(ACCOUNT_HOLDS, readPath(result, `flows.${flow}.account.held`)),
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A point of a line that is low, and the better one that it is held against. */
interface Low {
  readonly at: Place;
  readonly beside: Place;
}

/** A low of a series. */
interface Break extends Low {
  readonly name: string;
  readonly value: number | null;
}

/**
 * The last point of a dip and the first beyond it, which has made good half the fall at least: they differ in one step of x, and lie
 * on either side of what makes the dip.
 */
function endOfDip(places: readonly Place[], { at, beside: before }: Low): Low | null {
  const beyond = places.find(({ x, y }) => x > at.x && y >= (at.y + before.y) / 2);
  const last = places[beyond === undefined ? -1 : places.indexOf(beyond) - 1];
  return beyond === undefined || last === undefined ? null : { at: last, beside: beyond };
}

/** The deepest fall of a line as x grows, beside the point before it, or at the far end of its dip; without one its least point, beside its best. */
function lowOf({ points }: FigureSeries, neighbour: 'before' | 'after'): Low | null {
  const places = points.flatMap(({ x, y }): readonly Place[] => (y === null ? [] : [{ x, y }]));
  const falls = places.flatMap((at, index): readonly Low[] => {
    const beside = places[index - 1];
    return beside !== undefined && at.y < beside.y * (1 - FALL) ? [{ at, beside }] : [];
  });
  const ratio = ({ at, beside }: Low): number => at.y / beside.y;
  const deepest = falls.toSorted((a, b) => ratio(a) - ratio(b))[0];
  if (deepest !== undefined) return (neighbour === 'after' ? endOfDip(places, deepest) : null) ?? deepest;
  const ordered = places.toSorted((a, b) => a.y - b.y);
  const [at, beside] = [ordered[0], ordered.at(-1)];
  return at === undefined || beside === undefined || at.y >= beside.y * (1 - LOW) ? null : { at, beside };
}

const seconds = (value: number): string => `${fixed(value, 2)}\u00A0s`;
const nameOf = ({ names, unit }: Axis, x: number): string => names?.[x] ?? `${grouped(x)}\u00A0${unit}`.trim();

/** The cause that grew most in share of the time from the better point to the low one. */
function grownMost(low: Account, better: Account): AccountCause | null {
  const growth = (cause: AccountCause): number =>
    (low.causes.get(cause) ?? 0) / low.elapsed - (better.causes.get(cause) ?? 0) / better.elapsed;
  const [cause] = [...low.causes.keys()].toSorted((a, b) => growth(b) - growth(a));
  return cause === undefined || growth(cause) <= 0 ? null : cause;
}

/** The flow that a sweep plots, by its number; null where it plots something else. */
const flowOf = ({ y }: SweepExperiment): string | null => /^flows\.([^.]+)\./.exec(y.metric)?.[1] ?? null;

/** Every line that breaks, or the worst of many; the one that the experiment names, where it does. */
function breaksOf({ explained }: SweepExperiment, all: readonly FigureSeries[]): readonly Break[] {
  const series = explained === undefined ? all : all.filter(({ value }) => value === explained.series);
  const breaks = series.flatMap((entry): readonly Break[] => {
    const low = lowOf(entry, explained === undefined ? 'before' : 'after');
    return low === null ? [] : [{ ...low, name: entry.name, value: entry.value }];
  });
  const ratio = ({ at, beside }: Low): number => at.y / beside.y;
  return series.length > FEW ? breaks.toSorted((a, b) => ratio(a) - ratio(b)).slice(0, 1) : breaks;
}

const coordsOf = ({ x, series }: SweepExperiment, { value }: Break, place: Place): PlacedRun['coords'] =>
  series === null || value === null ? { [x.key]: place.x } : { [series.key]: value, [x.key]: place.x };

/** A low point of a figure and the one beside it, which differ in one value and in what becomes of the stream. */
export interface ExplainedPair {
  /** The flow that the figure plots. */
  readonly flow: number;
  readonly at: PlacedRun['coords'];
  readonly beside: PlacedRun['coords'];
}

/** What the experiment wants explained; null where it names nothing, or the line is level. */
export function explainedPair(experiment: SweepExperiment, series: readonly FigureSeries[]): ExplainedPair | null {
  const flow = Number(flowOf(experiment));
  const [low] = experiment.explained === undefined ? [] : breaksOf(experiment, series);
  if (low === undefined || !Number.isInteger(flow)) return null;
  return { flow, at: coordsOf(experiment, low, low.at), beside: coordsOf(experiment, low, low.beside) };
}

/** Points whose accounts explain what is low in a figure; none where no flow is plotted. */
export function toExplain(
  experiment: SweepExperiment,
  series: readonly FigureSeries[],
): readonly PlacedRun['coords'][] {
  if (flowOf(experiment) === null) return [];
  return breaksOf(experiment, series).flatMap((low) => [
    coordsOf(experiment, low, low.at),
    coordsOf(experiment, low, low.beside),
  ]);
}

function sentence(
  experiment: SweepExperiment,
  flow: string,
  plan: FigurePlan,
  results: Results,
  found: Break,
): string | null {
  const account = (place: Place): Account | null => {
    const coords = Object.entries(coordsOf(experiment, found, place));
    const specs = plan.runs.filter((spec) => coords.every(([key, value]) => spec.coords[key] === value));
    const spec = specs.find(({ explains }) => explains === true);
    return spec === undefined ? null : accountOf(results.runs.get(spec.key), flow);
  };
  const { at, beside } = found;
  const [low, better] = [account(at), account(beside)];
  const cause = low === null || better === null ? null : grownMost(low, better);
  if (low === null || better === null || cause === null) return null;
  const held = [...low.held]
    .filter(([, time]) => time >= NOTABLE * low.elapsed)
    .toSorted(([, a], [, b]) => b - a)
    .map(([rule, time]) => say(`held.${rule}`, { time: seconds(time) }));
  const { x, y, series } = experiment;
  const facts = {
    rate: `${fixed(at.y, 1)}\u00A0${y.unit}`,
    at: nameOf(x, at.x),
    betterRate: fixed(beside.y, 1),
    betterAt: nameOf(x, beside.x),
    elapsed: seconds(low.elapsed),
    spent: seconds(low.causes.get(cause) ?? 0),
    cause: say(`spent.${cause}`),
    betterSpent: seconds(better.causes.get(cause) ?? 0),
    betterElapsed: seconds(better.elapsed),
  };
  const why =
    held.length === 0
      ? say('why-low', facts)
      : say('why-low.held', { ...facts, held: held.reduce((first, second) => say('both-held', { first, second })) });
  return series === null ? why : say('why-low.of-series', { axis: series.label, series: found.name, why });
}

/** A sentence for each line that breaks, or for the worst of many; none before the runs that explain them are there. */
export function whyLow(
  experiment: SweepExperiment,
  plan: FigurePlan,
  results: Results,
  series: readonly FigureSeries[],
): readonly string[] {
  const flow = flowOf(experiment);
  const isComplete = plan.runs.every(({ key }) => results.runs.has(key));
  if (flow === null || !isComplete) return [];
  return breaksOf(experiment, series).flatMap((low) => sentence(experiment, flow, plan, results, low) ?? []);
}
