/** Columns of recorded times: from the engine's seconds to picoseconds, and what is first after an instant. */

export const picoseconds = (seconds: number): number => Math.round(seconds * 1e12);

/** Index of the first value above `limit` in an ascending list. For every link of every picture: hence without a comparator. */
export function firstAbove(values: readonly number[], limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
