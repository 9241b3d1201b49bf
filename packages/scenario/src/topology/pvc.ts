/** Permanent VCs laid in a model: along the shortest path through its switches, with VCIs that are free there. */

import type { Model } from '../schema/document.ts';
import type { Pvc } from '../schema/interface.ts';
import type { LinkEnd } from '../schema/link.ts';
import type { Host } from '../schema/nodes.ts';
import type { Bucket } from '../schema/primitives.ts';
import type { Route } from '../schema/switches.ts';
import type { Category } from '../schema/values.ts';
import { overOf } from '../schema/values.ts';
import { type Channel, channelAlong, FIRST_VCI, lowestFree } from './channel.ts';
import { type Hop, shortestPath } from './path.ts';

/** VCIs that one end of a link has in its tables or sends on. */
function takenAt(model: Model, end: LinkEnd, into: Set<number>): void {
  const node = model.nodes.find(({ id }) => id === end.node);
  if (node?.kind === 'host' || node?.kind === 'router')
    for (const pvc of node.pvcs) if (pvc.port === end.port) into.add(pvc.vci);
  if (node?.kind === 'switch')
    for (const route of node.routes)
      for (const side of [route.in, route.out])
        if (side.port === end.port && side.vci !== undefined) into.add(side.vci);
  if (node?.kind === 'generator')
    for (const flow of model.flows)
      if (flow.kind === 'cells' && flow.from === end.node && flow.port === end.port) into.add(flow.vci);
}

/** The path between two nodes on which only switches lie between; empty where there is none. */
export function switchedPath(model: Model, from: number, to: number): readonly Hop[] {
  const switches = new Set(model.nodes.filter((node) => node.kind === 'switch').map(({ id }) => id));
  return shortestPath(model.links, from, to, (node) => switches.has(node));
}

function layAlong(model: Model, hops: readonly Hop[], category: Category, bidirectional: boolean): Channel {
  const freeVci = (id: number): number => {
    const taken = new Set<number>();
    const link = model.links.find((candidate) => candidate.id === id);
    for (const end of link === undefined ? [] : [link.a, link.b]) takenAt(model, end, taken);
    return lowestFree(taken);
  };
  return channelAlong(hops, freeVci, category, bidirectional);
}

function withRows(model: Model, { rows }: Channel): Model {
  const added = new Map<number, Route[]>();
  for (const { node, route } of rows) added.set(node, [...(added.get(node) ?? []), route]);
  if (added.size === 0) return model;
  const nodes = model.nodes.map((node) => {
    const routes = added.get(node.id);
    return routes === undefined || node.kind !== 'switch' ? node : { ...node, routes: [...node.routes, ...routes] };
  });
  return { ...model, nodes };
}

/** An address that permanent VCs lead to: at a port rather than elsewhere. */
function addressAt(host: Host, port: number): string | undefined {
  const classical = host.interfaces.filter((entry) => overOf(entry) === 'pvc');
  return (classical.find((entry) => entry.port === port) ?? classical[0])?.ip;
}

export interface PvcTraffic {
  readonly category?: Category;
  /** Shapers of the first host's cells and of the second's; no shaping where absent. */
  readonly shapers?: readonly [readonly Bucket[], readonly Bucket[]];
}

/** A model with a permanent VC between two hosts, rows in both and in every switch between; null where no path or address is. */
export function layPvc(model: Model, a: number, b: number, traffic: PvcTraffic = {}): Model | null {
  const hops = switchedPath(model, a, b);
  const [first, last] = [hops[0], hops.at(-1)];
  const [hostA, hostB] = [a, b].map((id) => model.nodes.find((node) => node.id === id));
  if (first === undefined || last === undefined || hostA?.kind !== 'host' || hostB?.kind !== 'host') return null;
  const [ipA, ipB] = [addressAt(hostA, first.from.port), addressAt(hostB, last.to.port)];
  if (ipA === undefined || ipB === undefined) return null;
  const category = traffic.category ?? 'ubr';
  const channel = layAlong(model, hops, category, true);
  const entries = new Map<number, Pvc>();
  const entry = (port: number, vci: number | undefined, peer: string, shaper: readonly Bucket[]): Pvc => ({
    port,
    vpi: 0,
    vci: vci ?? FIRST_VCI,
    peer,
    category,
    shaper: [...shaper],
  });
  entries.set(a, entry(first.from.port, channel.vcis[0], ipB, traffic.shapers?.[0] ?? []));
  entries.set(b, entry(last.to.port, channel.vcis.at(-1), ipA, traffic.shapers?.[1] ?? []));
  const laid = withRows(model, channel);
  const nodes = laid.nodes.map((node) => {
    const pvc = entries.get(node.id);
    return pvc === undefined || node.kind !== 'host' ? node : { ...node, pvcs: [...node.pvcs, pvc] };
  });
  return { ...laid, nodes };
}

/**
 * A model with a channel from a generator to another node, in one direction or (`back`) both, and the port and VCI to send on;
 * null where there is no path.
 */
export function layCells(
  model: Model,
  from: number,
  to: number,
  category: Category = 'ubr',
  back = false,
): { readonly model: Model; readonly port: number; readonly vci: number } | null {
  const hops = switchedPath(model, from, to);
  const [first] = hops;
  if (first === undefined) return null;
  const channel = layAlong(model, hops, category, back);
  return { model: withRows(model, channel), port: first.from.port, vci: channel.vcis[0] ?? FIRST_VCI };
}
