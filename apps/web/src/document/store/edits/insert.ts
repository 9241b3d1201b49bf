/** One scenario's network put into another: new ids, names and addresses, everything inside it as it was. */

import { say } from '@lanelab/messages/edits';
import type { Flow, Link, Model, Node, Point, Scenario } from '@lanelab/scenario';
import { formatInteger } from '../../../base/format/number.ts';
import type { Change } from '../../change-text.ts';
import { addressesOf, freeAddress, freeName, namesOf, networkOf } from '../naming.ts';
import { selecting } from '../selection.ts';
import type { EditOutcome } from '../types.ts';
import { withAddresses } from './addresses.ts';
import { done, nextId, refuse } from './model.ts';
import { inBounds } from './nodes.ts';

/** The schema's limit of nodes, links, flows and changes each. */
const MAX_RECORDS = 10_000;
const MAX_NAME = 80;

type Ids = ReadonlyMap<number, number>;

/** New ids behind those in use, in the order of the old ones. */
function renumbered(records: readonly { readonly id: number }[], used: readonly { readonly id: number }[]): Ids {
  const first = nextId(used);
  const ids = records.map(({ id }) => id).toSorted((a, b) => a - b);
  return new Map(ids.map((id, index) => [id, first + index]));
}

const get = (ids: Ids, id: number): number => ids.get(id) ?? id;

/** The name itself where it is free, the next automatic one for such, else a number behind it. */
function nameFor(node: Node, taken: ReadonlySet<string>): string {
  if (!taken.has(node.name)) return node.name;
  const automatic = freeName(node.kind, taken);
  const prefix = automatic.replace(/\d+$/, '');
  if (new RegExp(`^${prefix}\\d+$`).test(node.name)) return automatic;
  const base = node.name.replace(/ \d+$/, '').slice(0, MAX_NAME - 6);
  let number = 2;
  while (taken.has(`${base} ${number}`)) number += 1;
  return `${base} ${number}`;
}

/** A part with addresses that the scenario does not have. */
function readdressed(part: Scenario, { model }: Scenario): Scenario {
  const taken = addressesOf(model);
  const own = addressesOf(part.model);
  const network = taken.size === 0 ? networkOf(part.model) : networkOf(model);
  const renamed = new Map<string, string>();
  for (const node of part.model.nodes) {
    if (node.kind !== 'host') continue;
    for (const { ip } of node.interfaces) {
      if (!taken.has(ip)) continue;
      const next = freeAddress(network, new Set([...taken, ...own]));
      taken.add(next);
      renamed.set(ip, next);
    }
  }
  return withAddresses(part, renamed);
}

function nodesOf(part: Model, ids: Ids, model: Model): Node[] {
  const taken = namesOf(model);
  return part.nodes.map((node) => {
    const name = nameFor(node, taken);
    taken.add(name);
    return { ...node, id: get(ids, node.id), name };
  });
}

function changeOf(change: Change, nodes: Ids, links: Ids, flows: Ids): Change {
  if ('link' in change) return { ...change, link: get(links, change.link) };
  if (change.kind === 'flow') return { ...change, flow: get(flows, change.flow) };
  return { ...change, node: get(nodes, change.node) };
}

const flowOf = (flow: Flow, id: number, nodes: Ids): Flow =>
  flow.kind === 'cells'
    ? { ...flow, id, from: get(nodes, flow.from) }
    : { ...flow, id, from: get(nodes, flow.from), to: get(nodes, flow.to) };

function layoutOf(part: Scenario, into: Scenario, nodes: Ids, links: Ids, by: Point): Scenario['layout'] {
  const shifted = ({ x, y }: Point): Point => inBounds({ x: x + by.x, y: y + by.y });
  const groups = renumbered(part.layout.groups, into.layout.groups);
  const places = part.model.nodes.map(({ id }) => [
    String(get(nodes, id)),
    shifted(part.layout.nodes[String(id)] ?? { x: 0, y: 0 }),
  ]);
  const bends = part.model.links.flatMap(({ id }) => {
    const bent = part.layout.links[String(id)];
    return bent === undefined ? [] : [[String(get(links, id)), { waypoints: bent.waypoints.map(shifted) }]];
  });
  return {
    nodes: { ...into.layout.nodes, ...Object.fromEntries(places) },
    links: { ...into.layout.links, ...Object.fromEntries(bends) },
    groups: [
      ...into.layout.groups,
      ...part.layout.groups.map((group) => ({
        ...group,
        id: get(groups, group.id),
        nodes: group.nodes.filter((id) => nodes.has(id)).map((id) => get(nodes, id)),
      })),
    ],
  };
}

/** A scenario with another's network in it, moved by so many px; the new devices are selected. */
export function inserted(scenario: Scenario, source: Scenario, by: Point, did: string): EditOutcome {
  const { model } = scenario;
  const part = readdressed(source, scenario);
  for (const kind of ['nodes', 'links', 'flows', 'changes'] as const)
    if (model[kind].length + part.model[kind].length > MAX_RECORDS)
      return refuse(say('insert.most', { records: kind, most: formatInteger(MAX_RECORDS) }));
  const ids = {
    nodes: renumbered(part.model.nodes, model.nodes),
    links: renumbered(part.model.links, model.links),
    flows: renumbered(part.model.flows, model.flows),
  };
  const nodes = nodesOf(part.model, ids.nodes, model);
  const links = part.model.links.map(
    (link): Link => ({
      ...link,
      id: get(ids.links, link.id),
      a: { ...link.a, node: get(ids.nodes, link.a.node) },
      b: { ...link.b, node: get(ids.nodes, link.b.node) },
    }),
  );
  const flows = part.model.flows.map((flow) => flowOf(flow, get(ids.flows, flow.id), ids.nodes));
  const changes = part.model.changes.map((change) => changeOf(change, ids.nodes, ids.links, ids.flows));
  return done(
    {
      ...scenario,
      model: {
        ...model,
        nodes: [...model.nodes, ...nodes],
        links: [...model.links, ...links],
        flows: [...model.flows, ...flows],
        changes: [...model.changes, ...changes],
      },
      layout: layoutOf(part, scenario, ids.nodes, ids.links, by),
    },
    did,
    selecting({ nodes: nodes.map(({ id }) => id), links: links.map(({ id }) => id) }),
  );
}
