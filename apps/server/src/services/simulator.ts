/** What the server needs of the engine: a pool that runs scenarios in worker threads. */
import type { OverheadRequest, OverheadRow, RunOptions, RunResult } from '@lanelab/engine';
import type { Scenario } from '@lanelab/scenario';

export interface SimulationOptions {
  readonly signal: AbortSignal;
  readonly bounds: NonNullable<RunOptions['bounds']>;
  /** Share of the simulated time reached, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface EngineIdentity {
  /** Version as in every result and caption. */
  readonly version: string;
  /** Names what computes: two builds of one version are kept apart. */
  readonly build: string;
  /** Digits of the hash of its sources, which figures that come with the lab are bound to. */
  readonly stamp: string;
}

export interface Simulator {
  /** Throws `engine_unavailable` where the engine cannot be started. */
  identity(): Promise<EngineIdentity>;
  /** Queues the scenario, or its JSON text, for the next free worker. */
  run(scenario: Scenario | string, options: SimulationOptions): Promise<RunResult>;
  /** Answers a `Question` of `judging/`, given and answered as JSON text; the bounds hold for each run of it, and that of time for all together. */
  judge(question: string, options: SimulationOptions): Promise<string>;
  overhead(request: OverheadRequest): Promise<readonly OverheadRow[]>;
  close(): Promise<void>;
}
