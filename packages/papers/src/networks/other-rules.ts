/** Rules of operating systems and sockets that a paper leaves open, as changes of a whole network. */

import type { Scenario, SchedulerKind } from '@lanelab/scenario';

type Rules = (scenario: Scenario) => Scenario;
type Host = Extract<Scenario['model']['nodes'][number], { kind: 'host' }>;

const hosts =
  (change: (host: Host) => Host): Rules =>
  (scenario) => ({
    ...scenario,
    model: {
      ...scenario.model,
      nodes: scenario.model.nodes.map((node) => (node.kind === 'host' ? change(node) : node)),
    },
  });

/** Every host shares its CPU among processes by this scheduler; switches and waking take no time. */
const scheduler = (kind: SchedulerKind): Rules =>
  hosts((host) => ({ ...host, kernel: { ...host.kernel, scheduler: { kind, switchPs: 0, wakePs: 0 } } }));

const stack = (switches: Partial<Host['stack']>): Rules =>
  hosts((host) => ({ ...host, stack: { ...host.stack, ...switches } }));

/**
 * Detken's PCs: NT's scheduler, programs that poll their sockets, sockets with BSD's rules, and a receiver that announces half of its buffer alone, without the
 * two segments of 4.3BSD.
 */
export const DETKEN_RULES: Readonly<Record<string, Rules>> = {
  'nt-scheduler': scheduler('nt'),
  'polled-sockets': stack({ sockets: 'winsock' }),
  'bsd-sockets': stack({ sockets: 'bsd' }),
  'half-of-the-buffer': stack({ windowUpdateTwoMss: false }),
};

/** Cluj's machines with NT's schedulers: Workstation and Server have different quanta. */
export const CLUJ_RULES: Readonly<Record<string, Rules>> = {
  'nt-scheduler': scheduler('nt'),
  'nt-server-scheduler': scheduler('nt-server'),
};
