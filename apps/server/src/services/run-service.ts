/** Runs of scenarios within this server's bounds, each one computed once and kept under the hash of what it depends on. */
import type { Scenario } from '@lanelab/scenario';
import { sha256 } from '../lib/secrets.ts';
import type { ResultRepository } from '../storage/result-repository.ts';
import type { SimulationOptions, Simulator } from './simulator.ts';

/** The order of one asker's own jobs: figures that a reader waits for, then single runs, then whole sweeps. */
export const URGENCY = { quick: 2, run: 1, full: 0 } as const;

/** What a point is computed for, as metrics and logs name it. */
export type WorkKind = keyof typeof URGENCY;
export const WORK_KINDS = ['quick', 'run', 'full'] as const satisfies readonly WorkKind[];

/** By the urgency of its job, which the database has. */
export function workKind(urgency: number): WorkKind {
  return WORK_KINDS.find((kind) => URGENCY[kind] === urgency) ?? 'run';
}

export type EnsureOptions = Omit<SimulationOptions, 'bounds'>;

export interface RunService {
  /** Names the result: build of the engine, and the hash of everything of the scenario that it depends on. */
  key(modelHash: string): Promise<string>;
  /** The kept result, as JSON text. */
  find(key: string): Promise<string | undefined>;
  /** Computes the result of the scenario, given as it is or as its JSON text, and keeps it under the key; not where that is kept. */
  ensure(key: string, scenario: Scenario | string, options: EnsureOptions): Promise<void>;
}

export interface RunServiceOptions {
  readonly simulator: Simulator;
  readonly results: ResultRepository;
  readonly bounds: SimulationOptions['bounds'];
}

/** Names the result of a model under a build of the engine. */
export function runKey(build: string, hash: string): string {
  return sha256(`run\n${build}\n${hash}`);
}

export function createRunService({ simulator, results, bounds }: RunServiceOptions): RunService {
  async function key(modelHash: string): Promise<string> {
    const { build } = await simulator.identity();
    return runKey(build, modelHash);
  }

  async function ensure(name: string, scenario: Scenario | string, options: EnsureOptions): Promise<void> {
    if ((await results.find(name)) !== undefined) return;
    options.signal.throwIfAborted();
    const result = await simulator.run(scenario, { ...options, bounds });
    await results.store('run', name, JSON.stringify(result));
  }

  return { key, find: (name) => results.find(name, 'run'), ensure };
}
