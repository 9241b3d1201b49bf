/** The papers that the lab rebuilds, as the gallery shows them. */
import { say } from '@lanelab/messages/papers';
import type { Experiment } from '@lanelab/papers';

export interface Paper {
  readonly name: Experiment['paper'];
  readonly short: string;
  readonly title: string;
  readonly by: string;
  readonly testbed: string;
}

export const papers: readonly Paper[] = [
  {
    name: 'tut',
    short: say('papers.tampere'),
    title: say('papers.multi-protocol-over-atm-performance'),
    by: say('papers.vatiainen-harju-koivisto-saaristo-vihervaara'),
    testbed: say('papers.three-switches-with-parallel-links'),
  },
  {
    name: 'detken',
    short: say('papers.detken'),
    title: say('papers.qo-s-in-heterogeneous-networks-clip'),
    by: say('papers.k-o-detken'),
    testbed: say('papers.bay-centillion-lane-newbridge-vivid'),
  },
  {
    name: 'curitiba',
    short: say('papers.curitiba'),
    title: say('papers.evaluation-of-ip-over-atm'),
    by: say('papers.cefet-pr-and-ufpr-curitiba'),
    testbed: say('papers.two-ibm-8285-switches-6'),
  },
  {
    name: 'cluj',
    short: say('papers.cluj'),
    title: say('papers.layer-4-switching-in-a'),
    by: say('papers.dobrota-zinca-vancea-vlaicu-cluj'),
    testbed: say('papers.a-server-that-relays-between'),
  },
  {
    name: 'classic',
    short: say('papers.classic'),
    title: say('papers.classic.title'),
    by: say('papers.classic.by'),
    testbed: say('papers.classic.testbed'),
  },
];
