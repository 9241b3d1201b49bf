/** Tampere's mgen flow: 900 packets a second for 8 s, over a shortcut or over both routers, alone or beside a background. */

import type { FlowInput, Scenario } from '@lanelab/scenario';
import { READY_S, SECOND_PS } from '../common.ts';
import { TUT_HOST_MODEL, withHostModel } from './host-models.ts';
import { TUT_START_S, type TutForm } from './table1.ts';
import { tut } from './testbed.ts';

/** Where the paper is silent: 1 000 octets x 900/s x 8 s are its 7.2 Mb/s and about 7 200 packets; background packets of one size. */
const OCTETS = 1_000;
const PER_SECOND = 900;
const FLOW_S = 8;
/** Clock tick of the flow's sender. */
const TICK_PS = 10_000_000_000;
/** Clock tick of the background's sender: it drifts by one tick against the flow's sender in 8 s, which is assumed. */
const DRIFTING_PS = 10_012_500_000;
const BACKGROUND_BPS = 23_300_000;
/** Time after the flow in which packets that are under way arrive. */
const TAIL_S = 1;
/** Echoes before the flow, as often as a client takes for a flow: addresses are known and the shortcut is there when it begins. */
const WARM_PER_SECOND = 20;

export type Background = 'none' | 'poisson' | 'cbr';

export interface MgenFlow {
  readonly form: TutForm;
  readonly background: Background;
  readonly title: string;
  readonly question: string;
}

const datagrams = (
  id: number,
  [from, to]: readonly [number, number],
  [startPs, stopPs]: readonly [number, number],
  rest: {
    readonly intervalPs: number;
    readonly tickPs: number;
    readonly process: 'cbr' | 'poisson';
    readonly log?: boolean;
  },
): FlowInput => ({
  id,
  kind: 'udp-stream',
  from,
  to,
  messageOctets: OCTETS,
  startPs,
  stopPs,
  ...rest,
});

/** urku to basso; the background, where there is one, from jaarli to sello and so over the same two routers in the same direction. */
export function tutMgen({ form, background, title, question }: MgenFlow): Scenario {
  const { net, hosts } = tut({ mpoa: form === 'mpoa', costs: true });
  const start = TUT_START_S * SECOND_PS;
  const end = start + FLOW_S * SECOND_PS;
  const echoes = (id: number, from: number, to: number): void =>
    net.flow({
      id,
      kind: 'ping',
      from,
      to,
      intervalPs: SECOND_PS / WARM_PER_SECOND,
      startPs: READY_S * SECOND_PS,
      stopPs: start,
    });
  net.flow(
    datagrams(1, [hosts.urku, hosts.basso], [start, end], {
      intervalPs: Math.round(SECOND_PS / PER_SECOND),
      tickPs: TICK_PS,
      process: 'cbr',
      log: true,
    }),
  );
  echoes(2, hosts.urku, hosts.basso);
  if (background !== 'none') {
    net.flow(
      datagrams(3, [hosts.jaarli, hosts.sello], [start - SECOND_PS, end + SECOND_PS], {
        intervalPs: Math.round((8 * OCTETS * SECOND_PS) / BACKGROUND_BPS),
        tickPs: DRIFTING_PS,
        process: background,
      }),
    );
    echoes(4, hosts.jaarli, hosts.sello);
  }
  const scenario = net.build({
    durationPs: end + TAIL_S * SECOND_PS,
    view: {
      title,
      question,
      notes:
        'mgen sends what fell due at each tick of the clock, 10 ms: nine packets back to back. drec writes down what arrives and when.',
    },
  });
  return withHostModel(scenario, TUT_HOST_MODEL);
}
