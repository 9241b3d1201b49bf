/** Places for devices, by Eclipse ELK in a worker: links of about one length, nothing on top of another. */
import type { Point } from '@lanelab/scenario';
import ELK, { type ElkNode } from 'elkjs/lib/elk-api.js';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import { DEVICE, GRID, snapped } from './geometry/grid.ts';

interface Joint {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** Stage px that a device takes with its name under it. */
const WIDTH = 120;
const HEIGHT = DEVICE + 2 * GRID;

const options = {
  'elk.algorithm': 'stress',
  'elk.stress.desiredEdgeLength': '190',
  'elk.spacing.nodeNode': '80',
  'elk.randomSeed': '1',
} as const;

let elk: InstanceType<typeof ELK> | null = null;

/**
 * Places on the grid, around the middle of the places before.
 * @param ids devices to place; links to other devices are ignored
 */
export async function arranged(
  ids: readonly number[],
  links: readonly Joint[],
  before: ReadonlyMap<number, Point>,
): Promise<ReadonlyMap<number, Point>> {
  elk ??= new ELK({ workerFactory: () => new Worker(elkWorker) });
  const known = new Set(ids);
  const graph: ElkNode = {
    id: 'network',
    layoutOptions: options,
    children: ids.map((id) => ({ id: String(id), width: WIDTH, height: HEIGHT })),
    edges: links
      .filter(({ from, to }) => known.has(from) && known.has(to) && from !== to)
      .map(({ id, from, to }) => ({ id: `link ${id}`, sources: [String(from)], targets: [String(to)] })),
  };
  const laid = await elk.layout(graph);
  const upright = (laid.height ?? 0) > (laid.width ?? 0);
  const found = (laid.children ?? []).map(({ id, x = 0, y = 0 }) => {
    const at = { x: x + WIDTH / 2, y: y + HEIGHT / 2 };
    // Screens are wider than high.
    return [Number(id), upright ? { x: at.y, y: at.x } : at] as const;
  });
  const former = ids.flatMap((id) => before.get(id) ?? []);
  const from = middle(found.map(([, at]) => at));
  const to = middle(former);
  return new Map(found.map(([id, at]) => [id, snapped({ x: at.x - from.x + to.x, y: at.y - from.y + to.y })]));
}

function middle(places: readonly Point[]): Point {
  if (places.length === 0) return { x: 0, y: 0 };
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
