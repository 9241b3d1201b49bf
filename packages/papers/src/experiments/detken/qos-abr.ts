/** Rates that a switch allows four ABR sources, over time, beside the max-min shares of what there is. */

import type { ChartTrace } from '@lanelab/charts';
import { grouped } from '@lanelab/scenario';
import type { Collected, ColumnReader, Findings, TraceExperiment } from '../../experiment.ts';
import type { FigureCheck } from '../../figure-data.ts';
import { SECOND_PS } from '../../networks/common.ts';
import {
  QOS_ABR_QUESTION,
  qosAbr,
  RUN_S,
  rateSeries,
  SOURCES,
  STREAM_CPS,
  STREAM_S,
  shares,
} from '../../networks/detken/qos-abr.ts';
import { mean, traced } from './series.ts';

const NAMES = ['near', 'far, 1\u2009000 km', 'at most 40\u2009000', 'promised 100\u2009000'] as const;
const keyOf = (index: number): string => String(index + 1);

/** The last part of each phase: what the rates have come to. */
const SETTLED_S = 0.15;
const [BEGINS_S, ENDS_S] = STREAM_S;
const PHASES = [
  { name: 'alone', endS: BEGINS_S, othersCps: 0 },
  { name: 'beside the stream', endS: ENDS_S, othersCps: STREAM_CPS },
  { name: 'alone again', endS: RUN_S, othersCps: 0 },
] as const;
/** How far from its share a source\u2019s mean rate may be. */
const TOLERANCE = 0.05;

const allowed =
  (flow: number) =>
  (read: ColumnReader): ChartTrace | null => {
    const name = rateSeries(flow);
    const [x, y] = [read(`series.${name}.timesS`), read(`series.${name}.values`)];
    return x === null || y === null ? null : { x, y };
  };

const settled = ({ series }: Collected, source: number, endS: number): number | null =>
  mean(
    traced(series, keyOf(source))
      .filter(({ x }) => x > endS - SETTLED_S && x <= endS)
      .map(({ y }) => y),
  );

function phaseCheck(collected: Collected, { name, endS, othersCps }: (typeof PHASES)[number]): FigureCheck {
  const statement = `Each source has its max-min share ${name}, within ${TOLERANCE * 100} %`;
  const rates = SOURCES.map((_, index) => settled(collected, index, endS));
  if (rates.includes(null)) return { statement, holds: null, detail: 'runs are missing' };
  const expected = shares(othersCps);
  const holds = rates.every((rate, index) => {
    const share = expected[index] ?? 0;
    return Math.abs((rate ?? 0) - share) <= TOLERANCE * share;
  });
  const detail = rates
    .map((rate, index) => `${grouped(Math.round(rate ?? 0))} of ${grouped(Math.round(expected[index] ?? 0))}`)
    .join(', ');
  return { statement, holds, detail: `cells/s: ${detail}` };
}

function findings(collected: Collected): Findings {
  const [near, far] = [0, 1].map((source) => settled(collected, source, BEGINS_S) ?? null);
  const beside = settled(collected, 0, ENDS_S);
  const title =
    near === null || near === undefined || far === null || far === undefined || beside === null
      ? ''
      : `Near and far get ${grouped(Math.round(near))} and ${grouped(Math.round(far))} cells/s; beside the stream ${grouped(Math.round(beside))} are left for the near one`;
  return {
    title,
    checks: PHASES.map((phase) => phaseCheck(collected, phase)),
    notes: [
      'The paper names ABR with explicit rate and has no figure of it: nothing published is compared here.',
      'The standard leaves open how a switch finds the rate; here a port measures over 5 ms and gives max-min shares of 95 % of the line. The shares beside which the rates are judged are computed from the line, the minimum and the peak rates alone.',
      'A source hears of a change with the RM cells that come back: the far one 10 ms later than the near one.',
    ],
  };
}

const settings = {
  durationPs: RUN_S * SECOND_PS,
  warmupPs: 0,
  repetitions: 1,
  note: `${RUN_S} s, nothing is random but when the stream's first datagram is due`,
};

export const qosAbrRates: TraceExperiment = {
  kind: 'trace',
  form: 'lines',
  id: 'qos-abr-rates',
  paper: 'detken',
  topics: ['qos'],
  label: 'Rates of four sources',
  question: QOS_ABR_QUESTION,
  base: qosAbr,
  variants: [{ key: 'shared', name: 'four sources', base: qosAbr }],
  extract: SOURCES.map((_, index) => ({
    variant: 'shared',
    key: keyOf(index),
    name: NAMES[index] ?? '',
    columns: allowed(index + 1),
  })),
  x: { label: 'Time', unit: 's', scale: 'linear' },
  y: { label: 'Allowed cell rate', unit: 'cells/s' },
  quality: { quick: settings, full: settings },
  parameters: [],
  paperPoints: [],
  findings,
};
