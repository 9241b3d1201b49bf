/** Curitiba, figures 11 and 12: throughput over LAN emulation against the message size. */

import { grouped } from '@lanelab/scenario';
import type { CuritibaStation } from '../../calibration/costs.ts';
import type { Axis, Collected, Findings, SweepExperiment } from '../../experiment.ts';
import { best, pointsOf, smallestWithin } from '../../figures/surface.ts';
import { CURITIBA_LANE_START_S, curitibaLaneStream } from '../../networks/curitiba/switched.ts';
import { paperPoint } from '../../published/point.ts';
import { BUFFER_PATHS, CONFIDENT, CONFIDENT_NOTE, hostParameters, MESSAGE_PATHS } from './common.ts';

const SECOND_PS = 1_000_000_000_000;
const BUFFER = 16_384;
/** 16, 64, 128, 192 and so on to 4 096. */
const MESSAGES = [16, ...Array.from({ length: 64 }, (_, index) => 64 * (index + 1))];
const QUICK = [16, 64, 128, 192, 256, 512, 1_024, 1_472, 2_048, 4_096];
/** Between messages where the curve bends more are measured. */
const REFINED = { step: 8, share: 0.03, atMost: 8 } as const;
const REFINED_NOTE = `and up to ${REFINED.atMost} more where the line bends`;
/** "Falls off": below the best by more than this. */
const FALLEN = 0.1;

const messages: Axis = {
  key: 'message',
  label: 'Message',
  unit: 'octets',
  scale: 'linear',
  values: { quick: QUICK, full: MESSAGES },
  paths: MESSAGE_PATHS,
};

function findings({ series, done, total }: Collected): Findings {
  const points = pointsOf(series);
  const top = best(points);
  const from = smallestWithin(points, 0.01);
  if (top === null || from === null) return { title: '', checks: [], notes: [] };
  const small = points.filter(({ x }) => x <= 64);
  const poor = small.filter(({ y }) => y < top.y * (1 - FALLEN));
  const detail = small.map(({ x, y }) => `${x} octets reach ${y.toFixed(1)} Mb/s`).join(', ');
  const isComplete = done === total;
  return {
    title: `Messages from ${grouped(from)} octets on reach ${top.y.toFixed(2)}\u00A0Mb/s over LANE; smaller ones pay for their calls`,
    simulated: { best: top.y },
    checks: [
      {
        statement: 'Throughput falls off for small messages',
        holds: isComplete ? poor.length > 0 && poor.length === small.length : null,
        detail: isComplete ? detail : 'runs are missing',
      },
    ],
    notes: [
      'A packet of 1\u2009500 octets takes 32 cells over LANE as over Classical IP: where the line is the limit, both end at the same rate.',
      'Which two stations the figure is of is not known here; they are taken as in the figures over Classical IP.',
    ],
  };
}

function figure(id: string, label: string, from: CuritibaStation, to: CuritibaStation): SweepExperiment {
  const question = `${from} to ${to} over LANE: from what message size on is the line the limit?`;
  return {
    kind: 'sweep',
    form: 'lines',
    id,
    paper: 'curitiba',
    topics: ['lane', 'station'],
    label,
    question,
    base: () =>
      curitibaLaneStream({
        from,
        to,
        messageOctets: 1_024,
        buffer: BUFFER,
        title: `Curitiba, ${label.toLowerCase()}`,
        question,
      }),
    x: messages,
    series: null,
    theory: [],
    defaultPoint: { message: 1_024 },
    y: { metric: 'flows.1.goodputMbps', label: 'TCP throughput at the sender', unit: 'Mb/s' },
    quality: {
      quick: {
        durationPs: (CURITIBA_LANE_START_S + 3) * SECOND_PS,
        warmupPs: (CURITIBA_LANE_START_S + 1) * SECOND_PS,
        repetitions: 1,
        refine: REFINED,
        note: `2 s a point once the stream is a second old, ${QUICK.length} of ${MESSAGES.length} messages, ${REFINED_NOTE}`,
      },
      full: {
        ...CONFIDENT,
        durationPs: (CURITIBA_LANE_START_S + 60) * SECOND_PS,
        warmupPs: 0,
        refine: REFINED,
        note: `60 s a point, every message of the paper, ${REFINED_NOTE}, ${CONFIDENT_NOTE}`,
      },
    },
    parameters: [
      {
        key: 'buffer',
        label: 'Socket buffers',
        unit: 'octets',
        paths: BUFFER_PATHS,
        value: BUFFER,
        min: 1,
        max: 16_777_216,
        provenance: 'paper',
        note: 'at both ends',
      },
      {
        key: 'profile',
        label: 'TCP profile',
        unit: '',
        paths: ['model.nodes[*].profile'],
        value: 'bsd-reno',
        provenance: 'assumed',
        note: 'the paper names no system',
      },
      ...hostParameters([from, to]),
    ],
    paperPoints: [paperPoint(id, 'best', { label: 'best value', series: null, x: null })],
    findings,
  };
}

export const curitibaFig11 = figure('curitiba-fig11', 'Figure 11', 'Madeira', 'Tapajos');
export const curitibaFig12 = figure('curitiba-fig12', 'Figure 12', 'Tapajos', 'Solimoes');
