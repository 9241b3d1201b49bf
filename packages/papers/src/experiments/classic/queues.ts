/** Queues whose waits and losses theory knows: M/D/1 and M/D/1/K. */

import { decimal, fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-classic';
import type { Axis, Collected, Findings, Quality, QualitySettings, SweepExperiment } from '../../experiment.ts';
import { CELL_PS, meanGapPs, poissonQueue } from '../../networks/classic/queue.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { theoryPoint } from '../../published/theory.ts';
import { farthest, judged, NOTHING, valueAt } from './common.ts';
import { lossMD1K, meanWaitMD1 } from './queue-theory.ts';

const LOADS = [0.2, 0.4, 0.6, 0.8, 0.9, 0.95];
const FINITE_LOADS = [0.8, 0.95, 1.2];
const CAPACITIES = [2, 3, 4, 5, 6, 8, 10];
const CELL_US = CELL_PS / 1e6;

/** Beyond it a difference is no accident of the seeds: about three standard errors of the longest of these waits. */
const NEAR = 0.05;

const load = (values: Axis['values'], scale: Axis['scale']): Axis => ({
  key: 'load',
  label: say('queue.load'),
  unit: '',
  scale,
  values,
  paths: ['model.flows[*].source.meanGapPs'],
  written: meanGapPs,
});

const quality: Readonly<Record<Quality, QualitySettings>> = {
  quick: { durationPs: SECOND_PS, warmupPs: 0, repetitions: 4, note: say('queue.quality.quick') },
  full: { durationPs: 2 * SECOND_PS, warmupPs: 0, repetitions: 10, note: say('queue.quality.full') },
};

const nearTheory = (collected: Collected) =>
  judged(collected, say('queue.near', { percent: NEAR * 100 }), () => {
    const most = farthest(collected.series);
    return {
      holds: most !== null && most.share <= NEAR,
      detail: most === null ? '' : say('queue.farthest', { percent: fixed(100 * most.share, 1), x: decimal(most.x) }),
    };
  });

const common = {
  kind: 'sweep',
  form: 'lines',
  paper: 'classic',
  topics: ['queue'],
  theory: [],
  quality,
  parameters: [],
  paperPoints: [],
} as const;

const network = (own: Parameters<typeof poissonQueue>[0]) => () => poissonQueue(own);

const NOTES = say.english('queue.network');

function findingsMD1(collected: Collected): Findings {
  const { series } = collected;
  const [half, most] = [valueAt(series, 'all', 0.4), valueAt(series, 'all', 0.95)];
  if (half === null || most === null) return NOTHING;
  return {
    title: say('md1.finding', { half: fixed(half, 2), most: fixed(most, 1) }),
    checks: [nearTheory(collected)],
    notes: [say('queue.input'), say('queue.note'), say('queue.source')],
  };
}

export const classicMD1: SweepExperiment = {
  ...common,
  id: 'classic-md1',
  label: say('md1.label'),
  question: say('md1.question'),
  base: network({
    load: 0.8,
    capacityCells: null,
    title: 'M/D/1',
    question: say.english('md1.question'),
    notes: NOTES,
  }),
  x: load({ quick: LOADS, full: LOADS }, 'linear'),
  series: null,
  y: { metric: 'queues[0].meanWaitUs', label: say('md1.y'), unit: 'µs' },
  defaultPoint: { load: 0.8 },
  theoryPoints: LOADS.map((x) =>
    theoryPoint(`load-${x}`, { label: say('md1.at', { load: x }), series: 'all', x }, CELL_US * meanWaitMD1(x)),
  ),
  findings: findingsMD1,
};

function findingsMD1K(collected: Collected): Findings {
  const [small, large] = [valueAt(collected.series, '0.8', 2), valueAt(collected.series, '0.8', 10)];
  if (small === null || large === null) return NOTHING;
  return {
    title: say('md1k.finding', { small: fixed(small, 1), large: fixed(large, 2) }),
    checks: [nearTheory(collected)],
    notes: [say('queue.input'), say('queue.note'), say('queue.source')],
  };
}

export const classicMD1K: SweepExperiment = {
  ...common,
  id: 'classic-md1k',
  topics: ['queue', 'buffer'],
  label: say('md1k.label'),
  question: say('md1k.question'),
  base: network({
    load: 0.8,
    capacityCells: 5,
    title: 'M/D/1/K',
    question: say.english('md1k.question'),
    notes: NOTES,
  }),
  x: {
    key: 'capacity',
    label: say('md1k.capacity'),
    unit: 'cells',
    scale: 'linear',
    values: { quick: CAPACITIES, full: CAPACITIES },
    paths: ['model.nodes.Switch.ports[0].queues.ubr.capacityCells'],
  },
  series: load({ quick: FINITE_LOADS, full: FINITE_LOADS }, 'linear'),
  y: {
    metric: 'queues[0].drops.bufferFull',
    per: 'queues[0].arrived',
    factor: 100,
    missing: 0,
    label: say('md1k.y'),
    unit: '%',
  },
  defaultPoint: { load: 0.8, capacity: 5 },
  theoryPoints: FINITE_LOADS.flatMap((own) =>
    CAPACITIES.map((x) =>
      theoryPoint(
        `load-${own}-cells-${x}`,
        { label: say('md1k.at', { load: own, cells: x }), series: String(own), x },
        100 * lossMD1K(own, x),
      ),
    ),
  ),
  findings: findingsMD1K,
};
