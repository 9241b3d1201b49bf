/** Copies: the clipboard holds a scenario of its own, so that it can be text, a file or another page's. */

import { say } from '@lanelab/messages/edits';
import { type Model, type Point, parseScenarioText, type Scenario, Wiring } from '@lanelab/scenario';
import type { Edit, Selection } from '../types.ts';
import { traceOf } from './channels.ts';
import { inserted } from './insert.ts';
import { refuse } from './model.ts';
import { pruned, without } from './remove.ts';

/** How far a duplicate lies from its original, in px. */
const OFFSET = 40;

const NO_IDS: ReadonlySet<number> = new Set();

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
  const addresses = new Map(
    nodes.flatMap((node) => (node.kind === 'host' ? node.interfaces.map(({ ip }) => [ip, node.id] as const) : [])),
  );
  const leads = (from: number, to: number): boolean => {
    const host = kept.nodes.get(from);
    return host?.kind === 'host' && host.pvcs.some((pvc) => addresses.get(pvc.peer) === to);
  };
  const flows = model.flows.filter((flow) =>
    flow.kind === 'cells'
      ? kept.follow({ ...flow, node: flow.from }).end !== null
      : flow.from === flow.to || (leads(flow.from, flow.to) && leads(flow.to, flow.from)),
  );
  return { ...after, flows };
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

/** The selected devices once more, a little beside. */
export const duplicate =
  (selection: Pick<Selection, 'nodes'>): Edit =>
  (scenario) => {
    const part = copied(scenario, selection);
    if (part === null) return refuse(say('duplicate.nothing-selected'));
    const did = say('duplicate.done', { count: part.model.nodes.length });
    return inserted(scenario, part, { x: OFFSET, y: OFFSET }, did);
  };
