/** Rows of a drawing: each entry over the middle of what it is joined to, none nearer to its neighbour than a step. */

/** Between neighbours in a row, and between rows. */
export const STEP = 120;

interface Cluster {
  readonly count: number;
  /** Sum over members of the wanted place minus the offset inside the cluster. */
  readonly sum: number;
}

const middle = ({ sum, count }: Cluster): number => sum / count;

/** Places at least `gap` apart in the order of `wanted` (ascending), with the least total squared shift. */
function apart(wanted: readonly number[], gap: number): readonly number[] {
  const clusters: Cluster[] = [];
  wanted.forEach((place, index) => {
    let cluster: Cluster = { count: 1, sum: place - index * gap };
    for (let last = clusters.at(-1); last !== undefined && middle(last) > middle(cluster); last = clusters.at(-1)) {
      clusters.pop();
      cluster = { count: last.count + cluster.count, sum: last.sum + cluster.sum };
    }
    clusters.push(cluster);
  });
  return clusters
    .flatMap((cluster) => Array.from({ length: cluster.count }, () => middle(cluster)))
    .map((place, index) => place + index * gap);
}

/** Evenly spaced about zero. */
export const evenly = <K>(keys: readonly K[], gap = STEP): Map<K, number> =>
  new Map(keys.map((key, index) => [key, (index - (keys.length - 1) / 2) * gap]));

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A row over another: each key at the mean place of what it is joined to, those joined to nothing at the right. */
export function over<K>(
  keys: readonly K[],
  joined: (key: K) => readonly (number | undefined)[],
  gap = STEP,
): Map<K, number> {
  const wanted = keys.map((key) => ({ key, place: mean(joined(key).filter((place) => place !== undefined)) }));
  const known = wanted.flatMap(({ place }) => place ?? []);
  const edge = known.length === 0 ? 0 : Math.max(...known) + gap;
  const sorted = wanted.map(({ key, place }) => ({ key, place: place ?? edge })).toSorted((a, b) => a.place - b.place);
  const places = apart(
    sorted.map(({ place }) => place),
    gap,
  );
  return new Map(sorted.map(({ key }, index) => [key, places[index] ?? 0]));
}
