/** Why a line of a sweep is low at a point, from the records of the runs there and at a better point: where their time went. */

import { grouped } from '../numbers.ts';
import { readPath } from '../path.ts';
import { CAUSES, RULES } from './causes.ts';
import type { FigureSeries } from './figure-data.ts';
import type { Axis, Plan, Results, SweepExperiment } from './types.ts';

/** A fall from one point to the next that the eye sees. */
export const FALL = 0.02;
/** The least of a line without falls is worth a word where it is so far below the best. */
const LOW = 0.1;
/** Share of the time from which a rule that held data back is part of the explanation. */
const NOTABLE = 0.1;
/** With more series than these the worst of them is explained alone. */
const FEW = 2;

/** As results name them, which a newer engine may have more of. */
const causes: Readonly<Record<string, { readonly phrase: string }>> = CAUSES;
const rules: Readonly<Record<string, string>> = RULES;

/** Seconds by name, and their sum. */
interface Account {
  readonly elapsed: number;
  readonly causes: Readonly<Record<string, number>>;
  readonly held: Readonly<Record<string, number>>;
}

const PS = 1e-12;

function secondsOf(value: unknown): Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, ps]) => (typeof ps === 'number' ? [[key, ps * PS]] : [])),
  );
}

/** Where the time of a flow went; null where the run keeps no account of it. */
function accountOf(result: unknown, flow: string): Account | null {
  const elapsed = readPath(result, `flows.${flow}.account.elapsedPs`);
  if (typeof elapsed !== 'number' || elapsed <= 0) return null;
  return {
    elapsed: elapsed * PS,
    causes: secondsOf(readPath(result, `flows.${flow}.account.causes`)),
    held: secondsOf(readPath(result, `flows.${flow}.account.held`)),
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly runs: readonly string[];
}

interface Low {
  readonly at: Place;
  readonly beside: Place;
}

/** The deepest fall of a line as x grows; without one its least point, beside its best. */
function lowOf({ points }: FigureSeries): Low | null {
  const places = points.flatMap(({ x, y, runs }): readonly Place[] => (y === null ? [] : [{ x, y, runs }]));
  const falls = places.flatMap((at, index): readonly Low[] => {
    const beside = places[index - 1];
    return beside !== undefined && at.y < beside.y * (1 - FALL) ? [{ at, beside }] : [];
  });
  const ratio = ({ at, beside }: Low): number => at.y / beside.y;
  const deepest = falls.toSorted((a, b) => ratio(a) - ratio(b))[0];
  if (deepest !== undefined) return deepest;
  const ordered = places.toSorted((a, b) => a.y - b.y);
  const [at, beside] = [ordered[0], ordered.at(-1)];
  return at === undefined || beside === undefined || at.y >= beside.y * (1 - LOW) ? null : { at, beside };
}

const seconds = (value: number): string => `${value.toFixed(2)}\u00A0s`;
const nameOf = ({ names, unit }: Axis, x: number): string => names?.[x] ?? `${grouped(x)}\u00A0${unit}`.trim();

/** What grew most in share of the time from the better point to the low one. */
function grownMost(low: Account, better: Account): string | null {
  const growth = (cause: string): number =>
    (low.causes[cause] ?? 0) / low.elapsed - (better.causes[cause] ?? 0) / better.elapsed;
  const [cause] = Object.keys(low.causes).toSorted((a, b) => growth(b) - growth(a));
  return cause === undefined || growth(cause) <= 0 ? null : cause;
}

function sentence(experiment: SweepExperiment, flow: string, { at, beside }: Low, results: Results): string | null {
  const account = ({ runs }: Place): Account | null => accountOf(results.runs.get(runs[0] ?? ''), flow);
  const [low, better] = [account(at), account(beside)];
  const cause = low === null || better === null ? null : grownMost(low, better);
  if (low === null || better === null || cause === null) return null;
  const held = Object.entries(low.held)
    .filter(([, time]) => time >= NOTABLE * low.elapsed)
    .toSorted(([, a], [, b]) => b - a)
    .map(([rule, time]) => `${rules[rule] ?? rule} for ${seconds(time)}`);
  const { unit } = experiment.y;
  const { x } = experiment;
  return (
    `${at.y.toFixed(1)}\u00A0${unit} at ${nameOf(x, at.x)}, ${beside.y.toFixed(1)} at ${nameOf(x, beside.x)}: of ${seconds(low.elapsed)} ` +
    `on the critical path ${seconds(low.causes[cause] ?? 0)} went to ${causes[cause]?.phrase ?? cause} ` +
    `(there ${seconds(better.causes[cause] ?? 0)} of ${seconds(better.elapsed)})` +
    `${held.length === 0 ? '' : `, while ${held.join(' and ')}`}.`
  );
}

/** A sentence for each line that breaks, or for the worst of many; none where the runs keep no account of the flow that is plotted. */
export function whyLow(
  experiment: SweepExperiment,
  plan: Plan,
  results: Results,
  series: readonly FigureSeries[],
): readonly string[] {
  const flow = /^flows\.([^.]+)\./.exec(experiment.y.metric)?.[1];
  const isComplete = plan.runs.every(({ key }) => results.runs.has(key));
  if (flow === undefined || !isComplete) return [];
  const lows = series.flatMap((entry) => {
    const low = lowOf(entry);
    return low === null ? [] : [{ name: entry.name, low }];
  });
  const worst = lows.toSorted((a, b) => a.low.at.y / a.low.beside.y - b.low.at.y / b.low.beside.y).slice(0, 1);
  return (series.length > FEW ? worst : lows).flatMap(({ name, low }) => {
    const text = sentence(experiment, flow, low, results);
    if (text === null) return [];
    return [experiment.series === null ? text : `${experiment.series.label} ${name}: ${text}`];
  });
}
