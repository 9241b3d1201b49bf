/** The engine's types for the rest of the app; only this folder names the package. */
export type {
  CpuResult,
  Engine,
  FlowResult,
  LinkCounts,
  LinkResult,
  OverheadRow,
  Progress,
  QueueResult,
  Run,
  RunResult,
  Snapshot,
  TraceColumns,
  Why,
  WorkerEngine,
} from '@lanelab/engine';
