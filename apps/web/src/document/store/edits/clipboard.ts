/** Copies: the clipboard holds a scenario of its own, so that it can be text, a file or another page's. */

import { say } from '@lanelab/messages/edits';
import {
  addresses,
  type Model,
  networks,
  type Point,
  parseScenarioText,
  type Scenario,
  shortestPath,
  Wiring,
} from '@lanelab/scenario';
import type { Edit, Selection } from '../types.ts';
import { traceOf } from './channels.ts';
import { inserted } from './insert.ts';
import { refuse } from './model.ts';
import { pruned, without } from './remove.ts';

const NO_IDS: ReadonlySet<number> = new Set();

/** Whether two devices still have what a flow between them needs: cables all along, and circuits or a LAN. */
function isServed(model: Model, from: number, to: number): boolean {
  const [a, b] = [from, to].map((id) => model.nodes.find((node) => node.id === id));
  if (shortestPath(model.links, from, to).length === 0) return false;
  if (a?.kind !== 'host' || b?.kind !== 'host') return true;
  return addresses(a, b) !== null && addresses(b, a) !== null;
}

/** A model without ELANs that nobody in it is in or serves, and without what leads to devices that are not in it. */
function withoutStrangers(model: Model): Model {
  const ids = new Set(model.nodes.map(({ id }) => id));
  const used = new Set(
    networks({ model }).elans.flatMap(({ id, members, servers }) => (members.length + servers.length > 0 ? [id] : [])),
  );
  return {
    ...model,
    elans: model.elans.filter(({ id }) => used.has(id)),
    tunnels: model.tunnels.filter(({ a, b }) => ids.has(a.node) && ids.has(b.node)),
    nodes: model.nodes.map((node) =>
      (node.kind === 'host' || node.kind === 'edge') && node.mpc?.servers !== undefined
        ? { ...node, mpc: { ...node.mpc, servers: node.mpc.servers.filter((id) => ids.has(id)) } }
        : node,
    ),
  };
}

/** A model without flows, VCs and table rows that led out of it. */
function closed(model: Model, before: Model): Model {
  const wiring = new Wiring(model);
  const had = new Wiring(before);
  const isCut = (node: number, port: number): boolean =>
    wiring.far({ node, port }) === undefined && had.far({ node, port }) !== undefined;
  const nodes = model.nodes.map((node) => {
    if (node.kind === 'host')
      return { ...node, pvcs: node.pvcs.filter((pvc) => traceOf(wiring, node.id, pvc).end !== null) };
    if (node.kind !== 'switch') return node;
    const routes = node.routes.filter((route) => !isCut(node.id, route.in.port) && !isCut(node.id, route.out.port));
    return { ...node, routes };
  });
  const after = { ...model, nodes };
  const kept = new Wiring(after);
  const flows = model.flows.filter((flow) =>
    flow.kind === 'cells'
      ? kept.follow({ ...flow, node: flow.from }).end !== null
      : flow.from === flow.to || isServed(after, flow.from, flow.to),
  );
  return { ...withoutStrangers(after), flows };
}

/** The selected devices with the links, VCs and flows among them, as a scenario; null where no device is selected. */
export function copied(scenario: Scenario, selection: Pick<Selection, 'nodes'>): Scenario | null {
  const { model } = scenario;
  const others = new Set(model.nodes.map(({ id }) => id).filter((id) => !selection.nodes.has(id)));
  if (others.size === model.nodes.length) return null;
  const part = without(scenario, { nodes: others, links: NO_IDS, flows: NO_IDS });
  return pruned({ ...part, model: closed(part.model, model), view: { title: '', question: '', notes: '' } });
}

/** As text for the system's clipboard. */
export const clipboardText = (part: Scenario): string => JSON.stringify(part);

/** What clipboard text holds; null where it is no scenario. */
export function readClipboard(text: string): Scenario | null {
  const parsed = parseScenarioText(text);
  return parsed.ok ? parsed.scenario : null;
}

/** The middle of a scenario's devices, in px. */
function middleOf({ layout, model }: Scenario): Point {
  const places = model.nodes.map(({ id }) => layout.nodes[String(id)] ?? { x: 0, y: 0 });
  if (places.length === 0) return { x: 0, y: 0 };
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** A copy with its middle at a place, renumbered; what was pasted is selected. */
export const paste =
  (part: Scenario, at: Point): Edit =>
  (scenario) => {
    if (part.model.nodes.length === 0) return refuse(say('paste.empty'));
    const middle = middleOf(part);
    const by = { x: Math.round(at.x - middle.x), y: Math.round(at.y - middle.y) };
    return inserted(scenario, part, by, say('paste.done', { count: part.model.nodes.length }));
  };

/** The selected devices once more, clear of all devices. */
export const duplicate =
  (selection: Pick<Selection, 'nodes'>): Edit =>
  (scenario) => {
    const part = copied(scenario, selection);
    if (part === null) return refuse(say('duplicate.nothing-selected'));
    const did = say('duplicate.done', { count: part.model.nodes.length });
    return inserted(scenario, part, { x: 0, y: 0 }, did);
  };
