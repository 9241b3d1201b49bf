/** Detken, figures 3 to 5: frames and cells over time through an emulated LAN. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-detken';
import { unitName } from '@lanelab/messages/units';
import { grouped } from '@lanelab/scenario';
import type { Collected, Findings, Parameter, TraceExperiment, Variant } from '../../experiment.ts';
import { BUS_CAPACITY } from '../../networks/detken/testbeds.ts';
import {
  BAY_LOAD_S,
  BUS_SERIES,
  bayLaneBus,
  bayLaneFrames,
  bayLaneUnknown,
  FULL_LINE_FRAMES_PER_S,
  LANE_START_S,
  OBSERVER_SERIES,
} from '../../networks/detken/traffic.ts';
import { paperPoint } from '../../published/point.ts';
import { costParameter } from '../parameters.ts';
import { fromStart, mean, rates, traced } from './series.ts';

const NOTHING: Findings = { title: '', checks: [], notes: [] };
const SECONDS = { label: sayCommon('axis.time-since-traffic'), unit: 's', scale: 'linear' } as const;
const CELLS = 'cells/s';
/** Below this share of the most, a service is down. */
const DOWN = 0.05;
/** Cells of a frame of 72 octets, and of a control message. */
const FRAME_CELLS = 2;
const CONTROL_CELLS = 3;
/** Both ports at full load. */
const ASKED_CELLS_PER_S = 2 * FRAME_CELLS * FULL_LINE_FRAMES_PER_S;

const processor: readonly Parameter[] = [
  costParameter(
    {
      key: 'capacity',
      label: say('lane.capacity'),
      unit: CELLS,
      paths: ['model.nodes["Centillion 100 west"].processor.cellsPerS'],
      min: 0.001,
      max: 1_000_000_000,
    },
    BUS_CAPACITY,
  ),
  {
    key: 'queue',
    label: say('lane.queue'),
    unit: 'PDUs',
    paths: ['model.nodes["Centillion 100 west"].processor.queueFrames'],
    value: 256,
    min: 1,
    max: 1_000_000,
    provenance: 'assumed',
    note: say('lane.queue.note'),
  },
];

const common = { kind: 'trace', form: 'lines', paper: 'detken', topics: ['lane'] } as const;

const CLOCKS = [
  { clocks: 'one', key: 'both', name: say('both-directions') },
  { clocks: 'own', key: 'clocks', name: say('fig3.own-clocks') },
] as const;
const clocked = (clocks: 'one' | 'own') => () =>
  bayLaneFrames('Detken, figure 3', say.english('fig3.question'), clocks);
const frameVariants: readonly Variant[] = CLOCKS.map(({ clocks, key, name }) => ({ key, name, base: clocked(clocks) }));

function flat({ series }: Collected): Findings {
  const [values = [], own = []] = CLOCKS.map(({ key }) => traced(series, key).map(({ y }) => y));
  const level = mean(values);
  if (level === null || own.length === 0) return NOTHING;
  const [low, high] = [Math.min(...values, ...own), Math.max(...values, ...own)];
  return {
    title: say('fig3.finding', { count: grouped(Math.round(level)) }),
    simulated: { frames: level },
    checks: [
      {
        statement: say('fig3.flat'),
        holds: high - low < 0.02 * level,
        detail: say('fig3.flat.detail', { low: grouped(Math.round(low)), high: grouped(Math.round(high)) }),
      },
    ],
    notes: [
      say('fig3.note.line', { full: grouped(Math.round(FULL_LINE_FRAMES_PER_S)) }),
      say('fig3.note.in-step'),
      say('fig3.note.own-clocks'),
    ],
  };
}

