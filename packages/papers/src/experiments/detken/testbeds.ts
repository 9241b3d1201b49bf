/** Detken, figures 1 and 2: the two testbeds, drawn from the networks that are run. */

import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-detken';
import type { Scenario } from '@lanelab/scenario';
import type { DrawingExperiment, QualitySettings } from '../../experiment.ts';
import { bayLane, vividMpoa } from '../../networks/detken/testbeds.ts';

const untimed: QualitySettings = {
  durationPs: 20_000_000_000_000,
  warmupPs: 0,
  repetitions: 1,
  note: sayCommon('drawing.no-run'),
};

interface Testbed {
  readonly number: 1 | 2;
  readonly topics: DrawingExperiment['topics'];
  readonly base: () => Scenario;
}

const testbed = ({ number, topics, base }: Testbed): DrawingExperiment => ({
  kind: 'drawing',
  form: 'drawing',
  view: 'physical',
  id: `detken-fig${number}`,
  paper: 'detken',
  topics,
  label: sayCommon('label.figure', { number }),
  question: say(`fig${number}.question`),
  base,
  y: { label: '', unit: '' },
  parameters: [],
  paperPoints: [],
  quality: { quick: untimed, full: untimed },
  findings: () => ({ title: say(`fig${number}.finding`), checks: [], notes: [say(`fig${number}.note`)] }),
});

export const detkenFig1 = testbed({ number: 1, topics: ['lane', 'testbed'], base: bayLane });
export const detkenFig2 = testbed({ number: 2, topics: ['mpoa', 'testbed'], base: vividMpoa });
