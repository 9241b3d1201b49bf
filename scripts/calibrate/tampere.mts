// Tampere's table 1: what its hosts' work and the Cisco's forwarding cost, under any model of how the hosts ran netperf.

import {
  socketsOf,
  TUT_HOST_MODEL,
  type TutHostModel,
  tutHostModel,
} from '../../packages/papers/src/networks/tut/host-models.ts';
import {
  TUT_FORMS,
  TUT_PAIRS,
  TUT_START_S,
  type TutForm,
  tutTable1,
} from '../../packages/papers/src/networks/tut/table1.ts';
import { TUT_HOSTS } from '../../packages/papers/src/networks/tut/testbed.ts';
import { type Group, type Parameter, type Row, speed, timed } from './group.mts';

/** The stream has left its slow start and taken its shortcut. */
const WARM_S = TUT_START_S + 0.4;
const END_S = WARM_S + 1;
const mpc = (key: string): readonly string[] => TUT_HOSTS.map((host) => `model.nodes.${host}.mpc.${key}`);
const SPEED_KEYS = TUT_HOSTS.map((host) => `tut.speed.${host}`);
const isForm = (form: string): form is TutForm => Object.hasOwn(TUT_FORMS, form);

/** Why the value of basso to sello over the Cisco is compared and not fitted: no parameter tells it from its opposite. */
const DIRECTIONS_ALIKE = 'directions-alike';

/** A speed for each host, what the MPOA clients' egress copies an octet for, what the Cisco forwards. */
const PARAMETERS: readonly Parameter[] = [
  ...TUT_HOSTS.map((host) => speed(`tut.speed.${host}`, host, 0.1, 10)),
  {
    key: 'tut.egressPsPerOctet',
    unit: 'ps/octet',
    paths: mpc('egressPsPerOctet'),
    start: 20_000,
    low: 1_000,
    high: 500_000,
    digits: 0,
    note: 'calibrated.egress',
  },
  {
    key: 'tut.ciscoMbps',
    unit: 'Mb/s',
    paths: ['model.nodes["Cisco 4700"].forwarding.mbps'],
    start: 35,
    low: 10,
    high: 155,
    digits: 2,
    note: 'calibrated.cisco',
  },
  {
    key: 'tut.ingressPs',
    unit: 'ps',
    paths: mpc('ingressPs'),
    start: 100_000_000,
    low: 1_000_000,
    high: 500_000_000,
    digits: 0,
    note: 'calibrated.ingress',
  },
];

const rowsUnder = (model: TutHostModel): readonly Row[] =>
  Object.keys(TUT_FORMS)
    .filter(isForm)
    .flatMap((form) =>
      TUT_PAIRS.map(([from, to]) => ({
        experiment: 'tut-table1',
        key: `${form}-${from}-${to}`,
        runs: [() => timed(tutTable1(form, from, to, model), WARM_S, END_S)],
        metric: 'flows.1.goodputMbps',
        of: 'only' as const,
        ...(form === 'lane' && from === 'basso' ? { comparedOnly: DIRECTIONS_ALIKE } : {}),
        depends: [
          `tut.speed.${from}`,
          `tut.speed.${to}`,
          ...(form === 'mpoa' ? ['tut.egressPsPerOctet', 'tut.ingressPs'] : []),
          ...(form === 'lane' ? ['tut.ciscoMbps'] : []),
        ],
      })),
    );

const SMOOTH = tutHostModel('own/former');

/** Seven values and one that is compared, six parameters, whatever the model. */
export const tutGroupUnder = (model: TutHostModel): Group => ({
  id: 'tut',
  parameters: PARAMETERS,
  structures: [
    {
      name: 'the receiver’s copy costs',
      free: [...SPEED_KEYS, 'tut.egressPsPerOctet', 'tut.ciscoMbps'],
      held: { 'tut.ingressPs': 3_000_000 },
    },
    {
      name: 'the sender’s lookup costs',
      free: [...SPEED_KEYS, 'tut.ingressPs', 'tut.ciscoMbps'],
      held: { 'tut.egressPsPerOctet': 10_000 },
    },
  ],
  rows: rowsUnder(model),
  // Rows jump with small windows: the search begins where large ones end.
  ...(socketsOf(SMOOTH) === socketsOf(model) ? {} : { leads: rowsUnder(SMOOTH) }),
});

export const tutGroup = tutGroupUnder(TUT_HOST_MODEL);
