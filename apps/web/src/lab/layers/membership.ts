/** Emulated LANs and subnets with their state in the run: which clients have joined, and which devices serve or route them. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/layers';
import { type ElanView, networks, type Scenario, type SubnetView } from '@lanelab/scenario';
import type { DeviceState } from '../../playback/run/types.ts';

type Document = Pick<Scenario, 'model'>;

export interface ElanNow extends ElanView {
  /** Nodes of members and servers, each once. */
  readonly nodes: readonly number[];
  /** LECs of the ELAN's members that have joined; null before the run has been asked. */
  readonly joined: number | null;
}

/** The states of a device list its clients in the order of the document. */
function hasJoined(states: readonly DeviceState[], document: Document, { node }: { node: number }, elan: number) {
  const lecs = states.find((one) => one.node === node)?.states.filter(({ process }) => process === 'lec') ?? [];
  const device = document.model.nodes.find(({ id }) => id === node);
  const own =
    device?.kind === 'edge'
      ? device.bridges.map((bridge) => bridge.elan)
      : device?.kind === 'host' || device?.kind === 'router'
        ? device.interfaces.flatMap((entry) => (entry.elan === undefined ? [] : [entry.elan]))
        : [];
  return lecs[own.indexOf(elan)]?.ok === true;
}

export function elansNow(document: Document, states: readonly DeviceState[] | null): readonly ElanNow[] {
  return networks(document).elans.map((elan) => ({
    ...elan,
    nodes: [...new Set(elan.members.map(({ node }) => node))],
    joined:
      states === null ? null : elan.members.filter((member) => hasJoined(states, document, member, elan.id)).length,
  }));
}

/** “3 of 4 joined · LES and BUS on West”. */
export function elanNote({ members, joined, servers }: ElanNow, nameOf: (node: number) => string): string {
  const count = members.length;
  if (servers.length === 0)
    return joined === null ? say('elan.members.unserved', { count }) : say('elan.joined.unserved', { joined, count });
  const named = { servers: list(servers.map(nameOf)) };
  return joined === null
    ? say('elan.members.served', { count, ...named })
    : say('elan.joined.served', { joined, count, ...named });
}

/** “by Router, Core”: the routers of a subnet. */
export function routersWords(routers: readonly string[]): string {
  return routers.length === 0 ? say('ip.no-router') : say('ip.routers', { routers: list(routers) });
}

/** Routers with an MPS at which a flow enters and leaves. */
export interface FlowServers {
  readonly ingress: readonly number[];
  readonly egress: readonly number[];
}

export function serversOfFlow(document: Document, flow: number | null): FlowServers {
  const found = document.model.flows.find(({ id }) => id === flow);
  if (found === undefined || found.kind === 'cells') return { ingress: [], egress: [] };
  const { subnets } = networks(document);
  const withMps = new Set(
    document.model.nodes.filter((node) => node.kind === 'router' && node.mps !== undefined).map(({ id }) => id),
  );
  const near = (node: number) => [
    ...new Set(
      subnets
        .filter(({ members }) => members.some((member) => member.node === node))
        .flatMap(({ routers }: SubnetView) => routers.map((router) => router.node))
        .filter((router) => withMps.has(router)),
    ),
  ];
  return { ingress: near(found.from), egress: near(found.to) };
}
