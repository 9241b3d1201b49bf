/** Table 1 of the Tampere paper: one TCP stream between two hosts over one router, with LANE and with MPOA, Mb/s as published. */

import { say } from '@lanelab/messages/papers';
export interface PaperValue {
  readonly mean: number;
  /** Half the interval that the paper prints. */
  readonly spread: number;
}

export interface PaperRow {
  readonly from: string;
  readonly to: string;
  readonly router: string;
  readonly lane: PaperValue;
  readonly mpoa: PaperValue;
}

export const tutTable1: readonly PaperRow[] = [
  {
    from: 'urku',
    to: 'jaarli',
    router: 'ASN-9000',
    lane: { mean: 114.57, spread: 1.58 },
    mpoa: { mean: 48.06, spread: 4.96 },
  },
  {
    from: 'jaarli',
    to: 'urku',
    router: 'ASN-9000',
    lane: { mean: 119.12, spread: 0.3 },
    mpoa: { mean: 98.2, spread: 0.58 },
  },
  {
    from: 'sello',
    to: 'basso',
    router: say('tut-table1.cisco-4700'),
    lane: { mean: 30.59, spread: 0.08 },
    mpoa: { mean: 68.72, spread: 0.3 },
  },
  {
    from: 'basso',
    to: 'sello',
    router: say('tut-table1.cisco-4700'),
    lane: { mean: 20.19, spread: 0.61 },
    mpoa: { mean: 49.34, spread: 0.17 },
  },
];
