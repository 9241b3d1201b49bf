/** Rates of a video from when its frames are due, and how they hang together. */

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Mb/s in steps of equal length. A frame of `octets` is spread evenly from when it is due to when the next one is; the last, whose end is
 * not known, and the step that it begins in are left out.
 */
export function ratesOf(dueS: readonly number[], octets: number, stepS: number): readonly number[] {
  const first = dueS[0] ?? 0;
  const steps = Math.floor(((dueS.at(-1) ?? first) - first) / stepS);
  const bits = Array.from({ length: Math.max(0, steps) }, () => 0);
  for (const [index, end] of dueS.slice(1).entries()) {
    const from = (dueS[index] ?? 0) - first;
    const to = end - first;
    const perS = (octets * 8) / (to - from);
    for (let step = Math.floor(from / stepS); step * stepS < to && step < bits.length; step += 1) {
      const shared = Math.min(to, (step + 1) * stepS) - Math.max(from, step * stepS);
      bits[step] = (bits[step] ?? 0) + perS * Math.max(0, shared);
    }
  }
  return bits.map((amount) => amount / stepS / 1e6);
}

/** Mean product of deviations from `around` of values so many places apart, for each lag. */
export const autocovariance = (values: readonly number[], around: number, lags: readonly number[]): readonly number[] =>
  lags.map((lag) =>
    mean(
      values.slice(0, values.length - lag).map((value, at) => (value - around) * ((values[at + lag] ?? 0) - around)),
    ),
  );
