/** One text for each meaning: canonical JSON and the hashes that name models and documents. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Model, Node, Scenario } from './schema/document.ts';
import type { Host } from './schema/nodes.ts';
import { CATEGORIES, defaultQueue, linkDelayPs } from './schema/values.ts';

/** JSON with sorted keys and no white space. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  return JSON.stringify(Object.is(value, -0) ? 0 : value);
}

const byId = <T extends { readonly id: number }>(items: readonly T[]): T[] => items.toSorted((a, b) => a.id - b.id);

/** Sorts by a list of numbers each. */
const byNumbers = <T>(items: readonly T[], keys: (item: T) => readonly number[]): T[] =>
  items.toSorted((a, b) => {
    const [x, y] = [keys(a), keys(b)];
    for (let i = 0; i < x.length; i += 1) {
      const order = (x[i] ?? 0) - (y[i] ?? 0);
      if (order !== 0) return order;
    }
    return 0;
  });

/** Interfaces in the order of their ports; those that share one stay as they stand, for the first of them counts. */
const byPort = <T extends { readonly port: number }>(items: readonly T[]): T[] =>
  byNumbers(items, ({ port }) => [port]);
const byLabel = (pvcs: Host['pvcs']) => byNumbers(pvcs, (pvc) => [pvc.port, pvc.vpi, pvc.vci]);

function canonicalNode(node: Node): Node {
  switch (node.kind) {
    case 'host':
    case 'router':
      return { ...node, ports: byId(node.ports), interfaces: byPort(node.interfaces), pvcs: byLabel(node.pvcs) };
    case 'switch':
      return {
        ...node,
        ports: byId(node.ports).map((port) => ({
          ...port,
          queues: Object.fromEntries(CATEGORIES.map((category) => [category, port.queues[category] ?? defaultQueue()])),
        })),
        routes: byNumbers(node.routes, (route) => [route.in.port, route.in.vpi, route.in.vci ?? -1]),
      };
    case 'edge':
    case 'generator':
    case 'server':
    case 'hub':
      return { ...node, ports: byId(node.ports) };
  }
}

/** The model with every list that has no order of its own sorted, and every default explicit but those of keys that version 3 added: they are absent. */
export function canonicalModel(model: Model): Model {
  const { flows } = model.measure;
  return {
    ...model,
    nodes: byId(model.nodes).map((node) => canonicalNode(node)),
    links: byId(model.links).map(({ id, a, b, ...link }) => ({ id, a, b, delayPs: linkDelayPs(link) })),
    elans: byId(model.elans),
    tunnels: byId(model.tunnels),
    flows: byId(model.flows),
    measure: { ...model.measure, flows: flows === 'all' ? flows : flows.toSorted((a, b) => a - b) },
  };
}

const hash = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));

/** Names what a run depends on, 64 hex digits. Node names are left out: nothing computed depends on them. */
export function modelHash(model: Model): string {
  const { elans, tunnels, ...canonical } = canonicalModel(model);
  return hash({
    ...canonical,
    // A model without them has the name that it had before they were known.
    ...(elans.length === 0 ? {} : { elans }),
    ...(tunnels.length === 0 ? {} : { tunnels }),
    nodes: canonical.nodes.map((node) => ({ ...node, name: undefined })),
  });
}

/** Names a whole document, layout, view and names included. */
export function documentHash(scenario: Scenario): string {
  const { branches } = scenario;
  return hash({
    ...scenario,
    model: canonicalModel(scenario.model),
    branches: branches?.map(({ kept, ...branch }) => ({
      ...branch,
      kept: kept === undefined ? undefined : { ...kept, model: canonicalModel(kept.model) },
    })),
  });
}
