/** Mean, confidence and deviation of repeated runs; how many more a mean needs; where a curve bends. */

/** Two-sided 95 % quantiles of Student's t, for 1 to 30 degrees of freedom. */
const T95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
const NORMAL95 = 1.959_964;

/** Two-sided 95 % quantile of Student's t: to three digits up to 30 degrees of freedom, from there by Fisher's expansion. */
export function t95(degrees: number): number {
  const known = T95[degrees - 1];
  if (known !== undefined) return known;
  const z = NORMAL95;
  return z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2);
}

export interface Estimate {
  readonly mean: number;
  /** Half width of the 95 % confidence interval; null with fewer than two values. */
  readonly ci95: number | null;
  /** Mean absolute deviation from the mean; null with fewer than two values. */
  readonly deviation: number | null;
}

/** The middle value, or the mean of the two in the middle; null for no values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Mean, confidence and deviation; null for no values. */
export function estimate(values: readonly number[]): Estimate | null {
  const n = values.length;
  if (n === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n === 1) return { mean, ci95: null, deviation: null };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const deviation = values.reduce((sum, value) => sum + Math.abs(value - mean), 0) / n;
  return { mean, ci95: t95(n - 1) * Math.sqrt(variance / n), deviation };
}

/** When repetitions of a point may end. */
export interface StoppingRule {
  /** Half width of the confidence interval over the mean that is narrow enough: 0.015 for 1.5 %. */
  readonly share: number;
  /** Repetitions after which it ends in any case. */
  readonly atMost: number;
}

/** How many repetitions more a point needs whose values are these; none where two are not there to judge by. */
export function moreRepetitions(values: readonly number[], { share, atMost }: StoppingRule): number {
  const now = estimate(values);
  if (now === null || now.ci95 === null) return 0;
  const wanted = share * Math.abs(now.mean);
  if (now.ci95 <= wanted || values.length >= atMost) return 0;
  // The interval narrows with the root of the number; a mean of zero never gets there.
  const needed = wanted === 0 ? atMost : Math.ceil(values.length * (now.ci95 / wanted) ** 2);
  return Math.min(atMost, Math.max(needed, values.length + 1)) - values.length;
}

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

export interface RefinementRule {
  /** New values of x are multiples of it. */
  readonly step: number;
  /** How far a point may lie off the line through its neighbours, as a share of the curve's highest value. */
  readonly share: number;
  /** New points of one curve, all rounds together. */
  readonly atMost: number;
}

/**
 * Values of x to add to a curve: halfway to the neighbours of each point that lies off the line through them, by the second
 * difference; the sharpest bends first. `position` maps x to where it stands on the axis.
 */
export function bends(
  curve: readonly CurvePoint[],
  { step, share, atMost }: RefinementRule,
  position: (x: number) => number = (x) => x,
): readonly number[] {
  const points = curve.toSorted((a, b) => a.x - b.x);
  const top = Math.max(...points.map(({ y }) => Math.abs(y)));
  const ranked = points
    .flatMap((at, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined || after === undefined) return [];
      const part = (position(at.x) - position(before.x)) / (position(after.x) - position(before.x));
      const off = Math.abs(at.y - (before.y + part * (after.y - before.y)));
      return off > share * top ? [{ off, between: [before.x, at.x, after.x] as const }] : [];
    })
    .toSorted((a, b) => b.off - a.off);
  const known = new Set(points.map(({ x }) => x));
  const added = new Set<number>();
  for (const { between } of ranked)
    for (const [low, high] of [between.slice(0, 2), between.slice(1)]) {
      if (low === undefined || high === undefined) continue;
      const middle = Math.round((low + high) / 2 / step) * step;
      if (added.size < atMost && middle > low && middle < high && !known.has(middle)) added.add(middle);
    }
  return [...added].toSorted((a, b) => a - b);
}
