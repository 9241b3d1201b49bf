/** The engine's interface, and the pool that spreads runs over workers. `./node` and `./browser` make engines. */

export {
  BoundError,
  type ColumnName,
  type Engine,
  type EngineInfo,
  type InspectAnswer,
  type LinkCounts,
  linkEndName,
  type Progress,
  type Run,
  type RunOptions,
  type RunResult,
  type ScenarioDocument,
  ScenarioError,
  type Trace,
  type TraceOf,
} from './engine.ts';
export { EngineCrash, EngineLost } from './errors.ts';
export * from './generated/names.ts';
export type * from './generated/types.ts';
export { lastCauses } from './last-causes.ts';
export { createPool, type EnginePool, type PoolOptions, type PoolOutcome, type PoolTask } from './pool.ts';
export { SNAPSHOT_PAGE, type Snapshot } from './snapshot.ts';
export { ENGINE_STAMP } from './stamp.ts';
export { ENGINE_VERSION } from './version.ts';
export type { WorkerEngine } from './worker-client.ts';
