/** Removing devices, links and flows, and whatever hangs on them. */

import { say } from '@lanelab/messages/edits';
import { type Layout, type Model, type Scenario, Wiring } from '@lanelab/scenario';
import { countsText } from '../counts-text.ts';
import { NOTHING } from '../selection.ts';
import type { Edit, Selection } from '../types.ts';
import { repairChannels, traceOfCells } from './channels.ts';
import { groupsWithout } from './groups.ts';
import { done, nameOf, refuse } from './model.ts';

type Change = Model['changes'][number];

/** Does a change mean something that is there? */
function stands(change: Change, model: Model): boolean {
  if ('link' in change) return model.links.some(({ id }) => id === change.link);
  if (change.kind === 'flow') return model.flows.some(({ id }) => id === change.flow);
  const node = model.nodes.find(({ id }) => id === change.node);
  if (node === undefined) return false;
  if ('port' in change) return node.ports.some(({ id }) => id === change.port);
  if (change.kind !== 'policer') return true;
  const { port, vpi, vci } = change.in;
  return (
    node.kind === 'switch' &&
    node.routes.some(
      (route) => route.in.port === port && route.in.vpi === vpi && route.in.vci === vci && route.policer !== undefined,
    )
  );
}

const keep = <T>(record: Readonly<Record<string, T>>, ids: ReadonlySet<number>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => ids.has(Number(id))));

function prunedLayout(layout: Layout, model: Model): Layout {
  const nodes = new Set(model.nodes.map(({ id }) => id));
  return {
    nodes: keep(layout.nodes, nodes),
    groups: groupsWithout(layout.groups, (node) => !nodes.has(node)),
    links: keep(layout.links, new Set(model.links.map(({ id }) => id))),
  };
}

/** A document without what means nothing any more: changes, measured flows, positions, groups. */
export function pruned(scenario: Scenario): Scenario {
  const { model } = scenario;
  const flows = new Set(model.flows.map(({ id }) => id));
  const measured = model.measure.flows === 'all' ? 'all' : model.measure.flows.filter((id) => flows.has(id));
  return {
    ...scenario,
    model: {
      ...model,
      changes: model.changes.filter((change) => stands(change, model)),
      measure: { ...model.measure, flows: measured === 'all' || measured.length === 0 ? 'all' : measured },
    },
    layout: prunedLayout(scenario.layout, model),
  };
}

/** A document without some links; VCs over them take another path where there is one. */
export function withoutLinks(scenario: Scenario, ids: ReadonlySet<number>): Scenario {
  const { model } = scenario;
  const after = { ...model, links: model.links.filter(({ id }) => !ids.has(id)) };
  return pruned({ ...scenario, model: repairChannels(model, after) });
}

/** Flows that begin or end at one of these nodes. */
function flowsAt(model: Model, nodes: ReadonlySet<number>): ReadonlySet<number> {
  const wiring = new Wiring(model);
  const hangs = (flow: Model['flows'][number]): boolean =>
    nodes.has(flow.from) ||
    (flow.kind === 'relay' && flow.receivers.some((receiver) => nodes.has(receiver))) ||
    nodes.has(flow.kind === 'cells' ? (traceOfCells(wiring, flow).end?.node ?? 0) : flow.to);
  return new Set(model.flows.filter((flow) => hangs(flow)).map(({ id }) => id));
}

/** A document without what is selected, and without what cannot be without it. */
export function without(scenario: Scenario, selection: Selection): Scenario {
  const { model } = scenario;
  const lost = flowsAt(model, selection.nodes);
  const after = {
    ...model,
    nodes: model.nodes.filter(({ id }) => !selection.nodes.has(id)),
    links: model.links.filter(
      ({ id, a, b }) => !selection.links.has(id) && !selection.nodes.has(a.node) && !selection.nodes.has(b.node),
    ),
    flows: model.flows.filter(({ id }) => !selection.flows.has(id) && !lost.has(id)),
  };
  return pruned({ ...scenario, model: repairChannels(model, after) });
}

/** `H1`, or `2 devices, 1 link`. */
function described(model: Model, { nodes, links, flows }: Selection): string {
  const [node] = nodes;
  if (nodes.size === 1 && links.size + flows.size === 0 && node !== undefined) return nameOf(model, node);
  return countsText({ devices: nodes.size, links: links.size, flows: flows.size });
}

/** Removes what is selected: a device takes its links and flows with it. */
export const removeSelection =
  (selection: Selection): Edit =>
  (scenario) => {
    const { model } = scenario;
    const there = (chosen: ReadonlySet<number>, records: readonly { readonly id: number }[]) =>
      new Set(records.map(({ id }) => id).filter((id) => chosen.has(id)));
    const chosen = {
      nodes: there(selection.nodes, model.nodes),
      links: there(selection.links, model.links),
      flows: there(selection.flows, model.flows),
    };
    if (chosen.nodes.size + chosen.links.size + chosen.flows.size === 0) return refuse(say('remove.nothing-selected'));
    return done(without(scenario, chosen), say('remove.done', { what: described(model, chosen) }), NOTHING);
  };

/** Removes one flow; the PVC that it used stays. */
export const removeFlow = (id: number): Edit =>
  removeSelection({ nodes: new Set(), links: new Set(), flows: new Set([id]) });
