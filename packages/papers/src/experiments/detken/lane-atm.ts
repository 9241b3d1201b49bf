/** Detken's LANE testbed from ATM port to ATM port. */

import { grouped } from '@lanelab/scenario';
import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { bayLaneAtm, LANE_ATM_START_S, laneCells, lanePayload } from '../../networks/detken/lane-atm.ts';
import { BUS_CAPACITY } from '../../networks/detken/testbeds.ts';
import { fromStart } from './series.ts';

const QUESTION = 'Does an emulated LAN carry all that an ATM port can send?';
const FRAMES = [64, 512, 1_518] as const;
/** 149.76 Mb/s. */
const LINE_CELLS_PER_S = 149.76e6 / 424;

const variants: readonly Variant[] = FRAMES.map((frame, index) => ({
  key: String(frame),
  name: `${grouped(frame)} octets`,
  base: () => bayLaneAtm(frame, `Detken, LANE between ATM ports, ${frame} octets`, QUESTION),
  part: { series: 'cells', name: 'received', x: index + 1 },
}));

function findings({ series }: Collected): Findings {
  const values = (series[0]?.points ?? []).flatMap(({ y }) => (y === null ? [] : [y]));
  if (values.length < FRAMES.length) return { title: '', checks: [], notes: [] };
  const least = Math.min(...values);
  return {
    title: `${grouped(Math.round(least))} of ${grouped(Math.round(LINE_CELLS_PER_S))} cells a second arrive, whatever the size of frames`,
    checks: [
      {
        statement: 'The line between the switches is full at every size',
        holds: least > 0.99 * LINE_CELLS_PER_S,
        detail: values.map((value) => `${grouped(Math.round(value))} cells/s`).join(', '),
      },
    ],
    notes: [
      `Once an address is known nothing but cell switches is on the way: the BUS takes ${grouped(BUS_CAPACITY.value)} cells a second, and here it has the first frames alone.`,
      'The paper gives no figure of this test.',
    ],
  };
}

export const detkenLaneAtm: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'detken-lane-atm',
  paper: 'detken',
  topics: ['lane'],
  label: 'LANE, ATM ports',
  question: QUESTION,
  base: () => bayLaneAtm(1_518, 'Detken, LANE between ATM ports', QUESTION),
  variants,
  measures: FRAMES.map((frame, index) => ({
    x: index + 1,
    label: `${grouped(frame)} octets`,
    metric: 'flows.1.receivedMbps',
    // Cells a second of Mb/s of payload.
    factor: (1e6 * laneCells(frame)) / (8 * lanePayload(frame)),
  })),
  series: 'variants',
  x: { label: 'Ethernet frame', unit: '' },
  y: { label: 'Cells received', unit: 'cells/s' },
  quality: fromStart(LANE_ATM_START_S, { quick: 1.5, full: 10.5 }, 0.5, {
    quick: '1 s each once the address is known',
    full: '10 s each once the address is known',
  }),
  parameters: [],
  paperPoints: [],
  findings,
};
