/** The engine's types for the rest of the app; only this folder names the package. */
export type {
  CpuResult,
  FlowResult,
  LinkResult,
  OverheadRow,
  Progress,
  QueueResult,
  RunResult,
  Why,
} from '@lanelab/engine';
