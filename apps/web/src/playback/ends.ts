/** The directions of a scenario's links: who sends, how long a cell or a bit is on the wire, and how long it is under way. */
import { BIT_TIMES_PS, CELL_TIMES_PS, LINK_DIRECTIONS, linkEndName } from '@lanelab/engine';
import { linkDelayPs, type Scenario } from '@lanelab/scenario';
import type { LinkEnd } from './types.ts';

type Model = Scenario['model'];

/** Delay of what leaves at an instant, scheduled changes of it included. */
function delays(model: Model, link: Model['links'][number]): (timePs: number) => number {
  const first = linkDelayPs(link);
  const later = model.changes
    .filter((change) => change.kind === 'link-delay')
    .filter((change) => change.link === link.id)
    .toSorted((one, other) => one.atPs - other.atPs);
  if (later.length === 0) return () => first;
  return (timePs) => later.findLast((change) => change.atPs <= timePs)?.delayPs ?? first;
}

/** Whether a link is up at an instant, by its scheduled changes. */
function states(model: Model, link: number): (timePs: number) => boolean {
  const changes = model.changes
    .filter((change) => change.kind === 'link-up')
    .filter((change) => change.link === link)
    .toSorted((one, other) => one.atPs - other.atPs);
  if (changes.length === 0) return () => true;
  return (timePs) => changes.findLast((change) => change.atPs <= timePs)?.up ?? true;
}

/** A hub, or a port that is half duplex: a frame leaves for such a link when all of the medium has heard it. */
function isShared(nodes: ReadonlyMap<number, Model['nodes'][number]>, link: Model['links'][number]): boolean {
  return [link.a, link.b].some((end) => {
    const node = nodes.get(end.node);
    const port = node?.ports.find(({ id }) => id === end.port);
    return node?.kind === 'hub' || (port !== undefined && 'half' in port && port.half);
  });
}

/** Cells of a category's buffer where the scenario does not say. */
const USUAL_CELLS = 8192;

/** Room of a switch's port, all categories that its table uses together. */
function roomOf(node: Model['nodes'][number] | undefined, port: number): number | null {
  if (node?.kind !== 'switch') return null;
  const queues = node.ports.find((one) => one.id === port)?.queues ?? {};
  const used = new Set(node.routes.filter((row) => row.out.port === port).map((row) => row.category));
  // Calls come and go: as a rule they are UBR.
  if (used.size === 0) used.add('ubr');
  let room = 0;
  for (const category of used) {
    const queue = queues[category];
    const cells = queue === undefined ? USUAL_CELLS : queue.capacityCells;
    if (cells === null) return null;
    room += cells;
  }
  return room;
}

/** Both directions of every link, in the order of the document: `a` to `b`, then back. */
export function linkEnds(model: Model): readonly LinkEnd[] {
  const nodes = new Map(model.nodes.map((node) => [node.id, node]));
  return model.links.flatMap((link) => {
    const delayAt = isShared(nodes, link) ? () => 0 : delays(model, link);
    const isUpAt = states(model, link.id);
    return LINK_DIRECTIONS.map((direction) => {
      const { node, port } = direction === 'ab' ? link.a : link.b;
      const phy = nodes.get(node)?.ports.find((one) => one.id === port)?.phy ?? '';
      return {
        key: linkEndName(link.id, direction),
        link: link.id,
        direction,
        node,
        port,
        cellPs: CELL_TIMES_PS[phy] ?? 0,
        bitPs: BIT_TIMES_PS[phy] ?? 0,
        roomCells: roomOf(nodes.get(node), port),
        delayAt,
        isUpAt,
      };
    });
  });
}
