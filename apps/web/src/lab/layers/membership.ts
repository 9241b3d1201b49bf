/** Emulated LANs and subnets with what the run says of them: who has joined, who serves, which routers lead where. */
import { type ElanView, networks, type Scenario, type SubnetView } from '@lanelab/scenario';
import { layerPhrases } from '../../base/words/layer-words.ts';
import type { DeviceState } from '../../playback/run/types.ts';

type Document = Pick<Scenario, 'model'>;

export interface ElanNow extends ElanView {
  /** Nodes of members and servers, each once. */
  readonly nodes: readonly number[];
  /** LECs of its members that have joined; null where no run says so. */
  readonly joined: number | null;
}

/** A device's clients in the order of the document stand in its states in the same order. */
function hasJoined(states: readonly DeviceState[], document: Document, { node }: { node: number }, elan: number) {
  const lecs = states.find((one) => one.node === node)?.states.filter(({ part }) => part === 'LEC') ?? [];
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

/** “3 of 4 joined · LES/BUS on West”. */
export function elanNote({ members, joined, servers }: ElanNow, nameOf: (node: number) => string): string {
  const parts = [
    joined === null ? layerPhrases.members(members.length) : layerPhrases.joined(joined, members.length),
    servers.length === 0 ? layerPhrases.noServer : layerPhrases.servedBy(servers.map(nameOf).join(', ')),
  ];
  return parts.join(' · ');
}

/** Routers with an MPS that a flow enters and leaves by. */
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
