/** Labels in a column beside a chart: as near as may be to what they name, none over another. */

export interface Placed {
  /** Position beside the thing it names. */
  readonly wanted: number;
  /** Position that keeps it off its neighbours. */
  readonly y: number;
}

interface Cluster {
  readonly count: number;
  /** Sum over members of wanted position minus offset inside the cluster. */
  readonly sum: number;
}

const centreOf = (cluster: Cluster): number => cluster.sum / cluster.count;

/**
 * Positions for labels wanted at `wanted` (ascending), `gap` apart and within `top` .. `bottom` where they fit:
 * least total squared shift, by merging clusters that touch.
 */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const clusters: Cluster[] = [];
  wanted.forEach((y, index) => {
    let cluster: Cluster = { count: 1, sum: y - index * gap };
    for (let last = clusters.at(-1); last !== undefined && centreOf(last) > centreOf(cluster); last = clusters.at(-1)) {
      clusters.pop();
      cluster = { count: last.count + cluster.count, sum: last.sum + cluster.sum };
    }
    clusters.push(cluster);
  });
  const offsets = clusters.flatMap((cluster) => Array.from({ length: cluster.count }, () => centreOf(cluster)));
  const highest = bottom - (wanted.length - 1) * gap;
  return offsets.map((offset, index) => Math.max(Math.min(offset, Math.max(highest, top)), top) + index * gap);
}
