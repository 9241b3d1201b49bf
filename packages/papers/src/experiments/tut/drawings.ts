/** Tampere, figures 1 to 5: one network in three views, and the testbed as it was cabled and as IP saw it. */

import type { DrawingView } from '@lanelab/charts';
import type { DrawingExperiment, Findings } from '../../experiment.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { TUT_START_S } from '../../networks/tut/table1.ts';
import { tutTable2 } from '../../networks/tut/table2.ts';

const NOTHING_RUNS = {
  // As it opens in the lab, where it runs.
  durationPs: (TUT_START_S + 4) * SECOND_PS,
  warmupPs: 0,
  repetitions: 1,
  note: 'a drawing; nothing is run',
} as const;

function drawing(
  id: string,
  label: string,
  question: string,
  view: DrawingView,
  findings: Findings,
): DrawingExperiment {
  return {
    kind: 'drawing',
    form: 'drawing',
    id,
    paper: 'tut',
    topics: ['testbed', 'mpoa', 'router'],
    label,
    question,
    view,
    base: () => tutTable2('mpoa'),
    y: { label: '', unit: '' },
    paperPoints: [],
    parameters: [],
    quality: { quick: NOTHING_RUNS, full: NOTHING_RUNS },
    findings: () => findings,
  };
}

const said = (title: string, note: string): Findings => ({ title, checks: [], notes: [note] });

export const tutDrawings: readonly DrawingExperiment[] = [
  drawing(
    'tut-fig1',
    'Figure 1',
    'Where are the switches, and where the routers?',
    'physical',
    said(
      'Switches in the middle, each router at the end of one link',
      'Computed from the scenario, as the two other views of it are.',
    ),
  ),
  drawing(
    'tut-fig2',
    'Figure 2',
    'What does IP see of the network?',
    'ip',
    said(
      'To IP the routers are in the middle, and there are no switches',
      'Subnets, routers and hosts alone; each subnet is an emulated LAN.',
    ),
  ),
  drawing(
    'tut-fig3',
    'Figure 3',
    'What do clients and servers of MPOA make of it?',
    'virtual-router',
    said(
      'The servers calculate routes, the clients at the edges forward: one virtual router',
      'Lines between clients are the shortcuts that the flows would make.',
    ),
  ),
  drawing(
    'tut-fig4',
    'Figure 4',
    'How was the testbed cabled?',
    'physical',
    said(
      'Three switches with parallel links; both routers and three hosts on the LS1010',
      'Lengths of cables are assumed: 200 m between switches, 20 m to hosts and routers.',
    ),
  ),
  drawing(
    'tut-fig5',
    'Figure 5',
    'Which subnets did the testbed have?',
    'ip',
    said(
      'Four subnets of hosts, two on each router, and one between the routers',
      'Which hosts were at home on which router is read from table 1.',
    ),
  ),
];
