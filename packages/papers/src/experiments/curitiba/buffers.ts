/** Curitiba, figures 7 and 8: throughput against socket buffer and message size, Solimoes to Negro. */

import { grouped } from '@lanelab/scenario';
import type { Axis, Collected, Findings, SweepExperiment } from '../../experiment.ts';
import type { FigureCheck } from '../../figure-data.ts';
import { best, envelope, pointsOf, type SurfacePoint, smallestWithin, steadyFrom } from '../../figures/surface.ts';
import { curitiba } from '../../networks/curitiba/testbed.ts';
import { paperPoint } from '../../published/point.ts';
import { BUFFER_PATHS, hostParameters, MESSAGE_PATHS, mtuParameter, streamParameters, sweepQuality } from './common.ts';

const BUFFERS = Array.from({ length: 16 }, (_, index) => 4_096 * (index + 1));
const MESSAGES = [16, 64, 256, 1_024, 4_096, 16_384, 65_536];
/** "Best" in the paper's plots: within 0.5 % of the maximum. */
const SHARE = 0.005;

const bufferAxis: Axis = {
  key: 'buffer',
  label: 'Socket buffers',
  unit: 'octets',
  scale: 'linear',
  values: { quick: [4_096, 8_192, 12_288, 16_384, 24_576, 32_768, 49_152, 65_536], full: BUFFERS },
  paths: BUFFER_PATHS,
};

const messageAxis: Axis = {
  key: 'message',
  label: 'Message',
  unit: 'octets',
  scale: 'log2',
  values: { quick: [16, 64, 1_024, 16_384], full: MESSAGES },
  paths: MESSAGE_PATHS,
};

const NOTHING: Findings = { title: '', checks: [], notes: [] };

const complete = ({ done, total }: Collected) => done === total && total > 0;

const judged = (collected: Collected, statement: string, holds: boolean, detail: string): FigureCheck =>
  complete(collected) ? { statement, holds, detail } : { statement, holds: null, detail: 'runs are missing' };

const bestOf = (points: readonly SurfacePoint[], message: number) =>
  best(points.filter(({ series }) => series === message))?.y ?? null;

function findingsFig7(collected: Collected): Findings {
  const points = pointsOf(collected.series);
  const top = best(points);
  const from = smallestWithin(points, SHARE);
  if (top === null || from === null) return NOTHING;
  const beyond = best(points.filter(({ x }) => x > 16_384));
  const flat = beyond !== null && beyond.y >= top.y * (1 - SHARE);
  const small = [16, 64].flatMap((message) => {
    const y = bestOf(points, message);
    return y === null ? [] : [{ message, y }];
  });
  const poor = small.length > 0 && small.every(({ y }) => y < 0.9 * top.y);
  const least = small[0];
  const tail = least === undefined ? '' : `; ${least.message}-octet messages stop at ${least.y.toFixed(1)}`;
  return {
    title: `Buffers from ${grouped(from)} octets on reach ${top.y.toFixed(2)}\u00A0Mb/s${tail}`,
    simulated: { best: top.y },
    checks: [
      judged(
        collected,
        'The smallest buffer within 0.5 % of the maximum lies in 8 192 to 16 384',
        from >= 8_192 && from <= 16_384,
        `best buffers from ${grouped(from)} on`,
      ),
      judged(
        collected,
        'Messages of 16 and 64 octets are poor',
        poor,
        small.map(({ message, y }) => `${message} octets reach ${y.toFixed(1)} Mb/s`).join(', '),
      ),
    ],
    notes: [
      'The 25.6 Mb/s PHY sends a command octet before each cell: 54 octets on the wire where the paper\u2019s theory counts 53, so its limit is 1/54 lower.',
      ...(complete(collected) && flat
        ? ['The paper has its best values between 8 192 and 16 384; ours do not fall above 16 384.']
        : []),
    ],
  };
}

