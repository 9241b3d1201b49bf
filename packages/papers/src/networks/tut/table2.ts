/** Tampere, table 2: four streams at once, every one between the two routers' subnets. */

import type { Scenario } from '@lanelab/scenario';
import { SECOND_PS, stream } from '../common.ts';
import { TUT_HOST_MODEL, type TutHostModel, withHostModel } from './host-models.ts';
import { TUT_FORMS, TUT_START_S, type TutForm } from './table1.ts';
import { type TutHost, tut } from './testbed.ts';

export const TUT_CROSSING: readonly (readonly [from: TutHost, to: TutHost])[] = [
  ['urku', 'basso'],
  ['basso', 'urku'],
  ['sello', 'jaarli'],
  ['jaarli', 'sello'],
];

const RUN_S = 60;

export function tutTable2(form: TutForm, model: TutHostModel = TUT_HOST_MODEL): Scenario {
  const { net, hosts } = tut({ mpoa: form === 'mpoa', costs: true });
  for (const [from, to] of TUT_CROSSING) stream(net, hosts[from], hosts[to], { startS: TUT_START_S });
  const scenario = net.build({
    durationPs: (TUT_START_S + RUN_S) * SECOND_PS,
    view: {
      title: `Tampere, table 2: four streams, ${TUT_FORMS[form]}`,
      question: 'What do four streams at once gain from shortcuts?',
      notes:
        'urku and basso, sello and jaarli send to each other both ways. Routed, each packet passes both routers, and the Cisco ' +
        'forwards all four streams; past them, each host sends and receives with one processor.',
    },
  });
  return withHostModel(scenario, model);
}
