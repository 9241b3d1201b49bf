/** Curitiba, figures 11 and 12: throughput over LAN emulation against the message size. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-curitiba';
import { grouped } from '@lanelab/scenario';
import type { CuritibaStation } from '../../calibration/costs.ts';
import type { Axis, Collected, Findings, SweepExperiment } from '../../experiment.ts';
import { best, pointsOf, smallestWithin } from '../../figures/surface.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { CURITIBA_LANE_START_S, curitibaLaneStream } from '../../networks/curitiba/switched.ts';
import { paperPoint } from '../../published/point.ts';
import { BUFFER_PATHS, bsdProfile, CONFIDENT, CONFIDENT_NOTE, hostParameters, MESSAGE_PATHS } from './common.ts';

const BUFFER = 16_384;
/** 16, 64, 128, 192 and so on to 4 096. */
const MESSAGES = [16, ...Array.from({ length: 64 }, (_, index) => 64 * (index + 1))];
const QUICK = [16, 64, 128, 192, 256, 512, 1_024, 1_472, 2_048, 4_096];
/** Between messages where the curve bends more are measured. */
const REFINED = { step: 8, share: 0.03, atMost: 8 } as const;
const REFINED_NOTE = say('lane.quality.refined', { count: REFINED.atMost });
/** "Falls off": below the best by more than this. */
const FALLEN = 0.1;

const messages: Axis = {
  key: 'message',
  label: sayCommon('axis.message'),
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
  const detail = small.map(({ x, y }) => say('message-reaches', { message: x, rate: fixed(y, 1) })).join(', ');
  const isComplete = done === total;
  return {
    title: say('lane.finding', { from: grouped(from), rate: fixed(top.y, 2) }),
    simulated: { best: top.y },
    checks: [
      {
        statement: say('lane.falls-off'),
        holds: isComplete ? poor.length > 0 && poor.length === small.length : null,
        detail: isComplete ? detail : sayCommon('runs-missing'),
      },
    ],
    notes: [say('lane.note.cells'), say('lane.note.stations')],
  };
}

function figure(number: number, from: CuritibaStation, to: CuritibaStation): SweepExperiment {
  const id = `curitiba-fig${number}`;
  return {
    kind: 'sweep',
    form: 'lines',
    id,
    paper: 'curitiba',
    topics: ['lane', 'station'],
    label: sayCommon('label.figure', { number }),
    question: say('lane.question', { from, to }),
    base: () =>
      curitibaLaneStream({
        from,
        to,
        messageOctets: 1_024,
        buffer: BUFFER,
        title: `Curitiba, figure ${number}`,
        question: say.english('lane.question', { from, to }),
      }),
    x: messages,
    series: null,
    theory: [],
    defaultPoint: { message: 1_024 },
    y: { metric: 'flows.1.goodputMbps', label: sayCommon('axis.tcp-throughput'), unit: 'Mb/s' },
    quality: {
      quick: {
        durationPs: (CURITIBA_LANE_START_S + 3) * SECOND_PS,
        warmupPs: (CURITIBA_LANE_START_S + 1) * SECOND_PS,
        repetitions: 1,
        refine: REFINED,
        note: say('lane.quality.quick', { some: QUICK.length, all: MESSAGES.length, refined: REFINED_NOTE }),
      },
      full: {
        ...CONFIDENT,
        durationPs: (CURITIBA_LANE_START_S + 60) * SECOND_PS,
        warmupPs: 0,
        refine: REFINED,
        note: say('lane.quality.full', { refined: REFINED_NOTE, confidence: CONFIDENT_NOTE }),
      },
    },
    parameters: [
      {
        key: 'buffer',
        label: sayCommon('axis.socket-buffers'),
        unit: 'octets',
        paths: BUFFER_PATHS,
        value: BUFFER,
        min: 1,
        max: 16_777_216,
        provenance: 'paper',
        note: sayCommon('parameter.note.at-both-ends'),
      },
      bsdProfile,
      ...hostParameters([from, to]),
    ],
    paperPoints: [paperPoint(id, 'best', { label: sayCommon('published.best'), series: null, x: null })],
    findings,
  };
}

export const curitibaFig11 = figure(11, 'Madeira', 'Tapajos');
export const curitibaFig12 = figure(12, 'Tapajos', 'Solimoes');
