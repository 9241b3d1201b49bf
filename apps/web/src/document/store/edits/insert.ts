/** One scenario's network put into another: new ids, names and addresses, everything inside it as it was. */

import { say } from '@lanelab/messages/edits';
import type { Model, Point, Scenario } from '@lanelab/scenario';
import { formatInteger } from '../../../base/format/number.ts';
import { selecting } from '../selection.ts';
import type { EditOutcome } from '../types.ts';
import { clearOf } from './clear-place.ts';
import { done, refuse } from './model.ts';
import { withNewAddresses } from './new-addresses.ts';
import { inBounds } from './nodes.ts';
import { idsBehind, type NewIds, newId, renumbered, sharedElans } from './renumber.ts';

/** The schema's limit of nodes, links, flows and changes each. */
const MAX_RECORDS = 10_000;

/** Drawing of a network in another document, its bends and groups included, moved by so many px. */
function layoutOf(part: Scenario, into: Scenario, { nodes, links }: NewIds, by: Point): Scenario['layout'] {
  const shifted = ({ x, y }: Point): Point => inBounds({ x: x + by.x, y: y + by.y });
  const groups = idsBehind(part.layout.groups, into.layout.groups);
  const places = part.model.nodes.map(({ id }) => [
    String(newId(nodes, id)),
    shifted(part.layout.nodes[String(id)] ?? { x: 0, y: 0 }),
  ]);
  const bends = part.model.links.flatMap(({ id }) => {
    const bent = part.layout.links[String(id)];
    return bent === undefined ? [] : [[String(newId(links, id)), { waypoints: bent.waypoints.map(shifted) }]];
  });
  return {
    nodes: { ...into.layout.nodes, ...Object.fromEntries(places) },
    links: { ...into.layout.links, ...Object.fromEntries(bends) },
    groups: [
      ...into.layout.groups,
      ...part.layout.groups.map((group) => ({
        ...group,
        id: newId(groups, group.id),
        nodes: group.nodes.filter((id) => nodes.has(id)).map((id) => newId(nodes, id)),
      })),
    ],
  };
}

/** Flows whose results are wanted: those of both networks. */
function measuredFlows(model: Model, part: Model, ids: NewIds): Model['measure']['flows'] {
  const wanted = part.measure.flows === 'all' ? part.flows.map(({ id }) => id) : part.measure.flows;
  if (model.measure.flows === 'all') return 'all';
  return [...model.measure.flows, ...wanted.map((id) => newId(ids.flows, id))];
}

/** A scenario with another's network in it, moved by so many px and clear of its devices; the new devices are selected. */
export function inserted(scenario: Scenario, part: Scenario, by: Point, did: string): EditOutcome {
  const { model } = scenario;
  for (const kind of ['nodes', 'links', 'flows', 'changes'] as const)
    if (model[kind].length + part.model[kind].length > MAX_RECORDS)
      return refuse(say('insert.most', { records: kind, most: formatInteger(MAX_RECORDS) }));
  const known = new Set(sharedElans(part.model, model).keys());
  const { ids, model: added } = renumbered(withNewAddresses(part.model, model, known), model);
  const joined: Model = {
    ...model,
    nodes: [...model.nodes, ...added.nodes],
    links: [...model.links, ...added.links],
    elans: [...model.elans, ...added.elans],
    tunnels: [...model.tunnels, ...added.tunnels],
    flows: [...model.flows, ...added.flows],
    changes: [...model.changes, ...added.changes],
    measure: { ...model.measure, flows: measuredFlows(model, part.model, ids) },
  };
  return done(
    {
      ...scenario,
      model: joined,
      layout: layoutOf(part, scenario, ids, clearOf(scenario, part, by)),
    },
    did,
    selecting({ nodes: added.nodes.map(({ id }) => id), links: added.links.map(({ id }) => id) }),
  );
}
