/** Curitiba, figures 9 and 10: messages and buffers in multiples of the 9 140-octet segment. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-curitiba';
import { grouped } from '@lanelab/scenario';
import type { CuritibaStation } from '../../calibration/costs.ts';
import type { Axis, Collected, Findings, SweepExperiment } from '../../experiment.ts';
import { best, pointsOf } from '../../figures/surface.ts';
import { curitiba } from '../../networks/curitiba/testbed.ts';
import { paperPoint } from '../../published/point.ts';
import { BUFFER_PATHS, hostParameters, MESSAGE_PATHS, mtu, streamParameters, sweepQuality } from './common.ts';

/** Sizes as printed: the last is not 63 980. */
const MULTIPLES = [9_140, 18_280, 27_420, 36_560, 45_700, 54_840, 63_900];
const QUICK = [9_140, 18_280, 36_560, 63_900];
const MARKED = { 45_700: say('multiples.marked') };

const axis = (key: string, label: string, scale: Axis['scale'], paths: readonly string[]): Axis => ({
  key,
  label,
  unit: 'octets',
  scale,
  values: { quick: QUICK, full: MULTIPLES },
  paths,
  marked: MARKED,
});

function findings(from: CuritibaStation, to: CuritibaStation) {
  return ({ series }: Collected): Findings => {
    const top = best(pointsOf(series));
    if (top === null) return { title: '', checks: [], notes: [] };
    return {
      title: say('multiples.finding', { from, to, rate: fixed(top.y, 2), buffer: grouped(top.x) }),
      checks: [],
      simulated: { best: top.y },
      notes: [say('multiples.note')],
    };
  };
}

function experiment(number: number, from: CuritibaStation, to: CuritibaStation): SweepExperiment {
  const id = `curitiba-fig${number}`;
  return {
    kind: 'sweep',
    form: 'grid',
    id,
    paper: 'curitiba',
    topics: ['clip', 'buffer'],
    label: sayCommon('label.figure', { number }),
    question: say('multiples.question', { from, to }),
    base: () =>
      curitiba({
        from,
        to,
        mtu: 9_180,
        messageOctets: 9_140,
        buffer: 36_560,
        title: `Curitiba, figure ${number}`,
        question: say.english('multiples.question', { from, to }),
      }),
    x: axis('buffer', sayCommon('axis.socket-buffers'), 'linear', BUFFER_PATHS),
    series: axis('message', sayCommon('axis.message'), 'linear', MESSAGE_PATHS),
    theory: [
      { key: 'ideal', label: sayCommon('theory.cells-of-53'), phy: 'atm25-ideal' },
      { key: 'phy', label: sayCommon('theory.cells-of-54'), phy: 'atm25' },
    ],
    defaultPoint: { buffer: 36_560, message: 9_140 },
    y: { metric: 'flows.1.goodputMbps', label: sayCommon('axis.tcp-throughput'), unit: 'Mb/s' },
    quality: sweepQuality(
      say('quality.messages-and-buffers', { messages: 4, buffers: say('quality.buffers', { some: 4, all: 7 }) }),
    ),
    parameters: [mtu(9_180), ...streamParameters, ...hostParameters([from, to])],
    paperPoints: [paperPoint(id, 'best', { label: sayCommon('published.best'), series: null, x: null })],
    findings: findings(from, to),
  };
}

export const curitibaFig9 = experiment(9, 'Madeira', 'Tapajos');
export const curitibaFig10 = experiment(10, 'Tapajos', 'Solimoes');
