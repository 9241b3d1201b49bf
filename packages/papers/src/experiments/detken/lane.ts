/** Detken, figures 3 to 5: frames and cells over time through an emulated LAN. */

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
import { fromStart, mean, rates, traced } from './series.ts';

const NOTHING: Findings = { title: '', checks: [], notes: [] };
const SECONDS = { label: 'Time since the traffic began', unit: 's', scale: 'linear' } as const;
/** Below this share of the most, a service is down. */
const DOWN = 0.05;
/** Cells of a frame of 72 octets, and of a control message. */
const FRAME_CELLS = 2;
const CONTROL_CELLS = 3;
/** Both ports at full load. */
const ASKED_CELLS_PER_S = 2 * FRAME_CELLS * FULL_LINE_FRAMES_PER_S;

const processor: readonly Parameter[] = [
  {
    key: 'capacity',
    label: 'BUS, capacity',
    unit: 'cells/s',
    paths: ['model.nodes["Centillion 100 west"].processor.cellsPerS'],
    min: 0.001,
    max: 1_000_000_000,
    ...BUS_CAPACITY,
  },
  {
    key: 'queue',
    label: 'BUS, queue',
    unit: 'PDUs',
    paths: ['model.nodes["Centillion 100 west"].processor.queueFrames'],
    value: 256,
    min: 1,
    max: 1_000_000,
    provenance: 'assumed',
    note: 'signalling waits in it, too',
  },
];

const common = { kind: 'trace', form: 'lines', paper: 'detken', topics: ['lane'] } as const;

const QUESTION_3 = 'How many frames a second cross an emulated LAN between two Ethernets?';
const fig3 = () => bayLaneFrames('Detken, figure 3', QUESTION_3);

function flat({ series }: Collected): Findings {
  const values = traced(series, 'both').map(({ y }) => y);
  const level = mean(values);
  if (level === null) return NOTHING;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {
    title: `${grouped(Math.round(level))} frames a second, from the first second to the last`,
    simulated: { frames: level },
    checks: [
      {
        statement: 'The rate is flat',
        holds: high - low < 0.02 * level,
        detail: `between ${grouped(Math.round(low))} and ${grouped(Math.round(high))} frames/s`,
      },
    ],
    notes: [
      `A frame of 72 octets takes 92 octets of the line, with its preamble and the gap after it: ${grouped(Math.round(FULL_LINE_FRAMES_PER_S))} a second fill 10 Mb/s. The generator offers 99.4 % of that, requests and answers in turns on one half-duplex wire. The ATM backbone carries two cells a frame.`,
      'Collisions of the generator\u2019s port are reported by the paper and not compared.',
    ],
  };
}

export const detkenFig3: TraceExperiment = {
  ...common,
  id: 'detken-fig3',
  label: 'Figure 3',
  question: QUESTION_3,
  base: fig3,
  variants: [{ key: 'both', name: 'both ways', base: fig3 }],
  extract: [
    { variant: 'both', key: 'both', name: 'both ways', columns: rates(BAY_LOAD_S, 'packets:1', 'packets:2') },
    { variant: 'both', key: 'one', name: 'one way', columns: rates(BAY_LOAD_S, 'packets:1') },
  ],
  x: SECONDS,
  y: { label: 'Frames received', unit: 'frames/s' },
  quality: fromStart(BAY_LOAD_S, { quick: 4, full: 60 }, 0, { quick: '4 s of traffic', full: '60 s of traffic' }),
  parameters: processor,
  paperPoints: [paperPoint('detken-fig3', 'frames', { label: 'frames a second', series: 'both', x: null })],
  findings: flat,
};

const QUESTION_4 = 'How much does a BUS carry, and for how long?';
const LOADS = [100, 50] as const;
const loaded = (load: number) => () => bayLaneBus(load, `Detken, figure 4, load ${load} %`, QUESTION_4);

