/** Which devices may be joined, how, and why not. */

import { isEthernet, type Model, type Node, type Phy, type Scenario } from '@lanelab/scenario';
import { deviceOf } from '../devices/registry.ts';
import type { Connection } from './types.ts';

const MAX_LINKS = 10_000;

/** Ports of a node that are on a link. */
function usedPorts(model: Model, node: number): Set<number> {
  const used = new Set<number>();
  for (const { a, b } of model.links) for (const end of [a, b]) if (end.node === node) used.add(end.port);
  return used;
}

/** The port that the next link of a node takes: its lowest free one, or a new one; null where it has no more. */
export function nextPort(model: Model, node: Node): { readonly port: number; readonly isNew: boolean } | null {
  const used = usedPorts(model, node.id);
  const free = node.ports.map(({ id }) => id).filter((id) => !used.has(id));
  if (free.length > 0) return { port: Math.min(...free), isNew: false };
  if (node.ports.length >= deviceOf(node.kind).maxPorts) return null;
  const ids = new Set(node.ports.map(({ id }) => id));
  let port = 1;
  while (ids.has(port)) port += 1;
  return { port, isNew: true };
}

/** May these two be joined, and by which PHYs? */
export function connection(scenario: Scenario, a: number, b: number): Connection {
  const { model } = scenario;
  const [from, to] = [a, b].map((id) => model.nodes.find((node) => node.id === id));
  if (from === undefined || to === undefined)
    return { ok: false, why: `There is no device ${from === undefined ? a : b}; choose another.` };
  if (a === b) return { ok: false, why: `A link joins two devices; choose another than ${from.name}.` };
  if (model.links.length >= MAX_LINKS)
    return { ok: false, why: `There are ${MAX_LINKS} links, the most that a scenario holds; remove one first.` };
  for (const node of [from, to])
    if (nextPort(model, node) === null) {
      const { word, maxPorts } = deviceOf(node.kind);
      return {
        ok: false,
        why: `${node.name} has ${maxPorts} ports, the most that a ${word} can have, and all are taken; remove a link of it.`,
      };
    }
  const theirs = new Set<Phy>(deviceOf(to.kind).phys);
  const phys = deviceOf(from.kind).phys.filter((phy) => theirs.has(phy));
  // An edge device leads from Ethernet to ATM: what is no switch stands on its Ethernet side.
  const isBehindEdge =
    [from, to].some(({ kind }) => kind === 'edge') && ![from, to].some(({ kind }) => kind === 'switch');
  const phy = (isBehindEdge ? phys.find(isEthernet) : undefined) ?? phys[0];
  if (phy === undefined)
    return { ok: false, why: `${from.name} and ${to.name} have no PHY in common; put a device between them.` };
  return { ok: true, phy, phys };
}

/** Every device that a link from one may lead to. */
export function legalTargets(scenario: Scenario, from: number): ReadonlySet<number> {
  return new Set(scenario.model.nodes.map(({ id }) => id).filter((id) => connection(scenario, from, id).ok));
}
