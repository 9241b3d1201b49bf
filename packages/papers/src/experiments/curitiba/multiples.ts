/** Curitiba, figures 9 and 10: messages and buffers in multiples of the 9 140-octet segment. */

import { grouped } from '@lanelab/scenario';
import type { CuritibaStation } from '../../calibration/costs.ts';
import type { Axis, Collected, Findings, SweepExperiment } from '../../experiment.ts';
import { best, pointsOf } from '../../figures/surface.ts';
import { curitiba } from '../../networks/curitiba/testbed.ts';
import { paperPoint } from '../../published/point.ts';
import { BUFFER_PATHS, hostParameters, MESSAGE_PATHS, mtuParameter, streamParameters, sweepQuality } from './common.ts';

/** As printed: the last is not 63 980. */
const MULTIPLES = [9_140, 18_280, 27_420, 36_560, 45_700, 54_840, 63_900];
const QUICK = [9_140, 18_280, 36_560, 63_900];
const MARKED = { 45_700: 'missing in the paper\u2019s scan; simulated all the same' };

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
      title: `${from} to ${to}: ${top.y.toFixed(2)}\u00A0Mb/s at best, with buffers of ${grouped(top.x)} octets`,
      checks: [],
      simulated: { best: top.y },
      notes: ['45 700 octets cannot be read in the paper\u2019s scan; it is simulated all the same.'],
    };
  };
}

function experiment(id: string, label: string, from: CuritibaStation, to: CuritibaStation): SweepExperiment {
  const question = `${from} to ${to}: what do messages and buffers of whole segments give?`;
  return {
    kind: 'sweep',
    form: 'grid',
    id,
    paper: 'curitiba',
    topics: ['clip', 'buffer'],
    label,
    question,
    base: () =>
      curitiba({
        from,
        to,
        mtu: 9_180,
        messageOctets: 9_140,
        buffer: 36_560,
        title: `Curitiba, ${label.toLowerCase()}`,
        question,
      }),
    x: axis('buffer', 'Socket buffers', 'linear', BUFFER_PATHS),
    series: axis('message', 'Message', 'linear', MESSAGE_PATHS),
    theory: [
      { key: 'ideal', label: 'theory, 53 octets a cell', phy: 'atm25-ideal' },
      { key: 'phy', label: 'theory, 54 on the wire', phy: 'atm25' },
    ],
    defaultPoint: { buffer: 36_560, message: 9_140 },
    y: { metric: 'flows.1.goodputMbps', label: 'TCP throughput at the sender', unit: 'Mb/s' },
    quality: sweepQuality('4 of 7 messages, 4 of 7 buffers'),
    parameters: [mtuParameter(9_180), ...streamParameters, ...hostParameters([from, to])],
    paperPoints: [paperPoint(id, 'best', { label: 'best value', series: null, x: null })],
    findings: findings(from, to),
  };
}

export const curitibaFig9 = experiment('curitiba-fig9', 'Figure 9', 'Madeira', 'Tapajos');
export const curitibaFig10 = experiment('curitiba-fig10', 'Figure 10', 'Tapajos', 'Solimoes');
