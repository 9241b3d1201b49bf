/** What a student takes along who leaves the teacher's clock: the network at that instant, to change and to run. */
import type { Layer, Scenario } from '@lanelab/scenario';
import type { Bench } from '../lab/room/bench.ts';
import type { Speed } from '../playback/types.ts';

export interface OwnCopy {
  readonly scenario: Scenario;
  readonly timePs: number;
  readonly speed: Speed;
  readonly layer: Layer | null;
}

/** What is on a workbench now. */
export const copyOf = ({ store, playback, layers }: Bench): OwnCopy => ({
  scenario: store.getState().scenario,
  timePs: playback.goalPs(),
  speed: playback.getState().speed,
  layer: layers.getState().layer,
});
