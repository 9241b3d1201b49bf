/** Tampere, figures 1 to 5: one network in three views, and the testbed as it was cabled and as IP saw it. */

import type { DrawingView } from '@lanelab/charts';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-tut';
import type { DrawingExperiment } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { TUT_START_S } from '../../networks/tut/table1.ts';
import { tutTable2 } from '../../networks/tut/table2.ts';

const NOTHING_RUNS = {
  // As it opens in the lab, where it runs.
  durationPs: (TUT_START_S + 4) * SECOND_PS,
  warmupPs: 0,
  repetitions: 1,
  note: sayCommon('drawing.no-run'),
} as const;

function drawing(number: 1 | 2 | 3 | 4 | 5, view: DrawingView): DrawingExperiment {
  return {
    kind: 'drawing',
    form: 'drawing',
    id: `tut-fig${number}`,
    paper: 'tut',
    topics: ['testbed', 'mpoa', 'router'],
    label: sayCommon('label.figure', { number }),
    question: say(`fig${number}.question`),
    view,
    base: () => tutTable2('mpoa'),
    y: { label: '', unit: '' },
    paperPoints: [],
    parameters: [],
    quality: { quick: NOTHING_RUNS, full: NOTHING_RUNS },
    findings: () => ({ title: say(`fig${number}.finding`), checks: [], notes: [say(`fig${number}.note`)] }),
  };
}

export const tutDrawings: readonly DrawingExperiment[] = [
  drawing(1, 'physical'),
  drawing(2, 'ip'),
  drawing(3, 'virtual-router'),
  drawing(4, 'physical'),
  drawing(5, 'ip'),
];
