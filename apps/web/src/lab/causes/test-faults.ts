/** Random faults for tests of causes: networks, and the things that people break in them. */
import type { LecParameters, Model, Node, ProcessName, Scenario } from '@lanelab/scenario';
import { addChange } from '../../document/store/edits/changes.ts';
import { leaveElan } from '../../document/store/edits/elan-members.ts';
import { disconnect } from '../../document/store/edits/links.ts';
import { edited, ring } from '../../document/store/test-networks.ts';
import { classicalIp } from '../../document/templates/classical-ip.ts';
import { edgeDevices } from '../../document/templates/edge-devices.ts';
import { twoElans, twoElansWithMpoa } from '../../document/templates/emulated-lans.ts';

const SECOND = 1e12;

export const NETWORKS = [twoElans, twoElansWithMpoa, classicalIp, edgeDevices, ring];
const PROCESSES = [
  'lec',
  'lecs',
  'les',
  'bus',
  'atmarp',
  'clip',
  'mpc',
  'mps',
] as const satisfies readonly ProcessName[];

/** Messages without which something does not begin: each is lost as often as it is sent. */
const MESSAGES = ['LE_CONFIGURE_REQUEST', 'LE_JOIN_REQUEST', 'SETUP', 'MPOA Resolution Request'] as const;

/** A document with a planned change, or as it was where the change is refused. */
function planned(scenario: Scenario, change: Parameters<typeof addChange>[0]): Scenario {
  const outcome = addChange(change)(scenario);
  return outcome.ok ? outcome.scenario : scenario;
}

export const at = <T>(items: readonly T[], pick: number): T | undefined => items[pick % Math.max(1, items.length)];

function withNode(model: Model, pick: number, change: (node: Node) => Node): Model {
  const chosen = at(model.nodes, pick);
  return { ...model, nodes: model.nodes.map((node) => (node === chosen ? change(node) : node)) };
}

/** A hardware address that several devices are given. */
const TAKEN = '02:00:00:00:00:99';

const withMac = (node: Node): Node =>
  node.kind === 'host' ? { ...node, ports: node.ports.map((port) => ({ ...port, mac: TAKEN })) } : node;

/** A document in which the LAN emulation clients of a device are set otherwise. */
function withClient(scenario: Scenario, pick: number, change: (lec: LecParameters) => LecParameters): Scenario {
  const model = withNode(scenario.model, pick, (node) => {
    if (node.kind === 'edge')
      return { ...node, bridges: node.bridges.map((entry) => ({ ...entry, lec: change(entry.lec ?? {}) })) };
    if (node.kind !== 'host' && node.kind !== 'router') return node;
    const interfaces = node.interfaces.map((entry) =>
      entry.over === 'lane' ? { ...entry, lec: change(entry.lec ?? {}) } : entry,
    );
    return { ...node, interfaces };
  });
  return { ...scenario, model };
}

