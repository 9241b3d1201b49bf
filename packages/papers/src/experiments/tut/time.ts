/** Tampere: where the time of table 1's streams went, over the routers and over shortcuts. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-tut';
import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { accounted, accountMeasures, stackAt } from '../../figures/account.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { TUT_START_S, type TutForm, tutTable1 } from '../../networks/tut/table1.ts';
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
    name: say('time.variant', { form: say(`form.${form}`), from, to }),
    base: () => accounted(tutTable1(form, from, to)),
  })),
);

function findings({ series }: Collected): Findings {
  const known = variants.flatMap((_, index) => stackAt(series, index + 1) ?? []);
  if (known.length < variants.length) return { title: '', checks: [], notes: [] };
  const cpu = known.map((stack) => stack.shareOf('receiver-cpu'));
  const router = known.map((stack) => stack.shareOf('router'));
  const shown = (share: number | undefined) => fixed(share ?? 0, 0);
  return {
    title: say('time.finding', {
      jaarliRouted: shown(cpu[0]),
      jaarliPast: shown(cpu[1]),
      bassoRouted: shown(router[2]),
      bassoPast: shown(cpu[3]),
    }),
    checks: [
      {
        statement: say('time.cisco'),
        holds: known[2]?.cause === 'router' && (router[3] ?? 100) < 1,
        detail: say('time.cisco.detail', { routed: shown(router[2]), past: shown(router[3]) }),
      },
      {
        statement: say('time.asn'),
        holds: (router[0] ?? 100) < 1,
        detail: say('time.asn.detail', { share: shown(router[0]) }),
      },
    ],
    notes: [say('time.note')],
  };
}

const WARM_S = TUT_START_S + 0.5;

export const tutTime: VariantsExperiment = {
  kind: 'variants',
  form: 'account',
  id: 'tut-time',
  paper: 'tut',
  topics: ['lane', 'mpoa', 'router'],
  label: sayCommon('label.time-account'),
  question: say('time.question'),
  base: () => accounted(tutTable1('mpoa', 'urku', 'jaarli')),
  variants,
  series: 'measures',
  measures: accountMeasures(1),
  x: { label: sayCommon('axis.stream'), unit: '' },
  y: { label: say('time.y'), unit: 'ms' },
  quality: {
    quick: {
      durationPs: (WARM_S + 0.5) * SECOND_PS,
      warmupPs: WARM_S * SECOND_PS,
      repetitions: 1,
      note: say('time.quality.quick'),
    },
    full: {
      durationPs: (WARM_S + 5) * SECOND_PS,
      warmupPs: WARM_S * SECOND_PS,
      repetitions: 1,
      note: say('time.quality.full'),
    },
  },
  parameters: [
    ...tutHostParameters,
    ...tutClientParameters(variants.filter(({ key }) => key.startsWith('mpoa')).map(({ key }) => key)),
  ],
  paperPoints: [],
  findings,
};