function overload({ series }: Collected): Findings {
  const [whole, half] = LOADS.map((load) => traced(series, String(load)));
  const most = Math.max(...(whole ?? []).map(({ y }) => y));
  const level = mean((half ?? []).map(({ y }) => y));
  if (whole === undefined || whole.length === 0 || half === undefined || level === null) return NOTHING;
  const down = whole.find(({ y }) => y < DOWN * most);
  const cells = `${grouped(Math.round(most))}\u00A0cells/s`;
  return {
    title:
      down === undefined
        ? `The BUS carries ${cells} and no more`
        : `The BUS carries ${cells}, for ${down.x.toFixed(0)}\u00A0s; at half load it lasts`,
    simulated: { cells: most },
    checks: [
      {
        statement: 'Under full load the BUS goes down after a time',
        holds: down !== undefined,
        detail: down === undefined ? 'it did not in the time of this run' : `after ${down.x.toFixed(1)} s`,
      },
      {
        statement: 'At half load it goes on',
        holds: half.every(({ y }) => y > 0.9 * level),
        detail: `${grouped(Math.round(level))} cells/s in the mean`,
      },
    ],
    notes: [
      `Both lines together ask for ${grouped(Math.round(ASKED_CELLS_PER_S))} cells a second, ${(100 * (ASKED_CELLS_PER_S / BUS_CAPACITY.value - 1)).toFixed(1)} % more than the BUS takes. Its queue fills, and what signalling sends is lost with the rest: ` +
        'when four polls in a row have had no answer for 7 s, the signalling link is given up, all VCs of the BUS with it.',
      'When that happens depends on where the frames of one port fall between those of the other; here they are half an interval apart. The paper has it after about one minute, and a restart by hand: ' +
        'here clients join again some seconds later, and load the BUS anew.',
    ],
  };
}

const busVariants: readonly Variant[] = LOADS.map((load) => ({
  key: String(load),
  name: `load ${load}\u00A0%`,
  base: loaded(load),
}));

export const detkenFig4: TraceExperiment = {
  ...common,
  id: 'detken-fig4',
  label: 'Figure 4',
  question: QUESTION_4,
  base: loaded(100),
  variants: busVariants,
  extract: busVariants.map(({ key, name }) => ({
    variant: key,
    key,
    name,
    columns: rates(LANE_START_S, BUS_SERIES),
  })),
  x: SECONDS,
  y: { label: 'Cells from the BUS', unit: 'cells/s' },
  quality: fromStart(LANE_START_S, { quick: 25, full: 120 }, 0, {
    quick: '25 s of traffic at each load',
    full: '120 s of traffic at each load',
  }),
  parameters: processor,
  paperPoints: [paperPoint('detken-fig4', 'cells', { label: 'cells a second, at most', series: '100', x: null })],
  findings: overload,
};

const QUESTION_5 = 'How much goes through the BUS once addresses are known?';
const unknown = (c10: number) => () => bayLaneUnknown(c10, 'Detken, figure 5', QUESTION_5);
/** Between two samples. */
const STEP_MS = 0.2;
/** Addresses are known by then. */
const LEARNING_MS = 10;
/** Each side asks for the other's address, and flushes its way by the BUS when it has a VC: LE_ARP_REQUEST and LE_FLUSH_REQUEST go to all. */
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
    title: `${most.count} frames go through the BUS, then ${most.later === 0 ? 'none' : most.later}: addresses are known after ${most.last.toFixed(1)}\u00A0ms`,
    simulated: { frames: most.count, later: most.later },
    checks: [
      {
        statement: 'A few frames at a time, then at most one',
        holds: most.count > 0 && most.count < 20 && most.later <= 1,
        detail: `${most.later} after ${LEARNING_MS} ms; before, ${most.count} frames where C10 is 20, ${least.count} where it is 1`,
      },
    ],
    notes: [
      'Each port sends at half of its line\u2019s rate, from its first frame on. Until LE_ARP has the other\u2019s address and a VC to it is there, frames go to the BUS, no more than C10 in C11. ' +
        'The paper does not say what its switches are set to: 20 is the most that LANE allows, 1 the default.',
      'Counted at a client that nobody sends to: what it hears are these frames, two cells each, and two LE_ARP_REQUESTs and two LE_FLUSH_REQUESTs of three cells.',
    ],
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
  label: 'Figure 5',
  question: QUESTION_5,
  base: unknown(20),
  variants: unknownVariants,
  extract: unknownVariants.map(({ key, name }) => ({ variant: key, key, name, columns: milliseconds })),
  x: { label: 'Time since the first frame', unit: 'ms', scale: 'linear' },
  y: { label: 'Cells to all clients', unit: 'cells/s' },
  quality: fromStart(LANE_START_S, { quick: 0.03, full: 0.03 }, 0, {
    quick: '30 ms of traffic',
    full: '30 ms of traffic',
  }),
  parameters: processor,
  paperPoints: [
    paperPoint('detken-fig5', 'frames', { label: 'frames at a time', series: null, x: null }),
    paperPoint('detken-fig5', 'later', { label: 'frames once addresses are known', series: null, x: null }),
  ],
  findings: learning,
};
