/** The time bar with the lane of control messages, which alone is drawn anew as they come. */
import type { Scenario } from '@lanelab/scenario';
import { TimeBar } from '../../playback/TimeBar.tsx';
import type { Playback } from '../../playback/types.ts';
import type { Protocols } from '../messages/context.ts';
import { useControlLane } from './use-protocols.ts';

interface LiveTimeBarProps {
  readonly playback: Playback;
  readonly scenario: Scenario;
  readonly protocols: Protocols | null;
}

export function LiveTimeBar({ playback, scenario, protocols }: LiveTimeBarProps) {
  return <TimeBar playback={playback} scenario={scenario} control={useControlLane(protocols)} />;
}