export const detkenFig3: TraceExperiment = {
  ...common,
  id: 'detken-fig3',
  label: sayCommon('label.figure', { number: 3 }),
  question: say('fig3.question'),
  base: clocked('one'),
  variants: frameVariants,
  extract: [
    ...frameVariants.map(({ key, name }) => ({
      variant: key,
      key,
      name,
      columns: rates(BAY_LOAD_S, 'packets:1', 'packets:2'),
    })),
    { variant: 'both', key: 'one', name: say('one-direction'), columns: rates(BAY_LOAD_S, 'packets:1') },
  ],
  x: SECONDS,
  y: { label: say('fig3.y'), unit: 'frames/s' },
  quality: fromStart(BAY_LOAD_S, { quick: 4, full: 60 }, 0, {
    quick: say('seconds-of-traffic', { count: 4 }),
    full: say('seconds-of-traffic', { count: 60 }),
  }),
  parameters: processor,
  paperPoints: [paperPoint('detken-fig3', 'frames', { label: say('fig3.published'), series: 'both', x: null })],
  findings: flat,
};

const LOADS = [100, 50] as const;
const loaded = (load: number) => () =>
  bayLaneBus(load, `Detken, figure 4, load ${load} %`, say.english('fig4.question'));

/** "About one minute", taken as half of it and twice as much. */
const MINUTE_S = { least: 30, most: 120 } as const;

function overload({ series }: Collected): Findings {
  const [whole, half] = LOADS.map((load) => traced(series, String(load)));
  const most = Math.max(...(whole ?? []).map(({ y }) => y));
  const level = mean((half ?? []).map(({ y }) => y));
  if (whole === undefined || whole.length === 0 || half === undefined || level === null) return NOTHING;
  const down = whole.find(({ y }) => y < DOWN * most);
  const cells = grouped(Math.round(most));
  return {
    title:
      down === undefined
        ? say('fig4.finding.lasts', { cells })
        : say('fig4.finding.down', { cells, seconds: fixed(down.x, 0) }),
    simulated: { cells: most },
    checks: [
      {
        statement: say('fig4.down'),
        holds: down !== undefined,
        detail: down === undefined ? say('fig4.down.not') : say('fig4.down.after', { seconds: fixed(down.x, 1) }),
      },
      {
        statement: say('fig4.minute'),
        holds: down === undefined ? null : down.x >= MINUTE_S.least && down.x <= MINUTE_S.most,
        detail:
          down === undefined
            ? say('fig4.down.not')
            : say('fig4.minute.detail', { ...MINUTE_S, seconds: fixed(down.x, 1) }),
      },
      {
        statement: say('fig4.half'),
        holds: half.every(({ y }) => y > 0.9 * level),
        detail: say('fig4.half.detail', { cells: grouped(Math.round(level)) }),
      },
    ],
    notes: [
      say('fig4.note.queue', {
        asked: grouped(Math.round(ASKED_CELLS_PER_S)),
        more: fixed(100 * (ASKED_CELLS_PER_S / BUS_CAPACITY.value - 1), 1),
      }),
      say('fig4.note.when'),
    ],
  };
}

const busVariants: readonly Variant[] = LOADS.map((load) => ({
  key: String(load),
  name: say('fig4.load', { percent: load }),
  base: loaded(load),
}));

export const detkenFig4: TraceExperiment = {
  ...common,
  id: 'detken-fig4',
  label: sayCommon('label.figure', { number: 4 }),
  question: say('fig4.question'),
  base: loaded(100),
  variants: busVariants,
  extract: busVariants.map(({ key, name }) => ({
    variant: key,
    key,
    name,
    columns: rates(LANE_START_S, BUS_SERIES),
  })),
  x: SECONDS,
  y: { label: say('fig4.y'), unit: CELLS },
  quality: fromStart(LANE_START_S, { quick: 25, full: 120 }, 0, {
    quick: say('seconds-at-each-load', { count: 25 }),
    full: say('seconds-at-each-load', { count: 120 }),
  }),
  parameters: processor,
  paperRanges: [{ label: say('fig4.range'), from: 60, to: null }],
  paperPoints: [paperPoint('detken-fig4', 'cells', { label: say('fig4.published'), series: '100', x: null })],
  findings: overload,
};

