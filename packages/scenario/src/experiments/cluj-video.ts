/** Cluj's experiments A, B and C with one-dimensional video sources: states, rates and throughput, beside what theory says. */

import { cluj } from '../presets/cluj.ts';
import { SECOND_PS } from '../presets/common.ts';
import type { Scenario } from '../schema/document.ts';
import { clujParameters, firstOf, TRANSFER, US_OF_PS } from './cluj-common.ts';
import type { FigureTrace } from './figure-data.ts';
import type {
  Collected,
  ColumnReader,
  Findings,
  Quality,
  QualitySettings,
  TraceExperiment,
  Variant,
  VariantsExperiment,
} from './types.ts';

/** Mini-sources of M1: how many, what one makes while it is on, how often one goes on (alpha) and off (beta). */
interface Mini {
  readonly count: number;
  readonly bps: number;
  readonly onPerS: number;
  readonly offPerS: number;
}

/** As much video as a file may have. */
const OCTETS = 16_000_000;
const MBIT = 1e6;
/** Frames of experiment A are short, so that hardly any is made in two states. */
const SHORT_FRAME = 999;
const FRAME = 7_990;

const share = ({ onPerS, offPerS }: Mini): number => onPerS / (onPerS + offPerS);
/** Mb/s in the mean. */
const meanOf = (mini: Mini): number => (mini.count * share(mini) * mini.bps) / MBIT;
/** Standard error of the mean over the plan: the rate's autocovariance falls by alpha and beta. */
function errorOf(mini: Mini): number {
  const p = share(mini);
  const variance = mini.count * p * (1 - p) * (mini.bps / MBIT) ** 2;
  const seconds = (OCTETS * 8) / MBIT / meanOf(mini);
  return Math.sqrt((2 * variance) / (mini.onPerS + mini.offPerS) / seconds);
}
const SIGMAS = 4;

function binomial(n: number, k: number, p: number): number {
  const choose = Array.from({ length: k }, (_, index) => (n - index) / (index + 1)).reduce(
    (all, part) => all * part,
    1,
  );
  return choose * p ** k * (1 - p) ** (n - k);
}

/** Nothing but the plan counts: runs end when it is there. */
const QUALITY: Readonly<Record<Quality, QualitySettings>> = {
  quick: { durationPs: 0.25 * SECOND_PS, warmupPs: 0, repetitions: 1, note: 'one plan of 16 million octets each' },
  full: { durationPs: 0.25 * SECOND_PS, warmupPs: 0, repetitions: 5, note: 'five plans of 16 million octets each' },
};

function video(mini: Mini, frameOctets: number, title: string, question: string): Scenario {
  const scenario = cluj({ network: 'atm', service: 'client-server', schedule: 'none', title, question });
  const flows = scenario.model.flows.map((flow) =>
    flow.kind === 'relay'
      ? { ...flow, octets: OCTETS, source: { kind: 'markov' as const, frameOctets, low: mini } }
      : flow,
  );
  return { ...scenario, model: { ...scenario.model, flows } };
}

const M1: Mini = { count: 10, bps: 2_285_000, onPerS: 30, offPerS: 20 };
const STATES = Array.from({ length: M1.count + 1 }, (_, on) => on);
const rateOf = (on: number): number => (on * M1.bps) / MBIT;

/** Share of the time in which frames came at the rate of each state. */
function drawn(read: ColumnReader): FigureTrace | null {
  const [ps, octets] = [read(`${TRANSFER}.planned.ps`), read(`${TRANSFER}.planned.octets`)];
  if (ps === null || octets === null) return null;
  const times = STATES.map(() => 0);
  for (const [index, at] of ps.entries()) {
    const us = ((ps[index + 1] ?? at) - at) * US_OF_PS;
    const state = us === 0 ? 0 : Math.round(((octets[index] ?? 0) * 8 * (MBIT / M1.bps)) / us);
    if (state < times.length) times[state] = (times[state] ?? 0) + us;
  }
  const all = times.reduce((sum, us) => sum + us, 0);
  return all === 0 ? null : { x: STATES.map(rateOf), y: times.map((us) => us / all) };
}

const QUESTION_A = 'How often does a video source make how much?';
const variantA: Variant = {
  key: 'm1',
  name: 'M1',
  base: () => video(M1, SHORT_FRAME, 'Cluj, experiment A', QUESTION_A),
};

function findingsA({ series }: Collected): Findings {
  const [ours, theory] = ['drawn', 'theory'].map((key) => series.find((entry) => entry.key === key)?.trace?.y ?? []);
  if (ours === undefined || theory === undefined || ours.length === 0) return { title: '', checks: [], notes: [] };
  const off = Math.max(...STATES.map((on) => Math.abs((ours[on] ?? 0) - (theory[on] ?? 0))));
  const most = STATES.reduce((best, on) => ((ours[on] ?? 0) > (ours[best] ?? 0) ? on : best), 0);
  return {
    title: `Most often ${most} of ${M1.count} mini-sources are on, and make ${rateOf(most).toFixed(1)}\u00A0Mb/s`,
    checks: [
      {
        statement: 'States are as probable as a binomial distribution has it',
        holds: off < 0.05,
        detail: `at most ${off.toFixed(3)} off in one plan`,
      },
    ],
    notes: [
      'Ten mini-sources of 2.285\u00A0Mb/s, alpha 30 and beta 20 a second, are assumed: the paper\u2019s are not known here.',
    ],
  };
}

