/** Devices that are dragged into the hull of an emulated LAN, on the layer that shows the hulls, join it. */
import { networks, type Point, type Scenario } from '@lanelab/scenario';
import { joinElanTogether, mayJoin } from '../../document/store/edits/elan-members.ts';
import type { Edit } from '../../document/store/types.ts';
import { hullOf, isInHull } from './hull.ts';

/** Around the devices of a hull, in stage px: what its outline leaves to the narrowest of them. */
const ROOM = 60;

interface Dropped {
  readonly scenario: Scenario;
  /** Places before the drag. */
  readonly places: ReadonlyMap<number, Point>;
  readonly nodes: ReadonlySet<number>;
  readonly dx: number;
  readonly dy: number;
}

/** The edit that puts dropped devices into the LAN that they were dropped on; null where they were dropped on none, or on their own. */
export function joinOnDrop({ scenario, places, nodes, dx, dy }: Dropped): Edit | null {
  const { model } = scenario;
  const moved = [...nodes].filter((id) => mayJoin(model, id));
  const at = (id: number): readonly Point[] => {
    const place = places.get(id);
    return place === undefined ? [] : [place];
  };
  const dropped = moved.flatMap(at).map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  const holders = networks({ model }).elans.filter(({ members }) => {
    const staying = [...new Set(members.map(({ node }) => node))].filter((id) => !nodes.has(id));
    if (staying.length === 0 || dropped.length === 0) return false;
    const strangers = model.nodes.filter(({ id }) => mayJoin(model, id) && !nodes.has(id) && !staying.includes(id));
    const hull = hullOf(
      staying.flatMap(at),
      strangers.flatMap(({ id }) => at(id)),
      ROOM,
    );
    return dropped.every((place) => isInHull(hull, place, ROOM));
  });
  const isAtHome = holders.some(({ members }) => moved.every((id) => members.some(({ node }) => node === id)));
  const [elan] = holders;
  return elan === undefined || isAtHome ? null : joinElanTogether(moved, elan.id);
}
