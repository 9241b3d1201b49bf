/** Silence by processes that were killed: a client, a server of an emulated LAN, an ATMARP server. */
import { say } from '@lanelab/messages/causes';
import { type Model, overOf, type ProcessName, servicesOf } from '@lanelab/scenario';
import { withoutChanges } from '../../document/store/edits/changes.ts';
import { type Finding, fixed } from './cause.ts';
import { type Evidence, isDead, nameIn, nodeIn } from './evidence.ts';
import { elanOf, type Foot, type Leg } from './legs.ts';

/** A process that a leg needs, at the device that runs it. */
export interface Needed {
  readonly node: number;
  readonly process: ProcessName;
}

/** Servers without which a client of an emulated LAN does not come up or stay up. */
export const serversNeeded = (model: Model, elan: number): readonly Needed[] =>
  model.nodes.flatMap((node) =>
    servicesOf(node).flatMap((service): Needed[] => {
      if (service.kind === 'lecs') return [{ node: node.id, process: 'lecs' }];
      if (service.kind !== 'les' || service.elan !== elan) return [];
      return [
        { node: node.id, process: 'les' },
        { node: node.id, process: 'bus' },
      ];
    }),
  );

function neededAt({ scenario }: Evidence, foot: Foot): readonly Needed[] {
  const { model } = scenario;
  const elan = elanOf(model, foot);
  const over = overOf(foot.entry);
  if (elan !== null) {
    const edges = model.nodes.filter(
      (node) => node.kind === 'edge' && node.bridges.some((bridge) => bridge.elan === elan),
    );
    const clients = over === 'lane' ? [foot.node.id] : edges.map(({ id }) => id);
    return [...serversNeeded(model, elan), ...clients.map((node): Needed => ({ node, process: 'lec' }))];
  }
  if (over !== 'svc') return [];
  const servers = model.nodes.filter((node) => servicesOf(node).some(({ kind }) => kind === 'atmarp'));
  return [
    ...servers.map(({ id }): Needed => ({ node: id, process: 'atmarp' })),
    { node: foot.node.id, process: 'clip' },
  ];
}

/** The first of these processes that is dead, and how to start it again. */
export function deadFinding(evidence: Evidence, needed: readonly Needed[]): Finding | null {
  const dead = needed.find(({ node, process }) => isDead(evidence, node, process));
  if (dead === undefined || nodeIn(evidence, dead.node) === undefined) return null;
  const named = { device: nameIn(evidence, dead.node), process: dead.process.toUpperCase() };
  const edit = withoutChanges(
    (change) => change.kind === 'process' && change.node === dead.node && change.process === dead.process,
    say('started', named),
  );
  return {
    code: 'process-down',
    node: dead.node,
    sentence: say('process-down', named),
    fix: fixed(say('fix.start', named), edit),
  };
}

/** A dead process that packets on these legs need. */
export const processFinding = (evidence: Evidence, legs: readonly Leg[]): Finding | null =>
  deadFinding(
    evidence,
    legs.flatMap(({ from, to }) => [...neededAt(evidence, from), ...neededAt(evidence, to)]),
  );
