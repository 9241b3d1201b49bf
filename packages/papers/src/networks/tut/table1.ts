/** Tampere, table 1: one netperf stream over one router, or over a shortcut past it. */

import type { Scenario } from '@lanelab/scenario';
import { SECOND_PS, stream } from '../common.ts';
import { TUT_HOST_MODEL, type TutHostModel, withHostModel } from './host-models.ts';
import { type TutHost, tut } from './testbed.ts';

/** The first two over the ASN-9000, the last two over the Cisco 4700. */
export const TUT_PAIRS: readonly (readonly [from: TutHost, to: TutHost])[] = [
  ['urku', 'jaarli'],
  ['jaarli', 'urku'],
  ['sello', 'basso'],
  ['basso', 'sello'],
];

export const TUT_FORMS = { lane: 'LANE', mpoa: 'MPOA' } as const;
export type TutForm = keyof typeof TUT_FORMS;

/** Streams begin when every client has joined; netperf ran 60 s. */
export const TUT_START_S = 8;
const RUN_S = 60;

const WORDS: Readonly<Record<TutForm, string>> = {
  lane: 'Each packet goes to its router, which has one link, and back over the same link to the other emulated LAN.',
  mpoa: 'The first packets take the router; then the client has a shortcut, and what limits is the work of the two hosts.',
};

export function tutTable1(form: TutForm, from: TutHost, to: TutHost, model: TutHostModel = TUT_HOST_MODEL): Scenario {
  const { net, hosts } = tut({ mpoa: form === 'mpoa', costs: true });
  stream(net, hosts[from], hosts[to], { startS: TUT_START_S });
  const scenario = net.build({
    durationPs: (TUT_START_S + RUN_S) * SECOND_PS,
    view: {
      title: `Tampere, table 1: ${from} to ${to}, ${TUT_FORMS[form]}`,
      question: 'How much more does a shortcut carry than a router?',
      notes:
        `One TCP stream, ${from} to ${to}. ${WORDS[form]} The speed of each host and the cost of the copy that a client makes of ` +
        'each octet from a shortcut are calibrated on this table; the mix of the other costs is assumed.',
    },
  });
  return withHostModel(scenario, model);
}
