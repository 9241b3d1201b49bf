/** Cells of each kind on each link between two looks at the run's connections. */

import { linkEndName } from '@lanelab/engine';
import { LOOK_OF, type Look, type Shares } from '../../document/topology-view/traffic-styles.ts';
import type { Connection } from './connections.ts';

export function sharesBetween(before: readonly Connection[], now: readonly Connection[]): Shares {
  const old = new Map(before.map((connection) => [connection.key, connection]));
  const found = new Map<string, Partial<Record<Look, number>>>();
  const add = (key: string, look: Look, cells: number) => {
    if (cells <= 0) return;
    const counts = found.get(key) ?? {};
    counts[look] = (counts[look] ?? 0) + cells;
    found.set(key, counts);
  };
  for (const { key, role, hops, cells, backCells } of now) {
    const known = old.get(key);
    const look = LOOK_OF[role];
    for (const { link, direction } of hops) {
      add(linkEndName(link, direction), look, cells - (known?.cells ?? 0));
      const back = direction === 'ab' ? 'ba' : 'ab';
      if (backCells !== null) add(linkEndName(link, back), look, backCells - (known?.backCells ?? 0));
    }
  }
  return found;
}
