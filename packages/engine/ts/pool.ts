/** Many runs over several workers: the sweep of a figure. */

import { BoundError, type RunOptions, type RunResult, type Trace } from './engine.ts';
import { abortError, asError, EngineCrash } from './errors.ts';
import type { OverheadRequest, OverheadRow, WatchRequest } from './generated/types.ts';
import type { WorkerEngine } from './worker-client.ts';

/** One run; results are named by its key. */
export interface PoolTask {
  readonly key: string;
  readonly scenario: unknown;
  /** What to record of it; nothing where absent. */
  readonly watch?: WatchRequest;
}

export interface PoolOptions {
  readonly signal?: AbortSignal;
  readonly bounds?: RunOptions['bounds'];
  /** As each run ends, in the order of ending. */
  readonly onResult?: (key: string, result: RunResult) => void;
  /** A run that could not be done; the others go on. */
  readonly onFailure?: (key: string, error: Error) => void;
  /** Share of all work done, 0 to 1, runs under way included; at most about 20 times a second for each worker. */
  readonly onProgress?: (share: number) => void;
}

export interface PoolOutcome {
  readonly results: ReadonlyMap<string, RunResult>;
  /** What was recorded of the runs that ask for it. */
  readonly traces: ReadonlyMap<string, readonly Trace[]>;
  readonly failures: ReadonlyMap<string, Error>;
}

export interface EnginePool {
  readonly size: number;
  /** Runs all tasks; rejects with an `AbortError` when cancelled, after `onResult` has had what was finished. */
  run(tasks: readonly PoolTask[], options?: PoolOptions): Promise<PoolOutcome>;
  overhead(request: OverheadRequest): Promise<readonly OverheadRow[]>;
  version(): Promise<string>;
  close(): Promise<void>;
}

async function simulate(
  engine: WorkerEngine,
  { scenario, watch }: PoolTask,
  options: PoolOptions,
  onShare: ((share: number) => void) | undefined,
): Promise<{ readonly result: RunResult; readonly traces: readonly Trace[] }> {
  const run = await engine.open(scenario);
  try {
    if (watch !== undefined) await run.watch(watch);
    await run.runUntil(run.durationPs, {
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.bounds === undefined ? {} : { bounds: options.bounds }),
      ...(onShare === undefined ? {} : { onProgress: ({ timePs, targetPs }) => onShare(timePs / targetPs) }),
    });
    const traces = watch === undefined ? [] : await run.drain();
    return { result: await run.result(), traces };
  } finally {
    await run.free().catch((error: unknown) => {
      if (!(error instanceof EngineCrash)) throw error;
    });
  }
}

const closedError = (): Error => new Error('The pool is closed.');

/** A task without a worker yet. */
interface Waiting {
  readonly resolve: (engine: WorkerEngine) => void;
  readonly reject: (error: Error) => void;
}

/** Hands workers out, one task each; starts them as they are first needed and replaces those that crash. */
class Workers {
  readonly #size: number;
  readonly #spawn: () => WorkerEngine;
  readonly #idle: WorkerEngine[] = [];
  readonly #all = new Set<WorkerEngine>();
  readonly #queue: Waiting[] = [];
  #closed = false;

  constructor(size: number, spawn: () => WorkerEngine) {
    this.#size = size;
    this.#spawn = spawn;
  }

  #start(): WorkerEngine {
    const engine = this.#spawn();
    this.#all.add(engine);
    void this.#watch(engine);
    return engine;
  }

  async #watch(engine: WorkerEngine): Promise<void> {
    await engine.lost;
    this.#forget(engine);
  }

  /** A lost worker is no longer counted, so that a waiting task gets a new one. */
  #forget(engine: WorkerEngine): void {
    if (!this.#all.delete(engine)) return;
    const at = this.#idle.indexOf(engine);
    if (at >= 0) this.#idle.splice(at, 1);
    if (this.#closed) return;
    const next = this.#queue.shift();
    if (next !== undefined) next.resolve(this.#start());
  }

  async #acquire(): Promise<WorkerEngine> {
    if (this.#closed) throw closedError();
    const free = this.#idle.pop();
    if (free !== undefined) return free;
    if (this.#all.size < this.#size) return this.#start();
    return new Promise((resolve, reject) => this.#queue.push({ resolve, reject }));
  }

  #release(engine: WorkerEngine): void {
    if (!this.#all.has(engine)) return;
    const next = this.#queue.shift();
    if (next === undefined) this.#idle.push(engine);
    else next.resolve(engine);
  }

  async use<T>(work: (engine: WorkerEngine) => Promise<T>): Promise<T> {
    const engine = await this.#acquire();
    try {
      return await work(engine);
    } catch (error) {
      // A run that broke a bound may leave a large memory behind, and WebAssembly's never shrinks.
      if (error instanceof EngineCrash || error instanceof BoundError) {
        this.#forget(engine);
        await engine.close();
      }
      throw error;
    } finally {
      this.#release(engine);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const engines = [...this.#all];
    this.#all.clear();
    this.#idle.length = 0;
    for (const { reject } of this.#queue.splice(0)) reject(closedError());
    await Promise.all(engines.map((engine) => engine.close()));
  }
}

/** One call of `run`: its results, and how far it is. */
class Sweep {
  readonly results = new Map<string, RunResult>();
  readonly traces = new Map<string, readonly Trace[]>();
  readonly failures = new Map<string, Error>();
  readonly #shares = new Map<string, number>();
  readonly #tasks: readonly PoolTask[];
  readonly #options: PoolOptions;

  constructor(tasks: readonly PoolTask[], options: PoolOptions) {
    this.#tasks = tasks;
    this.#options = options;
  }

  #report(key: string, share: number): void {
    this.#shares.set(key, share);
    let sum = 0;
    for (const value of this.#shares.values()) sum += value;
    this.#options.onProgress?.(sum / this.#tasks.length);
  }

  async #perform(workers: Workers, task: PoolTask): Promise<void> {
    const { key, watch } = task;
    const { signal, onResult, onFailure, onProgress } = this.#options;
    // A worker says how far a run is only where somebody asks: each message wakes both threads.
    const onShare = onProgress === undefined ? undefined : (share: number) => this.#report(key, share);
    try {
      const { result, traces } = await workers.use((engine) => {
        if (signal?.aborted) throw abortError();
        return simulate(engine, task, this.#options, onShare);
      });
      this.results.set(key, result);
      if (watch !== undefined) this.traces.set(key, traces);
      onResult?.(key, result);
      onShare?.(1);
    } catch (thrown) {
      const error = asError(thrown);
      this.failures.set(key, error);
      if (error.name !== 'AbortError') onFailure?.(key, error);
    }
  }

  async run(workers: Workers): Promise<PoolOutcome> {
    await Promise.all(this.#tasks.map((task) => this.#perform(workers, task)));
    if (this.#options.signal?.aborted) throw abortError();
    return { results: this.results, traces: this.traces, failures: this.failures };
  }
}

/** A pool of up to `size` workers. */
export function createPool(size: number, spawn: () => WorkerEngine): EnginePool {
  const workers = new Workers(size, spawn);
  return {
    size,
    run: (tasks, options = {}) => new Sweep(tasks, options).run(workers),
    overhead: (request) => workers.use((engine) => engine.overhead(request)),
    version: () => workers.use(async (engine) => (await engine.info()).version),
    close: () => workers.close(),
  };
}
