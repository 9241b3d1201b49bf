/**
 * What theory says of video from mini-sources that go on and off by themselves: of one kind (M1) or of two (M2), which are independent.
 * Of each kind the number that is on is binomial in equilibrium (Maglaris et al. 1988; Sen et al. 1989).
 */

/** Equal mini-sources: how many, bits/s of one that is on, and how often one goes on (alpha, gamma) and off (beta, delta). */
export interface MiniSources {
  readonly count: number;
  readonly bps: number;
  readonly onPerS: number;
  readonly offPerS: number;
}

export interface VideoSource {
  readonly low: MiniSources;
  readonly high?: MiniSources;
}

const MBIT = 1e6;

const kindsOf = ({ low, high }: VideoSource): readonly MiniSources[] => (high === undefined ? [low] : [low, high]);

/** Probability that one is on. */
const isOn = ({ onPerS, offPerS }: MiniSources): number => onPerS / (onPerS + offPerS);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Mb/s in the mean. */
export const meanMbps = (source: VideoSource): number =>
  sum(kindsOf(source).map((kind) => (kind.count * isOn(kind) * kind.bps) / MBIT));

/** Standard error in Mb/s of the mean rate of a plan of `octets`: the autocovariance of each kind falls by the sum of its two rates. */
export function standardError(source: VideoSource, octets: number): number {
  const seconds = (octets * 8) / MBIT / meanMbps(source);
  const parts = kindsOf(source).map((kind) => {
    const variance = kind.count * isOn(kind) * (1 - isOn(kind)) * (kind.bps / MBIT) ** 2;
    return (2 * variance) / (kind.onPerS + kind.offPerS);
  });
  return Math.sqrt(sum(parts) / seconds);
}

function binomial(n: number, k: number, p: number): number {
  const choose = Array.from({ length: k }, (_, index) => (n - index) / (index + 1)).reduce(
    (all, part) => all * part,
    1,
  );
  return choose * p ** k * (1 - p) ** (n - k);
}

/** Probability of each rate that a source can have, by Mb/s in rising order; states that make the same are one. */
export function rateProbabilities(source: VideoSource): ReadonlyMap<number, number> {
  let rates = new Map([[0, 1]]);
  for (const kind of kindsOf(source)) {
    const joined = new Map<number, number>();
    for (const [bps, probability] of rates)
      for (let on = 0; on <= kind.count; on += 1) {
        const both = bps + on * kind.bps;
        joined.set(both, (joined.get(both) ?? 0) + probability * binomial(kind.count, on, isOn(kind)));
      }
    rates = joined;
  }
  return new Map([...rates].toSorted(([a], [b]) => a - b).map(([bps, probability]) => [bps / MBIT, probability]));
}
