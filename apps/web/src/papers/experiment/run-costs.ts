/**
 * What a run of a sweep costs in wall time, from the runs that are finished: a product of factors, one for each value of each axis.
 * A figure runs every message size with every buffer, so few finished runs tell much of the rest.
 */
import type { RunSpec } from '@lanelab/papers';

export type Place = Pick<RunSpec, 'key' | 'coords' | 'variant' | 'explains'>;

type Value = number | string;

/** Rounds in which the factors of the axes settle beside each other. */
const ROUNDS = 6;
const LEAST_MS = 0.1;

/** Axis values of a run; the variant and the account of its time count as axes, too. */
function valuesOf({ coords, variant = '', explains }: Place): readonly (readonly [string, Value])[] {
  return [...Object.entries(coords), ['variant', variant], ['explains', String(explains === true)]];
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const spreadOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
};

export class RunCosts {
  readonly #finished: { readonly values: ReadonlyMap<string, Value>; readonly logMs: number }[] = [];
  /** Logarithms: of the whole, and by axis and value. */
  #level = 0;
  #factors: ReadonlyMap<string, ReadonlyMap<Value, number>> = new Map();

  get count(): number {
    return this.#finished.length;
  }

  add(place: Place, ms: number): void {
    this.#finished.push({ values: new Map(valuesOf(place)), logMs: Math.log(Math.max(LEAST_MS, ms)) });
    this.#fit();
  }

  /** Milliseconds. A value that no finished run has costs what its neighbour does, and as much more as the values of its axis differ. */
  expected(place: Place): number {
    const logs = valuesOf(place).map(([axis, value]) => this.#factorOf(axis, value));
    return Math.exp(this.#level + logs.reduce((sum, log) => sum + log, 0));
  }

  #factorOf(axis: string, value: Value): number {
    const factors = this.#factors.get(axis);
    if (factors === undefined) return 0;
    const known = factors.get(value);
    if (known !== undefined) return known;
    const away = ([other]: readonly [Value, number]) =>
      typeof other === 'number' && typeof value === 'number' ? Math.abs(other - value) : 0;
    const [nearest] = [...factors].toSorted((one, other) => away(one) - away(other));
    return (nearest?.[1] ?? 0) + spreadOf([...factors.values()]);
  }

  #fit(): void {
    this.#level = meanOf(this.#finished.map(({ logMs }) => logMs));
    const axes = new Set(this.#finished.flatMap(({ values }) => [...values.keys()]));
    const factors = new Map<string, ReadonlyMap<Value, number>>();
    const explained = (values: ReadonlyMap<string, Value>, but: string) =>
      [...factors].reduce((sum, [axis, known]) => {
        const value = values.get(axis);
        return axis === but || value === undefined ? sum : sum + (known.get(value) ?? 0);
      }, this.#level);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const axis of axes) {
        const rests = new Map<Value, number[]>();
        for (const { values, logMs } of this.#finished) {
          const value = values.get(axis);
          if (value !== undefined) rests.set(value, [...(rests.get(value) ?? []), logMs - explained(values, axis)]);
        }
        factors.set(axis, new Map([...rests].map(([value, logs]) => [value, meanOf(logs)])));
      }
    this.#factors = factors;
  }
}
