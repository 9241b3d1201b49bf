/** IP addresses given out anew. */

import type { Host, Scenario } from '@lanelab/scenario';
import { counted } from '../../../base/format/number.ts';
import { freeAddress, networkOf } from '../naming.ts';
import type { Edit } from '../types.ts';
import { done, mapById, nameOf, nodeOf, refuse } from './model.ts';

/** A scenario with other addresses for some of those that hosts have, VCs to them included. */
export function withAddresses(scenario: Scenario, renamed: ReadonlyMap<string, string>): Scenario {
  const { model } = scenario;
  const nodes = model.nodes.map((node) => {
    if (node.kind !== 'host') return node;
    const of = (ip: string): string => renamed.get(ip) ?? ip;
    return {
      ...node,
      interfaces: node.interfaces.map((entry) => ({ ...entry, ip: of(entry.ip) })),
      pvcs: node.pvcs.map((pvc) => ({ ...pvc, peer: of(pvc.peer) })),
    };
  });
  return { ...scenario, model: { ...model, nodes } };
}

/** All interfaces numbered from .1 on, by node id, in the network of the first host. */
export const renumberAddresses: Edit = (scenario) => {
  const { model } = scenario;
  const hosts = model.nodes.filter((node): node is Host => node.kind === 'host').toSorted((a, b) => a.id - b.id);
  const interfaces = hosts.flatMap((host) => host.interfaces);
  if (interfaces.length === 0) return refuse('No host has an address yet; connect one first.');
  if (new Set(interfaces.map(({ ip }) => ip)).size < interfaces.length)
    return refuse(
      'Two hosts have the same address, so VCs to it are ambiguous; give one of them another address first.',
    );
  const network = networkOf(model);
  const taken = new Set<string>();
  const renamed = new Map<string, string>();
  for (const { ip } of interfaces) {
    const next = freeAddress(network, taken);
    taken.add(next);
    renamed.set(ip, next);
  }
  return done(withAddresses(scenario, renamed), `Renumbered ${counted(interfaces.length, 'address', 'addresses')}`);
};

/** A free address for one interface; VCs to the old one stay with whoever else has it, or follow where nobody has. */
export const giveFreeAddress =
  (id: number, port: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const node = nodeOf(model, id);
    if (node?.kind !== 'host') return refuse(`${nameOf(model, id)} is no host, so it has no address; choose a host.`);
    const old = node.interfaces.find((entry) => entry.port === port);
    if (old === undefined) return refuse(`Port ${port} of ${node.name} has no address; choose another.`);
    const all = model.nodes.flatMap((other) => (other.kind === 'host' ? other.interfaces : []));
    const ip = freeAddress(networkOf(model), new Set(all.map((entry) => entry.ip)));
    const isAlone = all.filter((entry) => entry.ip === old.ip).length === 1;
    const did = `Gave ${node.name} the address ${ip}`;
    if (isAlone) return done(withAddresses(scenario, new Map([[old.ip, ip]])), did);
    const interfaces = node.interfaces.map((entry) => (entry === old ? { ...entry, ip } : entry));
    const nodes = mapById(model.nodes, new Set([id]), () => ({ ...node, interfaces }));
    return done({ ...scenario, model: { ...model, nodes } }, did);
  };
