/** Boggs, Mogul and Kent 1988: how much a busy Ethernet carries. */

import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-classic';
import { grouped } from '@lanelab/scenario';
import type { Axis, Collected, Findings, SweepExperiment } from '../../experiment.ts';
import { framesFrom, longCable, STATIONS } from '../../networks/classic/long-cable.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { paperPoint } from '../../published/point.ts';
import { judged, NOTHING, valueAt } from './common.ts';

const HOSTS = [1, 2, 3, 4, 5, 7, 10, 15, 20, STATIONS];
const [SHORT, LONG] = [64, 1_518];
const SIZES = [SHORT, 256, 512, LONG];
const LINE_MBPS = 10;
/** The limit that is often quoted, and that the paper calls a misreading of theory. */
const QUOTED = 0.37;

/** Both axes make the list of flows: how many stations send, and frames of which size. */
const hosts: Axis = {
  key: 'hosts',
  label: say('ethernet.hosts'),
  unit: '',
  scale: 'linear',
  values: { quick: [1, 3, 10, STATIONS], full: HOSTS },
  paths: ['model.flows'],
  written: (count, { octets = SHORT }) => framesFrom(count, octets),
};

const octets: Axis = {
  key: 'octets',
  label: say('ethernet.octets'),
  unit: 'octets',
  scale: 'log2',
  values: { quick: [SHORT, 512, LONG], full: SIZES },
  paths: [],
};

function findings(collected: Collected): Findings {
  const { series } = collected;
  const at = (size: number | undefined, count: number) => valueAt(series, String(size), count);
  const [short, long] = [at(SHORT, STATIONS), at(LONG, STATIONS)];
  if (short === null || long === null) return NOTHING;
  const points = series.flatMap((entry) => entry.points.map(({ y }) => y ?? 0));
  const atMost = series.map(({ points: own }) => own.find(({ x }) => x === STATIONS)?.y ?? 0);
  return {
    title: say('ethernet.finding', { hosts: STATIONS, short: fixed(short, 1), long: fixed(long, 1) }),
    checks: [
      judged(collected, say('ethernet.nominal', { share: QUOTED * 100 }), () => ({
        holds: Math.min(...points) > QUOTED * LINE_MBPS,
        detail: say('ethernet.nominal.detail', { least: fixed(Math.min(...points), 1) }),
      })),
      judged(collected, say('ethernet.longer'), () => ({
        holds: atMost.every((value, index) => index === 0 || value > (atMost[index - 1] ?? 0)),
        detail: series
          .map(({ value }, index) =>
            say('ethernet.of', { size: grouped(value ?? 0), rate: fixed(atMost[index] ?? 0, 2) }),
          )
          .join(', '),
      })),
    ],
    notes: [
      say('ethernet.missed', { ours: fixed(short, 1) }),
      say('ethernet.labels'),
      say('ethernet.left-out'),
      say('ethernet.source'),
    ],
  };
}

const place = (key: 'short' | 'long', size: number | undefined) => ({
  label: say(`ethernet.at.${key}`),
  series: String(size),
  x: STATIONS,
});

export const classicEthernet: SweepExperiment = {
  kind: 'sweep',
  form: 'lines',
  id: 'classic-ethernet',
  paper: 'classic',
  topics: ['station'],
  label: say('ethernet.label'),
  question: say('ethernet.question'),
  base: () =>
    longCable({
      hosts: STATIONS,
      octets: 512,
      title: say.english('ethernet.label'),
      question: say.english('ethernet.question'),
      notes: say.english('ethernet.network'),
    }),
  x: hosts,
  series: octets,
  y: { metric: 'analysers[0].utilisation', factor: LINE_MBPS, label: say('ethernet.y'), unit: 'Mb/s' },
  theory: [],
  defaultPoint: { octets: 512, hosts: STATIONS },
  quality: {
    quick: { durationPs: SECOND_PS, warmupPs: SECOND_PS / 4, repetitions: 1, note: say('ethernet.quality.quick') },
    full: { durationPs: 1.25 * SECOND_PS, warmupPs: SECOND_PS / 4, repetitions: 2, note: say('ethernet.quality.full') },
  },
  parameters: [],
  paperPoints: [
    paperPoint('classic-ethernet', 'short', place('short', SHORT)),
    paperPoint('classic-ethernet', 'long', place('long', LONG)),
  ],
  findings,
};
