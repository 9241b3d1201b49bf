/** Stacks of where the time went: a bar for each form of an experiment, a series for each cause, the bottleneck in a sentence. */

import { readPath } from '../path.ts';
import type { Scenario } from '../schema/document.ts';
import type { FigureSeries } from './figure-data.ts';
import type { Measure, RunResultLike } from './types.ts';

/** Causes of the engine's accounts with their names in figures. */
const CAUSES = [
  ['sender-cpu', 'sender CPU'],
  ['system-call', 'system calls'],
  ['relay-cpu', 'relay CPU'],
  ['receiver-cpu', 'receiver CPU'],
  ['nagle', 'Nagle'],
  ['window', 'window closed'],
  ['congestion-window', 'congestion window'],
  ['silly-window', 'silly window'],
  ['delayed-ack', 'delayed ACK'],
  ['retransmission', 'retransmission'],
  ['resolution', 'resolution'],
  ['signalling', 'signalling'],
  ['nic-queue', 'NIC queue'],
  ['switch-queue', 'switch queues'],
  ['router', 'router'],
  ['bus-queue', 'BUS queue'],
  ['serialisation', 'serialisation'],
  ['propagation', 'propagation'],
  ['loop', 'loop'],
  ['idle', 'idle'],
] as const;

const MS_OF_PS = 1e-9;

const textAt = (result: RunResultLike, path: string): string | null => {
  const value = readPath(result, path);
  return typeof value === 'string' ? value : null;
};

/** The causes of a flow's account, ms each; they sum to the elapsed time. */
export const accountMeasures = (flow: number): readonly Measure[] =>
  CAUSES.map(([cause, label], index) => {
    const account = `flows.${flow}.account`;
    return {
      x: index + 1,
      label,
      metric: `${account}.causes.${cause}`,
      factor: MS_OF_PS,
      missing: 0,
      note: (result) =>
        textAt(result, `${account}.bottleneck.cause`) === cause
          ? textAt(result, `${account}.bottleneck.sentence`)
          : null,
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
  /** The longest of them. */
  readonly cause: string;
  /** Its share, per cent. */
  readonly percent: number;
  /** Share of a cause by its name, per cent. */
  readonly shareOf: (name: string) => number;
}

/** The bar at a place; null while there is none. */
export function stackAt(series: readonly FigureSeries[], x: number): Stack | null {
  const parts = series.map(({ name, points }) => ({ name, ms: points.find((point) => point.x === x)?.y ?? 0 }));
  const elapsed = parts.reduce((sum, { ms }) => sum + ms, 0);
  const [first] = parts.toSorted((a, b) => b.ms - a.ms);
  if (first === undefined || elapsed === 0) return null;
  const percent = (ms: number) => (100 * ms) / elapsed;
  return {
    elapsed,
    cause: first.name,
    percent: percent(first.ms),
    shareOf: (name) => percent(parts.find((part) => part.name === name)?.ms ?? 0),
  };
}
