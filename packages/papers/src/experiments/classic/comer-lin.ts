/** Comer and Lin 1994: a larger receive buffer makes a stream fifty times slower. */

import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-classic';
import type { Axis, Collected, Findings, SweepExperiment } from '../../experiment.ts';
import { sunPair, WHOLE } from '../../networks/classic/sunos.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { paperPoint } from '../../published/point.ts';
import { judged, NOTHING, valueAt } from './common.ts';
import { kbytes, receiveBuffer, sunosParameters } from './sunos.ts';

const RECEIVE = kbytes(16, 20, 24, 28, 32, 40, 48, 51);
const [SMALL, LARGER] = kbytes(16, 24);
const TAHOE = String(WHOLE);

/** How much a send call copies before TCP runs: the rule that decides what is left waiting. */
const copying: Axis = {
  key: 'copy',
  label: say('comer.copying'),
  unit: '',
  scale: 'category',
  values: { quick: [WHOLE, 4_096, 2_048, 1_024], full: [WHOLE, 4_096, 2_048, 1_024] },
  names: {
    [WHOLE]: say('comer.copying.whole'),
    4096: say('comer.copying.4096'),
    2048: say('comer.copying.2048'),
    1024: say('comer.copying.1024'),
  },
  paths: ['model.nodes[*].stack.copyChunkOctets'],
};

function findings(collected: Collected): Findings {
  const { series } = collected;
  const [before, after] = [SMALL, LARGER].map((x) => valueAt(series, TAHOE, x ?? 0));
  if (before === null || before === undefined || after === null || after === undefined) return NOTHING;
  const others = copying.values.full.slice(1).map((value) => valueAt(series, String(value), LARGER ?? 0) ?? 0);
  const [low, high] = [fixed(Math.min(...others), 2), fixed(Math.max(...others), 2)];
  return {
    title: say('comer.finding', { before: fixed(before, 1), after: fixed(after, 2) }),
    checks: [
      judged(collected, say('comer.collapse'), () => ({
        holds: before > 10 * after,
        detail: say('comer.collapse.detail', { times: fixed(before / after, 0) }),
      })),
    ],
    notes: [
      say('comer.cycle'),
      say('comer.missed', { ours: fixed(before, 1) }),
      say('comer.afterwards', { range: low === high ? low : say('comer.range', { low, high }) }),
      say('sunos.rules'),
      say('comer.source'),
    ],
  };
}

const place = (name: string, x: number | undefined) => ({
  label: say('comer.at', { kbyte: name }),
  series: TAHOE,
  x: x ?? null,
});

export const classicComerLin: SweepExperiment = {
  kind: 'sweep',
  form: 'lines',
  id: 'classic-comer-lin',
  paper: 'classic',
  topics: ['tcp', 'clip', 'buffer'],
  label: say('comer.label'),
  question: say('comer.question'),
  base: () =>
    sunPair({
      sendBuffer: 16_384,
      receiveBuffer: 24_576,
      title: 'Comer and Lin 1994',
      question: say.english('comer.question'),
      notes: say.english('sunos.network'),
    }),
  x: receiveBuffer(RECEIVE),
  series: copying,
  y: { metric: 'flows.1.goodputMbps', label: say('sunos.throughput'), unit: 'Mb/s' },
  theory: [],
  defaultPoint: { copy: WHOLE, receive: LARGER ?? 0 },
  quality: {
    quick: { durationPs: 5 * SECOND_PS, warmupPs: SECOND_PS, repetitions: 1, note: say('sunos.quality.quick') },
    full: { durationPs: 20 * SECOND_PS, warmupPs: 2 * SECOND_PS, repetitions: 5, note: say('sunos.quality.full') },
  },
  parameters: sunosParameters,
  paperPoints: [
    paperPoint('classic-comer-lin', '16-16', place('16', SMALL)),
    paperPoint('classic-comer-lin', '16-24', place('24', LARGER)),
  ],
  findings,
};
