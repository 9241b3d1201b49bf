/** Mean and confidence of repeated runs. */

/** Two-sided 95 % quantiles of Student's t, for 1 to 30 degrees of freedom. */
const T95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
const NORMAL95 = 1.96;

export interface Estimate {
  readonly mean: number;
  /** Half width of the 95 % confidence interval; null with fewer than two values. */
  readonly ci95: number | null;
  /** Mean absolute deviation from the mean; null with fewer than two values. */
  readonly deviation: number | null;
}

/** Null for no values. */
export function estimate(values: readonly number[]): Estimate | null {
  const n = values.length;
  if (n === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n === 1) return { mean, ci95: null, deviation: null };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const deviation = values.reduce((sum, value) => sum + Math.abs(value - mean), 0) / n;
  return { mean, ci95: (T95[n - 2] ?? NORMAL95) * Math.sqrt(variance / n), deviation };
}
