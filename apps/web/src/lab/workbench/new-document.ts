/** An empty sheet: no devices, ten simulated seconds. */
import { mustParse, SCENARIO_VERSION } from '@lanelab/scenario';
import type { Opening } from '../../share/links/opening.ts';

const DURATION_PS = 10_000_000_000_000;

export const openedNew: Opening = {
  kind: 'scenario',
  scenario: mustParse({ lanelab: SCENARIO_VERSION, model: { nodes: [], durationPs: DURATION_PS } }),
  origin: { kind: 'new' },
  isReadOnly: false,
  notes: [],
};
