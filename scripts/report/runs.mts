// Results of runs on disk, by model and engine, so that a report that was stopped goes on where it was.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResult } from '../../packages/engine/ts/engine.ts';
import type { EnginePool, PoolTask } from '../../packages/engine/ts/pool.ts';
import type { RunSpec } from '../../packages/papers/src/experiment.ts';

export class Runs {
  readonly #pool: EnginePool;
  readonly #folder: string;
  /** Runs that have begun, by key, with the batch that each is in: figures under way at once share some. */
  readonly #begun = new Map<string, Promise<void>>();

  constructor(pool: EnginePool, folder: string) {
    this.#pool = pool;
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.json`);
  }

  #save(key: string, result: RunResult): void {
    const file = this.#file(key);
    writeFileSync(`${file}.part`, JSON.stringify(result));
    renameSync(`${file}.part`, file);
  }

  async #run(tasks: readonly PoolTask[]): Promise<void> {
    const { failures } = await this.#pool.run(tasks, { onResult: (key, result) => this.#save(key, result) });
    const [failure] = failures.values();
    if (failure !== undefined) throw failure;
  }

  /** Results by key; those on disk are not run again. Throws with the first run that could not be done. */
  async of(specs: readonly Pick<RunSpec, 'key' | 'scenario'>[]): Promise<ReadonlyMap<string, RunResult>> {
    const scenarios = new Map(specs.map(({ key, scenario }) => [key, scenario]));
    const missing = [...scenarios].filter(([key]) => !existsSync(this.#file(key)) && !this.#begun.has(key));
    const batch = this.#run(missing.map(([key, scenario]) => ({ key, scenario })));
    for (const [key] of missing) this.#begun.set(key, batch);
    try {
      await Promise.all([batch, ...[...scenarios.keys()].map((key) => this.#begun.get(key))]);
    } finally {
      for (const [key] of missing) this.#begun.delete(key);
    }
    return new Map([...scenarios.keys()].map((key) => [key, JSON.parse(readFileSync(this.#file(key), 'utf8'))]));
  }
}
