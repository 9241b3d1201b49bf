// Values of rows with given parameters: each run once, however often it is asked for.
import type { EnginePool } from '../../packages/engine/ts/pool.ts';
import { withValues } from '../../packages/papers/src/calibration/apply.ts';
import { modelHash } from '../../packages/scenario/src/canonical.ts';
import { readMetric } from '../../packages/scenario/src/path.ts';
import type { Scenario } from '../../packages/scenario/src/schema/document.ts';
import type { Parameter, Row } from './group.mts';

export type Values = Readonly<Record<string, number>>;

/** As a scenario has it. */
export const rounded = ({ digits, low, high }: Parameter, value: number): number =>
  Number(Math.min(high, Math.max(low, value)).toFixed(digits));

const reduce = (of: Row['of'], values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (of === 'median' ? sorted[Math.floor((sorted.length - 1) / 2)] : sorted.at(-1)) ?? Number.NaN;
};

export class Evaluator {
  readonly #pool: EnginePool;
  readonly #seed: number;
  /** Values of the rows by the hashes of their models. */
  readonly #runs = new Map<string, Promise<number>>();

  constructor(pool: EnginePool, seed: number) {
    this.#pool = pool;
    this.#seed = seed;
  }

  get runs(): number {
    return this.#runs.size;
  }

  async #run(scenario: Scenario, metric: string): Promise<number> {
    const { results, failures } = await this.#pool.run([{ key: 'run', scenario }]);
    const [failure] = failures.values();
    if (failure !== undefined) throw failure;
    const value = readMetric(results.get('run') ?? {}, metric);
    if (value === null || value <= 0) throw new Error(`${scenario.view.title}: nothing measured at ${metric}`);
    return value;
  }

  #value(scenario: Scenario, metric: string): Promise<number> {
    const key = `${modelHash(scenario.model)} ${metric}`;
    const known = this.#runs.get(key) ?? this.#run(scenario, metric);
    this.#runs.set(key, known);
    return known;
  }

  /** What a row comes to. */
  async row(row: Row, parameters: readonly Parameter[], values: Values): Promise<number> {
    const placed = Object.fromEntries(
      parameters.map((parameter) => {
        const { key, start } = parameter;
        return [key, rounded(parameter, (row.depends.includes(key) ? values[key] : undefined) ?? start)];
      }),
    );
    const scenarios = row.runs.map((build) => {
      const scenario = withValues(build(), parameters, placed);
      // Repetitions of a run have seeds of their own, counted from the run's.
      return { ...scenario, model: { ...scenario.model, seed: this.#seed + scenario.model.seed - 1 } };
    });
    const found = await Promise.all(scenarios.map((scenario) => this.#value(scenario, row.metric)));
    return reduce(row.of, found) * (row.factor ?? 1);
  }

  async rows(rows: readonly Row[], parameters: readonly Parameter[], values: Values): Promise<readonly number[]> {
    return Promise.all(rows.map((row) => this.row(row, parameters, values)));
  }
}
