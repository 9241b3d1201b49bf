/** Permanent VCs as links come and go: laid again where another path exists, kept for a flow that waits for one, else removed. */

import {
  addresses,
  type Flow,
  type Host,
  layCells,
  layPvc,
  type Model,
  overOf,
  type Pvc,
  type Trace,
  Wiring,
} from '@lanelab/scenario';
import { type Row, withRulesOf } from './row-rules.ts';

type CellsFlow = Extract<Flow, { kind: 'cells' }>;

const pairKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

export const traceOf = (wiring: Wiring, host: number, pvc: Pvc): Trace => wiring.follow({ ...pvc, node: host });

export const traceOfCells = (wiring: Wiring, flow: CellsFlow): Trace => wiring.follow({ ...flow, node: flow.from });

/** Hosts by each of their addresses. */
function hostsByAddress(model: Model): Map<string, Host> {
  const hosts = new Map<string, Host>();
  for (const node of model.nodes) if (node.kind === 'host') for (const { ip } of node.interfaces) hosts.set(ip, node);
  return hosts;
}

/** A model without these table rows and PVC entries, which are told apart as objects. */
export function withoutRecords(model: Model, dead: ReadonlySet<object>): Model {
  if (dead.size === 0) return model;
  const nodes = model.nodes.map((node) => {
    if (node.kind === 'host' && node.pvcs.some((pvc) => dead.has(pvc)))
      return { ...node, pvcs: node.pvcs.filter((pvc) => !dead.has(pvc)) };
    if (node.kind === 'switch' && node.routes.some((route) => dead.has(route)))
      return { ...node, routes: node.routes.filter((route) => !dead.has(route)) };
    return node;
  });
  return { ...model, nodes };
}

/** Both directions of the PVC between two hosts as they stand in a model. */
interface Pair {
  readonly a: number;
  readonly b: number;
  readonly entries: (Pvc | undefined)[];
  /** Rows on the way from `a` to `b`, and on the way back. */
  readonly rows: readonly [Row[], Row[]];
  readonly records: Set<object>;
}

function pairsOf(model: Model, wiring: Wiring, isWanted: (trace: Trace, key: string) => boolean): readonly Pair[] {
  const owners = hostsByAddress(model);
  const wanted = new Set<string>();
  const pairs = new Map<string, Pair>();
  for (const host of model.nodes) {
    if (host.kind !== 'host') continue;
    for (const pvc of host.pvcs) {
      const peer = owners.get(pvc.peer);
      if (peer === undefined || peer.id === host.id) continue;
      const key = pairKey(host.id, peer.id);
      const trace = traceOf(wiring, host.id, pvc);
      if (isWanted(trace, key)) wanted.add(key);
      const [a, b] = [Math.min(host.id, peer.id), Math.max(host.id, peer.id)];
      const pair = pairs.get(key) ?? { a, b, entries: [undefined, undefined], rows: [[], []], records: new Set() };
      pairs.set(key, pair);
      pair.entries[host.id === a ? 0 : 1] ??= pvc;
      pair.records.add(pvc);
      const [there, back] = host.id === a ? pair.rows : pair.rows.toReversed();
      for (const row of trace.rows) {
        there?.push(row);
        // The other direction may not get here from its own end while a cable is missing.
        const mirror = wiring.mirror(row.node, row.route);
        if (mirror !== undefined) back?.unshift({ node: row.node, route: mirror });
      }
      for (const { route } of pair.rows.flat()) pair.records.add(route);
    }
  }
  return [...pairs].filter(([key]) => wanted.has(key)).map(([, pair]) => pair);
}

/** The PVC of a pair laid again, as it was except for its path; null where there is no path. */
function laidAgain(model: Model, { a, b, entries, rows, records }: Pair): Model | null {
  const [own, other] = entries;
  const category = (own ?? other)?.category;
  const laid = layPvc(withoutRecords(model, records), a, b, {
    ...(category === undefined ? {} : { category }),
    shapers: [own?.shaper ?? [], other?.shaper ?? []],
  });
  return laid === null
    ? null
    : [a, b].reduce((current, from, at) => withRulesOf(rows[at] ?? [], lastLaid(laid, from), current), laid);
}

/** Rows of the circuit that a host was given last, on the way from it. */
function lastLaid(model: Model, id: number): readonly Row[] {
  const host = model.nodes.find((node) => node.id === id);
  const pvc = host?.kind === 'host' ? host.pvcs.at(-1) : undefined;
  return pvc === undefined ? [] : traceOf(new Wiring(model), id, pvc).rows;
}

