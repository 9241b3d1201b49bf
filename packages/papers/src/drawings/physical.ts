/** As a network is cabled: switches on a ring in the middle, all others around them, each beside its own switch. */

import type { ChartDrawing, DrawingEdge, DrawingNode } from '@lanelab/charts';
import { decimal } from '@lanelab/messages';
import type { Model, Node, Phy } from '@lanelab/scenario';
import { deviceAt, idOf } from './parts.ts';
import { over, STEP } from './rows.ts';

const RATES: Readonly<Record<Phy, string>> = {
  oc3c: '155 Mb/s',
  oc12c: '622 Mb/s',
  ds3: '45 Mb/s',
  e3: '34 Mb/s',
  atm25: `${decimal('25.6')} Mb/s`,
  'atm25-ideal': `${decimal('25.6')} Mb/s`,
  eth10: '10 Mb/s',
  eth100: '100 Mb/s',
};

/** Pages are wider than high. */
const STRETCH = 1.5;

/** What stands in the middle: switches, in networks without any the next kind that joins others. */
function coreOf({ nodes }: Model): readonly Node[] {
  for (const kind of ['switch', 'hub', 'edge', 'router'] as const) {
    const found = nodes.filter((node) => node.kind === kind);
    if (found.length > 0) return found;
  }
  return nodes;
}

function neighboursOf({ nodes, links }: Model): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>(nodes.map(({ id }) => [id, []]));
  for (const { a, b } of links) {
    found.get(a.node)?.push(b.node);
    found.get(b.node)?.push(a.node);
  }
  return found;
}

/** The ring's order: each next to the one that it has most links with. */
function around(core: readonly Node[], neighbours: ReadonlyMap<number, readonly number[]>): readonly number[] {
  const left = new Set(core.map(({ id }) => id));
  const order: number[] = [];
  const linksTo = (id: number) => neighbours.get(id)?.filter((other) => other === order.at(-1)).length ?? 0;
  while (left.size > 0) {
    const next = [...left].reduce((best, id) => (linksTo(id) > linksTo(best) ? id : best));
    left.delete(next);
    order.push(next);
  }
  return order;
}

interface Branch {
  readonly id: number;
  readonly children: Branch[];
}

/** Every device under the one that it is reached over first, from the core outward. */
function branches(roots: readonly number[], neighbours: ReadonlyMap<number, readonly number[]>): readonly Branch[] {
  const trees = roots.map((id): Branch => ({ id, children: [] }));
  const seen = new Set(roots);
  for (let ring: readonly Branch[] = trees; ring.length > 0; ) {
    const next: Branch[] = [];
    for (const branch of ring)
      for (const id of neighbours.get(branch.id) ?? []) {
        if (seen.has(id)) continue;
        seen.add(id);
        const child: Branch = { id, children: [] };
        branch.children.push(child);
        next.push(child);
      }
    ring = next;
  }
  return trees;
}

const leaves = ({ children }: Branch): number =>
  children.length === 0 ? 1 : children.reduce((sum, child) => sum + leaves(child), 0);

export function physicalView(model: Model): ChartDrawing {
  const neighbours = neighboursOf(model);
  const trees = branches(around(coreOf(model), neighbours), neighbours);
  const at = new Map<number, { readonly x: number; readonly y: number }>();
  // Rings wide enough for what stands on them.
  const pitch = Math.max(1, trees.reduce((sum, tree) => sum + leaves(tree), 0) / 12) * STEP;
  const inner = trees.length > 1 ? pitch * Math.max(1, trees.length / 5) : 0;

  const rootOf = new Map<number, number>();
  const depthOf = new Map<number, number>();

  function place(branch: Branch, depth: number, root: number, from: number, to: number): void {
    rootOf.set(branch.id, root);
    depthOf.set(branch.id, depth);
    const radius = inner + depth * pitch;
    const angle = (from + to) / 2;
    at.set(branch.id, { x: STRETCH * radius * Math.cos(angle), y: radius * Math.sin(angle) });
    const share = (to - from) / Math.max(1, leaves(branch));
    let begin = from;
    for (const child of branch.children) {
      const end = begin + share * leaves(child);
      place(child, depth + 1, root, begin, end);
      begin = end;
    }
  }

  const weights = trees.map((tree) => 1 + (tree.children.length === 0 ? 0 : leaves(tree)));
  const slice =
    (2 * Math.PI) /
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
  // The first one looks to the left.
  let begin = Math.PI - (slice * (weights[0] ?? 0)) / 2;
  trees.forEach((tree, index) => {
    const end = begin + slice * (weights[index] ?? 0);
    place(tree, 0, tree.id, begin, end);
    begin = end;
  });

  const row = () => Math.max(0, ...[...at.values()].map(({ y }) => y)) + STEP;
  // A device that joins two parts of the network stands below both, where it blocks neither; the farthest out goes first.
  const joining: number[] = [];
  for (const id of [...depthOf.keys()].toSorted((x, y) => (depthOf.get(y) ?? 0) - (depthOf.get(x) ?? 0))) {
    const near = neighbours.get(id) ?? [];
    const parts = new Set(near.map((other) => rootOf.get(other)));
    if (parts.size > 1 && depthOf.get(id) !== 0 && !near.some((other) => joining.includes(other))) joining.push(id);
  }
  const alone = model.nodes.flatMap(({ id }) => (at.has(id) ? [] : [id]));
  for (const ids of [joining, alone]) {
    const y = row();
    const places = over(ids, (id) => (neighbours.get(id) ?? []).map((other) => at.get(other)?.x));
    for (const [id, x] of places) at.set(id, { x, y });
  }
  return {
    view: 'physical',
    nodes: drawn(model, at),
    edges: model.links.map((link) => cable(model, link)),
    groups: [],
  };
}

function drawn(
  model: Model,
  at: ReadonlyMap<number, { readonly x: number; readonly y: number }>,
): readonly DrawingNode[] {
  return model.nodes.flatMap((node) => {
    const place = at.get(node.id);
    return place === undefined ? [] : [deviceAt(node, place.x, place.y)];
  });
}

function cable({ nodes }: Model, { a, b }: Model['links'][number]): DrawingEdge {
  const phy = [a, b].map(
    (end) => nodes.find(({ id }) => id === end.node)?.ports.find(({ id }) => id === end.port)?.phy,
  );
  const [rate] = phy.filter((entry) => entry !== undefined);
  return { a: idOf(a.node), b: idOf(b.node), kind: 'cable', label: rate === undefined ? '' : RATES[rate] };
}
