/** Max-min shares of ABR in a parking lot. */

import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-classic';
import { grouped } from '@lanelab/scenario';
import type { Collected, Findings, VariantsExperiment } from '../../experiment.ts';
import { CONNECTIONS, parkingLot, SHARES_CPS } from '../../networks/classic/parking-lot.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { theoryPoint } from '../../published/theory.ts';
import { farthest, judged, NOTHING, valueAt } from './common.ts';

/** Four cells of the smallest share in an interval of a port: rates are rounded down, and a port goes by the interval before. */
const NEAR = 0.01;

const KEY = 'abr';

const nameOf = (index: number): string => {
  const { name = '', trunks = [] } = CONNECTIONS[index] ?? {};
  return trunks.length > 1 ? say('parking.long') : name.replace(/^Trunk/, say('parking.trunk'));
};

function findings(collected: Collected): Findings {
  const { series } = collected;
  const [long, alone] = [1, 2].map((x) => valueAt(series, KEY, x));
  if (long === null || long === undefined || alone === null || alone === undefined) return NOTHING;
  return {
    title: say('parking.finding', {
      long: grouped(Math.round(long)),
      alone: grouped(Math.round(alone)),
    }),
    checks: [
      judged(collected, say('parking.near', { percent: NEAR * 100 }), () => {
        const most = farthest(series);
        return {
          holds: most !== null && most.share <= NEAR,
          detail:
            most === null
              ? ''
              : say('parking.farthest', { percent: fixed(100 * most.share, 1), name: nameOf(most.x - 1) }),
        };
      }),
    ],
    notes: [say('parking.note'), say('parking.source')],
  };
}

const base = () =>
  parkingLot({
    title: say.english('parking.label'),
    question: say.english('parking.question'),
    notes: say.english('parking.network'),
  });

export const classicParkingLot: VariantsExperiment = {
  kind: 'variants',
  form: 'bars',
  id: 'classic-parking-lot',
  paper: 'classic',
  topics: ['qos'],
  label: say('parking.label'),
  question: say('parking.question'),
  base,
  variants: [{ key: KEY, name: say('parking.abr'), base }],
  measures: CONNECTIONS.map((_, index) => ({
    x: index + 1,
    label: nameOf(index),
    metric: `flows.${index + 1}.cellsPerS`,
  })),
  series: 'variants',
  x: { label: say('parking.x'), unit: '' },
  y: { label: say('parking.y'), unit: 'cells/s' },
  quality: {
    quick: { durationPs: SECOND_PS, warmupPs: SECOND_PS / 2, repetitions: 1, note: say('parking.quality.quick') },
    full: { durationPs: 4 * SECOND_PS, warmupPs: SECOND_PS, repetitions: 1, note: say('parking.quality.full') },
  },
  parameters: [],
  paperPoints: [],
  theoryPoints: CONNECTIONS.map((_, index) =>
    theoryPoint(`connection-${index + 1}`, { label: nameOf(index), series: KEY, x: index + 1 }, SHARES_CPS[index] ?? 0),
  ),
  findings,
};