const unknown = (c10: number) => () => bayLaneUnknown(c10, 'Detken, figure 5', say.english('fig5.question'));
/** Time between two samples. */
const STEP_MS = 0.2;
/** Addresses are known by then. */
const LEARNING_MS = 10;
/** Each side asks for the other's address, and flushes its path by the BUS when it has a VC: LE_ARP_REQUEST and LE_FLUSH_REQUEST go to all. */
const CONTROL_MESSAGES = 4;

function learning({ series }: Collected): Findings {
  const frames = (key: string) => {
    const trace = traced(series, key);
    if (trace.length === 0) return null;
    const cellsOf = (part: typeof trace) => part.reduce((sum, { y }) => sum + (y * STEP_MS) / 1_000, 0);
    const first = cellsOf(trace.filter(({ x }) => x <= LEARNING_MS));
    return {
      count: Math.round((first - CONTROL_CELLS * CONTROL_MESSAGES) / FRAME_CELLS),
      later: Math.round(cellsOf(trace.filter(({ x }) => x > LEARNING_MS)) / FRAME_CELLS),
      last: trace.findLast(({ x, y }) => x <= LEARNING_MS && y > 0)?.x ?? 0,
    };
  };
  const [most, least] = [frames('c10-20'), frames('c10-1')];
  if (most === null || least === null) return NOTHING;
  return {
    title:
      most.later === 0
        ? say('fig5.finding.none-later', { count: most.count, ms: fixed(most.last, 1) })
        : say('fig5.finding', { count: most.count, later: most.later, ms: fixed(most.last, 1) }),
    simulated: { frames: most.count, later: most.later },
    checks: [
      {
        statement: say('fig5.few'),
        holds: most.count > 0 && most.count < 20 && most.later <= 1,
        detail: say('fig5.few.detail', {
          later: most.later,
          ms: LEARNING_MS,
          most: most.count,
          least: least.count,
        }),
      },
    ],
    notes: [say('fig5.note.c10'), say('fig5.note.counted')],
  };
}

const milliseconds = (read: Parameters<ReturnType<typeof rates>>[0]) => {
  const trace = rates(LANE_START_S - 2 * (STEP_MS / 1_000), OBSERVER_SERIES)(read);
  return trace === null ? null : { x: trace.x.map((x) => Number((x * 1_000 - 2 * STEP_MS).toFixed(3))), y: trace.y };
};

const unknownVariants: readonly Variant[] = [20, 1].map((c10) => ({
  key: `c10-${c10}`,
  name: `C10 = ${c10}`,
  base: unknown(c10),
}));

export const detkenFig5: TraceExperiment = {
  ...common,
  id: 'detken-fig5',
  label: sayCommon('label.figure', { number: 5 }),
  question: say('fig5.question'),
  base: unknown(20),
  variants: unknownVariants,
  extract: unknownVariants.map(({ key, name }) => ({ variant: key, key, name, columns: milliseconds })),
  x: { label: say('fig5.x'), unit: 'ms', scale: 'linear' },
  y: { label: say('fig5.y'), unit: CELLS },
  quality: fromStart(LANE_START_S, { quick: 0.03, full: 0.03 }, 0, {
    quick: say('milliseconds-of-traffic', { count: 30 }),
    full: say('milliseconds-of-traffic', { count: 30 }),
  }),
  parameters: processor,
  paperPoints: [
    paperPoint('detken-fig5', 'frames', {
      label: say('fig5.published'),
      series: null,
      x: null,
      unit: unitName('frames'),
    }),
    paperPoint('detken-fig5', 'later', {
      label: say('fig5.published.later'),
      series: null,
      x: null,
      unit: unitName('frames'),
    }),
  ],
  findings: learning,
};
