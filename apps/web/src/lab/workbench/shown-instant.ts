/** What the workbench shows at an instant: the scenario, the time of the clock, the speed and the layer. */
import type { Layer, Scenario } from '@lanelab/scenario';
import type { Speed } from '../../playback/types.ts';

export interface ShownInstant {
  readonly scenario: Scenario;
  readonly timePs: number;
  readonly speed: Speed;
  readonly layer: Layer;
}

/** The view of an instant as lectures and lessons keep it; a speed without a limit is none. */
export const viewOf = ({ timePs, speed, layer }: ShownInstant) => ({
  timePs: Math.round(timePs),
  ...(speed === 'max' ? {} : { speedPs: speed }),
  layer,
});