const flowPairs = (model: Model): ReadonlySet<string> =>
  new Set(model.flows.flatMap((flow) => (flow.kind === 'cells' ? [] : [pairKey(flow.from, flow.to)])));

/** Flows of cells sent along new paths; `to` as it was before, by flow. */
function rerouteCells(model: Model, before: Model, wiring: Wiring, gone: ReadonlySet<number>): Model {
  let current = model;
  for (const flow of before.flows) {
    if (flow.kind !== 'cells') continue;
    const trace = traceOfCells(wiring, flow);
    if (trace.end === null || !trace.links.some((link) => gone.has(link))) continue;
    const back = flow.abr !== undefined;
    const mirrors = back ? trace.rows.map(({ node, route }) => wiring.mirror(node, route)) : [];
    const rows = new Set<object>([
      ...trace.rows.map(({ route }) => route),
      ...mirrors.filter((row) => row !== undefined),
    ]);
    if (!current.flows.includes(flow)) {
      current = withoutRecords(current, rows);
      continue;
    }
    const laid = layCells(withoutRecords(current, rows), flow.from, trace.end.node, flow.category, back);
    if (laid === null) continue;
    const moved = { ...flow, port: laid.port, vpi: 0, vci: laid.vci };
    const after = new Wiring(laid.model);
    const path = traceOfCells(after, moved).rows;
    current = withRulesOf(trace.rows, path, laid.model);
    current = { ...current, flows: current.flows.map((other) => (other === flow ? moved : other)) };
  }
  return current;
}

/** What removing links did to the VCs over them: `after` is `before` without some links, and perhaps without nodes and flows. */
export function repairChannels(before: Model, after: Model): Model {
  const left = new Set(after.links.map(({ id }) => id));
  const gone = new Set(before.links.map(({ id }) => id).filter((id) => !left.has(id)));
  const nodes = new Set(after.nodes.map(({ id }) => id));
  const wiring = new Wiring(before);
  const needed = flowPairs(after);
  let current = after;
  for (const pair of pairsOf(before, wiring, (trace, key) => {
    const [a, b] = key.split('-').map(Number);
    return trace.links.some((link) => gone.has(link)) || !nodes.has(a ?? 0) || !nodes.has(b ?? 0);
  })) {
    const bothThere = nodes.has(pair.a) && nodes.has(pair.b);
    const again = bothThere ? laidAgain(current, pair) : null;
    if (again !== null) current = again;
    else if (!bothThere || !needed.has(pairKey(pair.a, pair.b))) current = withoutRecords(current, pair.records);
  }
  return rerouteCells(current, before, wiring, gone);
}

/** Lays the PVCs of flows whose own lead nowhere, where there is a path now. */
export function restoreChannels(model: Model): Model {
  const wiring = new Wiring(model);
  const needed = flowPairs(model);
  let current = model;
  for (const pair of pairsOf(model, wiring, (trace, key) => trace.end === null && needed.has(key)))
    current = laidAgain(current, pair) ?? current;
  return current;
}

/** Is there a PVC from one host to another? */
export function hasPvc(model: Model, from: number, to: number): boolean {
  const [sender, receiver] = [from, to].map((id) => model.nodes.find((node) => node.id === id));
  if (sender?.kind !== 'host' || receiver?.kind !== 'host') return false;
  const known = new Set(receiver.interfaces.map(({ ip }) => ip));
  return sender.pvcs.some((pvc) => known.has(pvc.peer));
}

/** Whether both hosts have interfaces that need no permanent VC, with a path between them. */
function areNetworked(model: Model, a: number, b: number): boolean {
  const [from, to] = [a, b].map((id) => model.nodes.find((node) => node.id === id));
  if (from?.kind !== 'host' || to?.kind !== 'host') return false;
  const isNetworked = ({ interfaces }: Host) => interfaces.some((entry) => overOf(entry) !== 'pvc');
  return isNetworked(from) && isNetworked(to) && addresses(from, to) !== null && addresses(to, from) !== null;
}

/** A model with a PVC between two hosts that need one, replacing what is left of an older one; null where there is no path. */
export function withPvc(model: Model, a: number, b: number): Model | null {
  if (hasPvc(model, a, b) && hasPvc(model, b, a)) return model;
  return areNetworked(model, a, b) ? model : withNewPvc(model, a, b);
}

/** A model with a PVC between two hosts laid again, whatever is there; null where there is no path. */
export function withNewPvc(model: Model, a: number, b: number): Model | null {
  const key = pairKey(a, b);
  const [pair] = pairsOf(model, new Wiring(model), (_, own) => own === key);
  return pair === undefined ? layPvc(model, a, b) : laidAgain(model, pair);
}
