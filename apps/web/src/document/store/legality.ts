/** Which devices may be joined, how, and why not. */

import { say } from '@lanelab/messages/edits';
import { isEthernet, type Model, type Node, type Phy, type Scenario } from '@lanelab/scenario';
import { formatInteger } from '../../base/format/number.ts';
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
  if (from === undefined || to === undefined) return { ok: false, why: say('device.gone') };
  if (a === b) return { ok: false, why: say('link.itself', { device: from.name }) };
  if (model.links.length >= MAX_LINKS) return { ok: false, why: say('link.most', { most: formatInteger(MAX_LINKS) }) };
  for (const node of [from, to])
    if (nextPort(model, node) === null) {
      const most = deviceOf(node.kind).maxPorts;
      return { ok: false, why: say('link.ports-taken', { device: node.name, kind: node.kind, most }) };
    }
  const theirs = new Set<Phy>(deviceOf(to.kind).phys);
  const phys = deviceOf(from.kind).phys.filter((phy) => theirs.has(phy));
  // An edge device leads from Ethernet to ATM: what is no switch stands on its Ethernet side.
  const isBehindEdge =
    [from, to].some(({ kind }) => kind === 'edge') && ![from, to].some(({ kind }) => kind === 'switch');
  const phy = (isBehindEdge ? phys.find(isEthernet) : undefined) ?? phys[0];
  if (phy === undefined) return { ok: false, why: say('link.no-common-phy', { from: from.name, to: to.name }) };
  return { ok: true, phy, phys };
}

/** Every device that a link from one may lead to. */
export function legalTargets(scenario: Scenario, from: number): ReadonlySet<number> {
  return new Set(scenario.model.nodes.map(({ id }) => id).filter((id) => connection(scenario, from, id).ok));
}