/** One thing broken, as somebody would who does not know what it is for; the document itself where there is no such thing. */
export const FAULTS: readonly ((scenario: Scenario, pick: number) => Scenario)[] = [
  (scenario, pick) => edited(scenario, disconnect(at(scenario.model.links, pick)?.id ?? 0)),
  (scenario, pick) =>
    edited(scenario, addChange({ kind: 'link-up', atPs: 0, link: at(scenario.model.links, pick)?.id ?? 0, up: false })),
  (scenario, pick) =>
    planned(scenario, {
      kind: 'process',
      atPs: 0,
      node: at(scenario.model.nodes, pick)?.id ?? 0,
      process: at(PROCESSES, pick) ?? 'lec',
      up: false,
    }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) => {
      if (node.kind !== 'switch') return node;
      const { signalling: _, ...mute } = node;
      return mute;
    }),
  }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'switch'
        ? {
            ...node,
            services: (node.services ?? []).toSpliced(pick % 3, 1),
            routes: node.routes.toSpliced(pick % 2, 1),
          }
        : node,
    ),
  }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'host'
        ? {
            ...node,
            interfaces: node.interfaces.map((entry) => ({ ...entry, ip: `10.0.${pick % 4}.${100 + (pick % 50)}` })),
          }
        : node,
    ),
  }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'host' ? { ...node, pvcs: node.pvcs.map((pvc) => ({ ...pvc, vci: 200 + (pick % 9) })) } : node,
    ),
  }),
  (scenario, pick) => {
    const elan = at(scenario.model.elans, pick)?.id ?? 0;
    const outcome = leaveElan(at(scenario.model.nodes, pick)?.id ?? 0, elan)(scenario);
    return outcome.ok ? outcome.scenario : scenario;
  },
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'switch'
        ? {
            ...node,
            services: (node.services ?? []).map((entry) =>
              entry.kind === 'les' ? { ...entry, maxClients: pick % 2 } : entry,
            ),
          }
        : node,
    ),
  }),
  (scenario, pick) =>
    planned(scenario, { kind: 'link-up', atPs: 6 * SECOND, link: at(scenario.model.links, pick)?.id ?? 0, up: false }),
  (scenario, pick) =>
    planned(scenario, {
      kind: 'process',
      atPs: 5 * SECOND,
      node: at(scenario.model.nodes, pick)?.id ?? 0,
      process: at(PROCESSES, pick) ?? 'lec',
      up: false,
    }),
  (scenario, pick) =>
    planned(scenario, {
      kind: 'link-delay',
      atPs: 6 * SECOND,
      link: at(scenario.model.links, pick)?.id ?? 0,
      delayPs: 30 * SECOND,
    }),
  (scenario, pick) =>
    planned(scenario, {
      kind: 'drop-message',
      atPs: 0,
      node: at(scenario.model.nodes, pick)?.id ?? 0,
      message: at(MESSAGES, pick) ?? 'SETUP',
      count: 1_000_000,
    }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'host' && node.mpc !== undefined
        ? { ...node, mpc: pick % 2 === 0 ? { maxEgress: 0 } : { category: 'cbr', pcrCps: 1_000_000 } }
        : node,
    ),
  }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) => {
      if (node.kind !== 'router') return node;
      const { mps: _, ...plain } = node;
      return plain;
    }),
  }),
  (scenario, pick) =>
    withClient(scenario, pick, (lec) => ({ ...lec, elanName: pick % 2 === 0 ? 'nowhere' : 'elan 1' })),
  (scenario, pick) => withClient(scenario, pick, (lec) => ({ ...lec, version: 1 })),
  (scenario, pick) => {
    const own = { ...scenario, model: withNode(scenario.model, pick, (node) => withMac(node)) };
    return { ...own, model: withNode(own.model, pick + 1, (node) => withMac(node)) };
  },
  (scenario) => ({
    ...scenario,
    model: {
      ...scenario.model,
      nodes: scenario.model.nodes.map((node) =>
        node.kind === 'switch' && node.signalling !== undefined
          ? { ...node, signalling: { prefix: '47000580FFE1000000F21A35C1' } }
          : node,
      ),
    },
  }),
  (scenario, pick) => ({
    ...scenario,
    model: {
      ...scenario.model,
      links: scenario.model.links.map((link, index, { length }) => {
        if (index !== pick % length) return link;
        const { lengthM: _, ...others } = link;
        return { ...others, delayPs: pick % 2 === 0 ? 0.4 * SECOND : 9 * SECOND };
      }),
    },
  }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'host' && node.mpc !== undefined
        ? { ...node, mpc: pick % 2 === 0 ? { maxIngress: 0 } : { maxShortcuts: 0 } }
        : node,
    ),
  }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) => {
      if (node.kind === 'switch') return { ...node, latencyPs: 9 * SECOND };
      return node.kind === 'router' || node.kind === 'edge' ? { ...node, forwarding: { packetsPerS: 0.1 } } : node;
    }),
  }),
  (scenario, pick) => ({
    ...scenario,
    model: withNode(scenario.model, pick, (node) =>
      node.kind === 'host'
        ? { ...node, interfaces: node.interfaces.map((entry) => ({ ...entry, mac: '02:00:00:00:00:77' })) }
        : node,
    ),
  }),
];
