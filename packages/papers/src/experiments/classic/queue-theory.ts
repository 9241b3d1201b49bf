/** What theory says of queues with one server whose service takes a constant time (Kleinrock, Queueing Systems I, 1975, chapter 5). */

/** Mean wait in M/D/1 in service times, by Pollaczek and Khinchin: `load` is below 1. */
export const meanWaitMD1 = (load: number): number => load / (2 * (1 - load));

/**
 * Share of arrivals that M/D/1/K loses, whose `capacity` counts the one that is served. Lengths at departures are a Markov chain, in
 * proportion those of the queue without limit; what departs is what was let in.
 */
export function lossMD1K(load: number, capacity: number): number {
  // Probability of k arrivals in a service time.
  const arrivals: number[] = [Math.exp(-load)];
  for (let k = 1; k <= capacity; k += 1) arrivals.push(((arrivals[k - 1] ?? 0) * load) / k);
  const none = arrivals[0] ?? 1;
  const weights: number[] = [1];
  for (let length = 0; length + 1 < capacity; length += 1) {
    const before = weights
      .slice(1)
      .reduce((sum, weight, place) => sum + weight * (arrivals[length - place] ?? 0), arrivals[length] ?? 0);
    weights.push(((weights[length] ?? 0) - before) / none);
  }
  const empty = 1 / weights.reduce((sum, weight) => sum + weight, 0);
  return 1 - 1 / (empty + load);
}

/** The number of choices of `k` out of `n`. */
const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => (n - index) / (index + 1)).reduce((all, part) => all * part, 1);

/**
 * Probability that more than `length` cells are in nD/D/1 at any instant, the one that is served included: `n` streams with a cell each `period` service times,
 * whose phases are independent (Roberts and Virtamo, IEEE Transactions on Communications 39(2), 1991).
 */
export function tailNDD1(n: number, period: number, length: number): number {
  const terms = Array.from({ length: Math.max(0, n - length) }, (_, index) => {
    const count = length + 1 + index;
    const share = (count - length) / period;
    return (
      (choose(n, count) * share ** count * (1 - share) ** (n - count) * (period - n + length)) /
      (period - count + length)
    );
  });
  return terms.reduce((sum, term) => sum + term, 0);
}
