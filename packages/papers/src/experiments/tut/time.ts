/** Tampere: where the time of table 1's streams went, over the routers and over shortcuts. */

import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { accounted, accountMeasures, stackAt } from '../../figures/account.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { TUT_FORMS, TUT_START_S, type TutForm, tutTable1 } from '../../networks/tut/table1.ts';
import type { TutHost } from '../../networks/tut/testbed.ts';
import { tutClientParameters, tutHostParameters } from './common.ts';

const PAIRS: readonly (readonly [from: TutHost, to: TutHost])[] = [
  ['urku', 'jaarli'],
  ['sello', 'basso'],
];
const FORMS: readonly TutForm[] = ['lane', 'mpoa'];

const variants: readonly Variant[] = PAIRS.flatMap(([from, to]) =>
  FORMS.map((form) => ({
    key: `${form}-${from}-${to}`,
    name: `${TUT_FORMS[form]}, ${from} to ${to}`,
    base: () => accounted(tutTable1(form, from, to)),
  })),
);

function findings({ series }: Collected): Findings {
  const stacks = variants.map(({ name }, index) => ({ name, stack: stackAt(series, index + 1) }));
  const known = stacks.flatMap(({ name, stack }) => (stack === null ? [] : [{ name, stack }]));
  if (known.length < stacks.length) return { title: '', checks: [], notes: [] };
  const cpu = known.map(({ stack }) => stack.shareOf('receiver-cpu'));
  const router = known.map(({ stack }) => stack.shareOf('router'));
  const words = (share: number | undefined) => `${(share ?? 0).toFixed(0)}\u00A0%`;
  return {
    title: `To jaarli its CPU takes ${words(cpu[0])} of the time over the router and ${words(cpu[1])} past it; to basso the Cisco takes ${words(router[2])}, past it basso\u2019s CPU ${words(cpu[3])}`,
    checks: [
      {
        statement: 'The Cisco limits what it routes; past it nothing of the time is a router\u2019s',
        holds: known[2]?.stack.cause === 'router' && (router[3] ?? 100) < 1,
        detail: `${words(router[2])} routed, ${words(router[3])} over the shortcut`,
      },
      {
        statement: 'The ASN-9000 takes next to nothing of the time',
        holds: (router[0] ?? 100) < 1,
        detail: `${words(router[0])} of urku\u2019s stream to jaarli`,
      },
    ],
    notes: [
      'The same time of each stream, after its slow start: lengths are equal, what they consist of is not. A stream\u2019s account is one path through all its deliveries.',
    ],
  };
}

const WARM_S = TUT_START_S + 0.5;

export const tutTime: VariantsExperiment = {
  kind: 'variants',
  form: 'account',
  id: 'tut-time',
  paper: 'tut',
  topics: ['lane', 'mpoa', 'router'],
  label: 'Where the time went',
  question: 'What does a stream wait for over a router, and what over a shortcut?',
  base: () => accounted(tutTable1('mpoa', 'urku', 'jaarli')),
  variants,
  series: 'measures',
  measures: accountMeasures(1),
  x: { label: 'Stream', unit: '' },
  y: { label: 'Time of the stream', unit: 'ms' },
  quality: {
    quick: {
      durationPs: (WARM_S + 0.5) * SECOND_PS,
      warmupPs: WARM_S * SECOND_PS,
      repetitions: 1,
      note: 'half a second of each stream, once',
    },
    full: {
      durationPs: (WARM_S + 5) * SECOND_PS,
      warmupPs: WARM_S * SECOND_PS,
      repetitions: 1,
      note: '5 s of each stream, once: parts of means would not sum to one path',
    },
  },
  parameters: [
    ...tutHostParameters,
    ...tutClientParameters(variants.filter(({ key }) => key.startsWith('mpoa')).map(({ key }) => key)),
  ],
  paperPoints: [],
  findings,
};
