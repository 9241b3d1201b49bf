/** What the server needs of the engine: a pool that runs scenarios in worker threads. */
import type { OverheadRequest, OverheadRow, RunOptions, RunResult } from '@lanelab/engine';
import type { Scenario } from '@lanelab/scenario';

export interface SimulationOptions {
  readonly signal: AbortSignal;
  readonly bounds: NonNullable<RunOptions['bounds']>;
  /** Share of the simulated time reached, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface Simulator {
  /** Version of the engine; throws `engine_unavailable` where it cannot be started. */
  version(): Promise<string>;
  /** Queues the scenario for the next free worker. */
  run(scenario: Scenario, options: SimulationOptions): Promise<RunResult>;
  overhead(request: OverheadRequest): Promise<readonly OverheadRow[]>;
  close(): Promise<void>;
}
