// Exponents: how cost grows as a power of size. Pure.

/** The slope between neighbours on logarithmic axes: 1 where twice the size costs twice as much. */
export function slopes(points) {
  return points.slice(1).map((after, at) => {
    const before = points[at];
    return Math.log(after.cost / before.cost) / Math.log(after.size / before.size);
  });
}

/** The slope of the straight line through all points on logarithmic axes, by least squares. */
export function exponent(points) {
  const xs = points.map(({ size }) => Math.log(size));
  const ys = points.map(({ cost }) => Math.log(cost));
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const over = xs.reduce((sum, value, at) => sum + (value - x) * (ys[at] - y), 0);
  return over / xs.reduce((sum, value) => sum + (value - x) ** 2, 0);
}

/** What `exponent` returns for n log n over the same sizes; n log (n + 1), so that a size of one costs something. */
export function exponentOfNLogN(points) {
  return exponent(points.map(({ size }) => ({ size, cost: size * Math.log(size + 1) })));
}

/** Measured exponents vary by some hundredths from run to run. */
const NOISE = 0.1;

/** Whether the whole grows faster than n log n, or than n squared where the protocol itself tells everybody about everybody. */
export function growsTooFast({ floods }, points) {
  return exponent(points) > (floods ? 2 : exponentOfNLogN(points)) + NOISE;
}
