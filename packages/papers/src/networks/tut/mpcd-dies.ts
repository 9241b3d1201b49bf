/** Tampere: the MPC process of a host dies during a stream. */

import type { Scenario } from '@lanelab/scenario';
import { SECOND_PS, stream } from '../common.ts';
import { TUT_HOST_MODEL, withHostModel } from './host-models.ts';
import { TUT_START_S, type TutForm } from './table1.ts';
import { tut } from './testbed.ts';

/** The stream has its shortcut by then. */
export const TUT_DEATH_S = TUT_START_S + 6;
const RUN_S = 30;

/** sello to basso, over the Cisco 4700 or past it; where sello's MPC process dies it does so in the stream. */
export function tutMpcd(form: TutForm, dies: boolean): Scenario {
  const { net, hosts } = tut({ mpoa: form === 'mpoa', costs: true });
  stream(net, hosts.sello, hosts.basso, { startS: TUT_START_S });
  if (dies)
    net.change({ atPs: TUT_DEATH_S * SECOND_PS, kind: 'process', node: hosts.sello, process: 'mpc', up: false });
  const scenario = net.build({
    durationPs: (TUT_START_S + RUN_S) * SECOND_PS,
    view: {
      title: 'Tampere, the MPC process dies',
      question: 'What becomes of a stream whose MPOA client dies?',
      notes:
        `At ${TUT_DEATH_S} s the MPC process of sello dies in the middle of its stream to basso. Its LAN emulation client goes on, ` +
        'and packets take the Cisco 4700 again.',
    },
  });
  return withHostModel(scenario, TUT_HOST_MODEL);
}
