/** The drawing of an embedded scenario, on its clock. */
import type { Scenario } from '@lanelab/scenario';
import { NetworkDrawing } from '../network/NetworkDrawing.tsx';
import type { Playback } from '../playback/types.ts';

export interface EmbedPlayerProps {
  readonly scenario: Scenario;
  /** Null until the frame has been in sight. */
  readonly playback: Playback | null;
}

export function EmbedPlayer({ scenario }: EmbedPlayerProps) {
  return <NetworkDrawing scenario={scenario} />;
}