function titleFig8(tops: readonly SurfacePoint[], top: SurfacePoint, from: number | null): string {
  const least = tops.reduce((a, b) => (b.y < a.y ? b : a), top);
  const rate = `${top.y.toFixed(2)}\u00A0Mb/s`;
  if (from === null) return `${grouped(top.x)} octets of buffer are best with ${rate}; larger ones fall behind`;
  if (from === tops[0]?.x) return `Every buffer reaches ${rate}`;
  return `Only buffers from ${grouped(from)} octets on hold ${rate}; ${grouped(least.x)} gives ${least.y.toFixed(1)}`;
}

function findingsFig8(collected: Collected): Findings {
  const points = pointsOf(collected.series);
  const top = best(points);
  if (top === null) return NOTHING;
  const from = steadyFrom(points, SHARE);
  const tops = envelope(points);
  const between = tops.filter(({ x }) => x >= 20_480 && x <= 28_672);
  const lower = between.filter(({ y }) => y < top.y * (1 - SHARE));
  return {
    title: titleFig8(tops, top, from),
    checks: [
      judged(
        collected,
        'Every buffer from 32 768 on is within 0.5 % of the maximum',
        from !== null && from <= 32_768,
        from === null ? 'the largest buffer is not' : `steady from ${grouped(from)} on`,
      ),
      judged(
        collected,
        'Something between 20 480 and 28 672 is lower',
        lower.length > 0 || between.length === 0,
        lower.length > 0 ? `lower at ${lower.map(({ x }) => grouped(x)).join(', ')}` : 'nothing lower there',
      ),
    ],
    notes: [
      'With MTU 9 180 a small window holds fewer than two segments: Nagle, the delayed ACK and the writer\u2019s low-water mark then decide, not the line.',
    ],
  };
}

const theory = [
  { key: 'ideal', label: 'theory, 53 octets a cell', phy: 'atm25-ideal' },
  { key: 'phy', label: 'theory, 54 on the wire', phy: 'atm25' },
];

const common = {
  kind: 'sweep',
  form: 'lines',
  paper: 'curitiba',
  topics: ['clip', 'buffer'],
  x: bufferAxis,
  series: messageAxis,
  theory,
  y: { metric: 'flows.1.goodputMbps', label: 'TCP throughput at the sender', unit: 'Mb/s' },
  quality: sweepQuality('4 of 7 messages, 8 of 16 buffers'),
} as const;

export const curitibaFig7: SweepExperiment = {
  ...common,
  id: 'curitiba-fig7',
  label: 'Figure 7',
  question: 'MTU 1 500: does the message size or the socket buffer limit a TCP stream?',
  base: () =>
    curitiba({
      from: 'Solimoes',
      to: 'Negro',
      mtu: 1_500,
      messageOctets: 1_024,
      buffer: 16_384,
      title: 'Curitiba, figure 7',
      question: 'MTU 1 500: does the message size or the socket buffer limit a TCP stream?',
    }),
  defaultPoint: { buffer: 16_384, message: 16_384 },
  parameters: [mtuParameter(1_500), ...streamParameters, ...hostParameters(['Solimoes', 'Negro'])],
  paperPoints: [paperPoint('curitiba-fig7', 'best', { label: 'best value', series: null, x: null })],
  findings: findingsFig7,
};

export const curitibaFig8: SweepExperiment = {
  ...common,
  id: 'curitiba-fig8',
  label: 'Figure 8',
  question: 'MTU 9 180: why do small buffers collapse?',
  base: () =>
    curitiba({
      from: 'Solimoes',
      to: 'Negro',
      mtu: 9_180,
      messageOctets: 16_384,
      buffer: 32_768,
      title: 'Curitiba, figure 8',
      question: 'MTU 9 180: why do small buffers collapse?',
    }),
  quality: sweepQuality('4 of 7 messages, 8 of 16 buffers'),
  defaultPoint: { buffer: 32_768, message: 16_384 },
  parameters: [mtuParameter(9_180), ...streamParameters, ...hostParameters(['Solimoes', 'Negro'])],
  paperPoints: [],
  findings: findingsFig8,
};
