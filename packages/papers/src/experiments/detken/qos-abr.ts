/** Rates that a switch allows four ABR sources, over time, beside the max-min shares of what there is. */

import type { ChartTrace } from '@lanelab/charts';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-qos';
import { grouped } from '@lanelab/scenario';
import type { Collected, ColumnReader, Findings, TraceExperiment } from '../../experiment.ts';
import type { FigureCheck } from '../../figure-data.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { qosAbr, RUN_S, rateSeries, SOURCES, STREAM_CPS, STREAM_S, shares } from '../../networks/detken/qos-abr.ts';
import { mean, traced } from './series.ts';

const NAMES = [say('abr.series.1'), say('abr.series.2'), say('abr.series.3'), say('abr.series.4')] as const;
const keyOf = (index: number): string => String(index + 1);

/** The last part of each phase: what the rates have come to. */
const SETTLED_S = 0.15;
const [BEGINS_S, ENDS_S] = STREAM_S;
const PHASES = [
  { name: 'alone', endS: BEGINS_S, othersCps: 0 },
  { name: 'beside', endS: ENDS_S, othersCps: STREAM_CPS },
  { name: 'again', endS: RUN_S, othersCps: 0 },
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
  const statement = say(`abr.share.${name}`, { percent: TOLERANCE * 100 });
  const rates = SOURCES.map((_, index) => settled(collected, index, endS));
  if (rates.includes(null)) return { statement, holds: null, detail: sayCommon('runs-missing') };
  const expected = shares(othersCps);
  const holds = rates.every((rate, index) => {
    const share = expected[index] ?? 0;
    return Math.abs((rate ?? 0) - share) <= TOLERANCE * share;
  });
  const detail = rates
    .map((rate, index) =>
      say('abr.share.of', {
        rate: grouped(Math.round(rate ?? 0)),
        share: grouped(Math.round(expected[index] ?? 0)),
      }),
    )
    .join(', ');
  return { statement, holds, detail: say('abr.share.detail', { rates: detail }) };
}

function findings(collected: Collected): Findings {
  const [near, far] = [0, 1].map((source) => settled(collected, source, BEGINS_S) ?? null);
  const beside = settled(collected, 0, ENDS_S);
  const title =
    near === null || near === undefined || far === null || far === undefined || beside === null
      ? ''
      : say('abr.finding', {
          near: grouped(Math.round(near)),
          far: grouped(Math.round(far)),
          beside: grouped(Math.round(beside)),
        });
  return {
    title,
    checks: PHASES.map((phase) => phaseCheck(collected, phase)),
    notes: [say('abr.note.nothing-published'), say('abr.note.standard'), say('abr.note.feedback')],
  };
}

const settings = {
  durationPs: RUN_S * SECOND_PS,
  warmupPs: 0,
  repetitions: 1,
  note: say('abr.quality', { seconds: RUN_S }),
};

export const qosAbrRates: TraceExperiment = {
  kind: 'trace',
  form: 'lines',
  id: 'qos-abr-rates',
  paper: 'detken',
  topics: ['qos'],
  label: say('abr.label'),
  question: say('abr.question'),
  base: qosAbr,
  variants: [{ key: 'shared', name: say('abr.four-sources'), base: qosAbr }],
  extract: SOURCES.map((_, index) => ({
    variant: 'shared',
    key: keyOf(index),
    name: NAMES[index] ?? '',
    columns: allowed(index + 1),
  })),
  x: { label: say('abr.x'), unit: 's', scale: 'linear' },
  y: { label: say('abr.y'), unit: 'cells/s' },
  quality: { quick: settings, full: settings },
  parameters: [],
  paperPoints: [],
  findings,
};
