/** The papers that the lab rebuilds, as the gallery shows them. */
import type { Experiment } from '@lanelab/scenario';

export interface Paper {
  readonly name: Experiment['paper'];
  readonly short: string;
  readonly title: string;
  readonly by: string;
  readonly testbed: string;
}

export const papers: readonly Paper[] = [
  {
    name: 'curitiba',
    short: 'Curitiba',
    title: 'Evaluation of IP over ATM: Classical IP and LAN Emulation',
    by: 'CEFET-PR and UFPR, Curitiba',
    testbed: 'Two IBM 8285 switches, 6.2 km of fibre, four stations at 25.6 Mb/s',
  },
];
