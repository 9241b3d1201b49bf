/** Curitiba, figures 7 and 8: throughput against socket buffer and message size, Solimoes to Negro. */

import { fixed, list } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-curitiba';
import { grouped } from '@lanelab/scenario';
import type { Axis, Collected, Findings, SweepExperiment } from '../../experiment.ts';
import type { FigureCheck } from '../../figure-data.ts';
import { best, envelope, pointsOf, type SurfacePoint, smallestWithin, steadyFrom } from '../../figures/surface.ts';
import { curitiba } from '../../networks/curitiba/testbed.ts';
import { paperPoint } from '../../published/point.ts';
import { BUFFER_PATHS, hostParameters, MESSAGE_PATHS, mtu, streamParameters, sweepQuality } from './common.ts';

const BUFFERS = Array.from({ length: 16 }, (_, index) => 4_096 * (index + 1));
const MESSAGES = [16, 64, 256, 1_024, 4_096, 16_384, 65_536];
/** "Best" in the paper's plots: within 0.5 % of the maximum. */
const SHARE = 0.005;

const bufferAxis: Axis = {
  key: 'buffer',
  label: sayCommon('axis.socket-buffers'),
  unit: 'octets',
  scale: 'linear',
  values: { quick: [4_096, 8_192, 12_288, 16_384, 24_576, 32_768, 49_152, 65_536], full: BUFFERS },
  paths: BUFFER_PATHS,
};

const messageAxis: Axis = {
  key: 'message',
  label: sayCommon('axis.message'),
  unit: 'octets',
  scale: 'log2',
  values: { quick: [16, 64, 1_024, 16_384], full: MESSAGES },
  paths: MESSAGE_PATHS,
};

const NOTHING: Findings = { title: '', checks: [], notes: [] };

const complete = ({ done, total }: Collected) => done === total && total > 0;

const judged = (collected: Collected, statement: string, holds: boolean, detail: string): FigureCheck =>
  complete(collected) ? { statement, holds, detail } : { statement, holds: null, detail: sayCommon('runs-missing') };

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
  const finding = { from: grouped(from), rate: fixed(top.y, 2) };
  return {
    title:
      least === undefined
        ? say('fig7.finding', finding)
        : say('fig7.finding.small', { ...finding, message: least.message, smallRate: fixed(least.y, 1) }),
    simulated: { best: top.y },
    checks: [
      judged(
        collected,
        say('fig7.best-buffer'),
        from >= 8_192 && from <= 16_384,
        say('fig7.best-buffer.detail', { from: grouped(from) }),
      ),
      judged(
        collected,
        say('fig7.small-poor'),
        poor,
        small.map(({ message, y }) => say('message-reaches', { message, rate: fixed(y, 1) })).join(', '),
      ),
    ],
    notes: [say('fig7.note.phy'), ...(complete(collected) && flat ? [say('fig7.note.flat')] : [])],
  };
}

/** Points of a dip: what lies by more than `SHARE` under the maximum and within this share of the least value is as low as that. */
const AS_LOW = 0.02;

function titleFig8(tops: readonly SurfacePoint[], top: SurfacePoint, from: number | null): string {
  const least = tops.reduce((a, b) => (b.y < a.y ? b : a), top);
  const low = tops.filter(({ x, y }) => y <= least.y * (1 + AS_LOW) && (from === null || x < from));
  if (from === null) return say('fig8.finding.best', { buffer: grouped(top.x), rate: fixed(top.y, 2) });
  const held = Math.min(...tops.filter(({ x }) => x >= from).map(({ y }) => y));
  const rate = fixed(held, 2);
  if (from === tops[0]?.x) return say('fig8.finding.every', { rate });
  const lowest = {
    least: list(
      low.map(({ x }) => grouped(x)),
      'and',
    ),
    leastRate: fixed(least.y, 1),
  };
  return say('fig8.finding.only', { from: grouped(from), rate, ...lowest });
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
        say('fig8.steady'),
        from !== null && from <= 32_768,
        from === null ? say('fig8.steady.not') : say('fig8.steady.from', { from: grouped(from) }),
      ),
      judged(
        collected,
        say('fig8.lower'),
        lower.length > 0 || between.length === 0,
        lower.length > 0
          ? say('fig8.lower.at', { buffers: lower.map(({ x }) => grouped(x)).join(', ') })
          : say('fig8.lower.nothing'),
      ),
    ],
    notes: [say('fig8.note')],
  };
}

const theory = [
  { key: 'ideal', label: sayCommon('theory.cells-of-53'), phy: 'atm25-ideal' },
  { key: 'phy', label: sayCommon('theory.cells-of-54'), phy: 'atm25' },
];

const common = {
  kind: 'sweep',
  form: 'lines',
  paper: 'curitiba',
  topics: ['clip', 'buffer'],
  x: bufferAxis,
  series: messageAxis,
  theory,
  y: { metric: 'flows.1.goodputMbps', label: sayCommon('axis.tcp-throughput'), unit: 'Mb/s' },
  quality: sweepQuality(
    say('quality.messages-and-buffers', { messages: 4, buffers: say('quality.buffers', { some: 8, all: 16 }) }),
  ),
} as const;

export const curitibaFig7: SweepExperiment = {
  ...common,
  id: 'curitiba-fig7',
  label: sayCommon('label.figure', { number: 7 }),
  question: say('fig7.question'),
  base: () =>
    curitiba({
      from: 'Solimoes',
      to: 'Negro',
      mtu: 1_500,
      messageOctets: 1_024,
      buffer: 16_384,
      title: 'Curitiba, figure 7',
      question: say.english('fig7.question'),
    }),
  defaultPoint: { buffer: 16_384, message: 16_384 },
  parameters: [mtu(1_500), ...streamParameters, ...hostParameters(['Solimoes', 'Negro'])],
  paperPoints: [paperPoint('curitiba-fig7', 'best', { label: sayCommon('published.best'), series: null, x: null })],
  findings: findingsFig7,
};

export const curitibaFig8: SweepExperiment = {
  ...common,
  id: 'curitiba-fig8',
  label: sayCommon('label.figure', { number: 8 }),
  question: say('fig8.question'),
  base: () =>
    curitiba({
      from: 'Solimoes',
      to: 'Negro',
      mtu: 9_180,
      messageOctets: 16_384,
      buffer: 32_768,
      title: 'Curitiba, figure 8',
      question: say.english('fig8.question'),
    }),
  defaultPoint: { buffer: 32_768, message: 16_384 },
  explained: { series: 16_384 },
  paperRanges: [{ label: say('fig8.range'), from: 28_672, to: null }],
  parameters: [mtu(9_180), ...streamParameters, ...hostParameters(['Solimoes', 'Negro'])],
  paperPoints: [],
  findings: findingsFig8,
};
