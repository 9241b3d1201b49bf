/** Detken, figures 1 and 2: the two testbeds, drawn from the networks that are run. */

import type { Scenario } from '@lanelab/scenario';
import type { DrawingExperiment, QualitySettings } from '../../experiment.ts';
import { bayLane, vividMpoa } from '../../networks/detken/testbeds.ts';

const untimed: QualitySettings = {
  durationPs: 20_000_000_000_000,
  warmupPs: 0,
  repetitions: 1,
  note: 'a drawing; no run',
};

interface Testbed {
  readonly id: string;
  readonly label: string;
  readonly question: string;
  readonly title: string;
  readonly topics: DrawingExperiment['topics'];
  readonly base: () => Scenario;
  readonly notes: readonly string[];
}

const testbed = ({ title, notes, ...own }: Testbed): DrawingExperiment => ({
  ...own,
  kind: 'drawing',
  form: 'drawing',
  view: 'physical',
  paper: 'detken',
  y: { label: '', unit: '' },
  parameters: [],
  paperPoints: [],
  quality: { quick: untimed, full: untimed },
  findings: () => ({ title, checks: [], notes }),
});

export const detkenFig1 = testbed({
  id: 'detken-fig1',
  label: 'Figure 1',
  question: 'What stood between the two Ethernets of the LANE test?',
  title: 'Two edge switches, an ATM backbone between them, one of the three runs the BUS',
  topics: ['lane', 'testbed'],
  base: bayLane,
  notes: [
    'The Ethernet ports of the two Centillion 100 are drawn as devices of their own, as the lab has them: an edge device and its switch.',
  ],
});

export const detkenFig2 = testbed({
  id: 'detken-fig2',
  label: 'Figure 2',
  question: 'What stood between the two Ethernets of the MPOA test?',
  title: 'Two switches, a route server at one side, an edge device with an MPOA client at each end',
  topics: ['mpoa', 'testbed'],
  base: vividMpoa,
  notes: ['The paper says more than two IP subnets; the lab has three.'],
});
