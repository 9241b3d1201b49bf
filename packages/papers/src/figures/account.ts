/** Stacks of where the time went: a bar for each form of an experiment, a series for each cause, the bottleneck in a sentence. */

import type { AccountCause, RunResult } from '@lanelab/engine';
import { say } from '@lanelab/messages/experiments';
import { bottleneckSentence } from '@lanelab/messages/time-accounts';
import type { Scenario } from '@lanelab/scenario';
import type { Measure } from '../experiment.ts';
import type { FigureSeries } from '../figure-data.ts';
import { CAUSES } from './causes.ts';

const MS_OF_PS = 1e-9;

/** The evidence that a cause is a flow's bottleneck, in words; null where another cause is. */
function bottleneckNote({ flows }: RunResult, flow: number, cause: string): string | null {
  const account = flows.find(({ id }) => id === flow)?.account;
  return account?.bottleneck.cause === cause ? bottleneckSentence(account.bottleneck) : null;
}

/** The causes of a flow's account, ms each; they sum to the elapsed time. */
export const accountMeasures = (flow: number): readonly Measure[] =>
  CAUSES.map((cause, index) => {
    const account = `flows.${flow}.account`;
    return {
      x: index + 1,
      key: cause,
      label: say(`cause.${cause}`),
      metric: `${account}.causes.${cause}`,
      factor: MS_OF_PS,
      missing: 0,
      note: (result) => bottleneckNote(result, flow, cause),
    };
  });

/** The scenario, with the account of where each flow's time goes: it changes no result, and says why one is what it is. */
export const accounted = (scenario: Scenario): Scenario => {
  const { model } = scenario;
  return { ...scenario, model: { ...model, measure: { ...model.measure, account: true } } };
};

export interface Stack {
  /** All causes together, ms. */
  readonly elapsed: number;
  /** The longest cause, by the engine's name. */
  readonly cause: string;
  /** The longest cause, as the figure names it. */
  readonly name: string;
  /** Share of the longest cause, per cent. */
  readonly percent: number;
  /** Share of a cause, per cent. */
  readonly shareOf: (cause: AccountCause) => number;
}

/** The bar at a place; null while there is none. */
export function stackAt(series: readonly FigureSeries[], x: number): Stack | null {
  const parts = series.map(({ key, name, points }) => ({
    key,
    name,
    ms: points.find((point) => point.x === x)?.y ?? 0,
  }));
  const elapsed = parts.reduce((sum, { ms }) => sum + ms, 0);
  const [first] = parts.toSorted((a, b) => b.ms - a.ms);
  if (first === undefined || elapsed === 0) return null;
  const percent = (ms: number) => (100 * ms) / elapsed;
  return {
    elapsed,
    cause: first.key,
    name: first.name,
    percent: percent(first.ms),
    shareOf: (cause) => percent(parts.find(({ key }) => key === cause)?.ms ?? 0),
  };
}