const common = { paper: 'cluj', topics: ['source'], quality: QUALITY, paperPoints: [] } as const;

export const clujVideoA: TraceExperiment = {
  ...common,
  kind: 'trace',
  form: 'lines',
  id: 'cluj-video-a',
  label: 'Experiment A',
  question: QUESTION_A,
  base: firstOf([variantA]),
  variants: [variantA],
  extract: [
    { variant: 'm1', key: 'drawn', name: 'drawn', columns: drawn },
    {
      variant: 'm1',
      key: 'theory',
      name: 'theory',
      columns: (read) =>
        drawn(read) === null
          ? null
          : { x: STATES.map(rateOf), y: STATES.map((on) => binomial(M1.count, on, share(M1))) },
    },
  ],
  x: { label: 'Throughput', unit: 'Mb/s', scale: 'linear' },
  y: { label: 'Probability', unit: '' },
  parameters: clujParameters('atm'),
  findings: findingsA,
};

interface Bar {
  readonly series: string;
  readonly name: string;
  readonly x: number;
  readonly label: string;
  readonly mini: Mini;
}

/** Throughput of a plan for each of many sources, each beside its theory. */
function throughputs(
  letter: 'B' | 'C',
  question: string,
  bars: readonly Bar[],
  x: string,
  finding: string,
): VariantsExperiment {
  const variants: readonly Variant[] = bars.map(({ series, name, x: place, label, mini }) => ({
    key: `${series}-${place}`,
    name: `${name}, ${label}`,
    base: () => video(mini, FRAME, `Cluj, experiment ${letter}`, question),
    part: { series, name, x: place },
    isPoint: true,
  }));
  const labels = new Map(bars.map((bar) => [bar.x, bar.label]));
  const findings = ({ series, done, total }: Collected): Findings => {
    if (done < total) return { title: '', checks: [], notes: [] };
    const errors = bars.map((bar) => {
      const ours = series.find(({ key }) => key === bar.series)?.points.find((point) => point.x === bar.x)?.y ?? 0;
      return Math.abs(ours - meanOf(bar.mini)) / errorOf(bar.mini);
    });
    const most = Math.max(...errors);
    return {
      title: finding,
      checks: [
        {
          statement: 'Throughput is that of theory: number of mini-sources, times rate, times probability of being on',
          holds: most < SIGMAS,
          detail: `no value is off by more than ${most.toFixed(1)} standard errors of one plan`,
        },
      ],
      notes: ['Mini-sources and rates are assumed: the paper\u2019s are not known here.'],
    };
  };
  return {
    ...common,
    kind: 'variants',
    form: 'bars',
    id: `cluj-video-${letter.toLowerCase()}`,
    label: `Experiment ${letter}`,
    question,
    base: firstOf(variants),
    variants,
    series: 'variants',
    measures: [...labels].map(([place, label]) => ({
      x: place,
      label,
      metric: `${TRANSFER}.planned.endPs`,
      factor: OCTETS * 8 * MBIT,
      reciprocal: true as const,
    })),
    x: { label: x, unit: '' },
    y: { label: 'Planned throughput', unit: 'Mb/s' },
    parameters: clujParameters('atm'),
    findings,
  };
}

export const clujVideoB = throughputs(
  'B',
  'How does a video source\u2019s throughput depend on its rates of change?',
  [10, 20, 40].flatMap((offPerS) =>
    [10, 20, 30, 40, 60].map((onPerS) => ({
      series: `beta${offPerS}`,
      name: `\u03B2 ${offPerS}`,
      x: onPerS,
      label: `\u03B1 ${onPerS}`,
      mini: { ...M1, onPerS, offPerS },
    })),
  ),
  'Rates of going on (\u03B1) and off (\u03B2), per second',
  'The more often mini-sources go on, and the less often off, the more they make',
);

/** Changes a second of one mini-source, both ways together. */
const CHANGES = 50;

export const clujVideoC = throughputs(
  'C',
  'How does a video source\u2019s throughput depend on the probability of its states?',
  [5, 10].flatMap((count) =>
    [10, 30, 50, 70, 90].map((percent) => ({
      series: `n${count}`,
      name: `N ${count}`,
      x: percent,
      label: `${percent}\u00A0%`,
      mini: { ...M1, count, onPerS: (CHANGES * percent) / 100, offPerS: (CHANGES * (100 - percent)) / 100 },
    })),
  ),
  'Probability that one of N mini-sources is on',
  'Throughput is in proportion to the probability of being on',
);
