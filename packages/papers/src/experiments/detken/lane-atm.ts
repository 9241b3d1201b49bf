/** Detken's LANE testbed from ATM port to ATM port. */

import { say } from '@lanelab/messages/papers-detken';
import { grouped } from '@lanelab/scenario';
import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { bayLaneAtm, LANE_ATM_START_S, laneCells, lanePayload } from '../../networks/detken/lane-atm.ts';
import { BUS_CAPACITY } from '../../networks/detken/testbeds.ts';
import { fromStart } from './series.ts';

const QUESTION = say.english('lane-atm.question');
const FRAMES = [64, 512, 1_518] as const;
/** 149.76 Mb/s. */
const LINE_CELLS_PER_S = 149.76e6 / 424;

const variants: readonly Variant[] = FRAMES.map((frame, index) => ({
  key: String(frame),
  name: say('octets', { count: grouped(frame) }),
  base: () => bayLaneAtm(frame, `Detken, LANE between ATM ports, ${frame} octets`, QUESTION),
  part: { series: 'cells', name: say('lane-atm.received'), x: index + 1 },
}));

function findings({ series }: Collected): Findings {
  const values = (series[0]?.points ?? []).flatMap(({ y }) => (y === null ? [] : [y]));
  if (values.length < FRAMES.length) return { title: '', checks: [], notes: [] };
  const least = Math.min(...values);
  return {
    title: say('lane-atm.finding', {
      least: grouped(Math.round(least)),
      line: grouped(Math.round(LINE_CELLS_PER_S)),
    }),
    checks: [
      {
        statement: say('lane-atm.full'),
        holds: least > 0.99 * LINE_CELLS_PER_S,
        detail: values.map((value) => say('cells-per-s', { count: grouped(Math.round(value)) })).join(', '),
      },
    ],
    notes: [say('lane-atm.note.switches', { capacity: grouped(BUS_CAPACITY.value) }), say('lane-atm.note.no-figure')],
  };
}

export const detkenLaneAtm: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'detken-lane-atm',
  paper: 'detken',
  topics: ['lane'],
  label: say('lane-atm.label'),
  question: say('lane-atm.question'),
  base: () => bayLaneAtm(1_518, 'Detken, LANE between ATM ports', QUESTION),
  variants,
  measures: FRAMES.map((frame, index) => ({
    x: index + 1,
    label: say('octets', { count: grouped(frame) }),
    metric: 'flows.1.receivedMbps',
    // Cells a second of Mb/s of payload.
    factor: (1e6 * laneCells(frame)) / (8 * lanePayload(frame)),
  })),
  series: 'variants',
  x: { label: say('lane-atm.x'), unit: '' },
  y: { label: say('lane-atm.y'), unit: 'cells/s' },
  quality: fromStart(LANE_ATM_START_S, { quick: 1.5, full: 10.5 }, 0.5, {
    quick: say('lane-atm.quality.quick'),
    full: say('lane-atm.quality.full'),
  }),
  parameters: [],
  paperPoints: [],
  findings,
};
