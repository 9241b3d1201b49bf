/** What a clock shows before it has a run. */
import { say } from '@lanelab/messages/playback';
import { DEFAULT_SPEED, detailOf } from './speed.ts';
import type { PlaybackState } from './types.ts';

export const nothingToRun: PlaybackState = {
  status: 'empty',
  timePs: 0,
  durationPs: 0,
  isPlaying: false,
  speed: DEFAULT_SPEED,
  achieved: null,
  detail: detailOf(DEFAULT_SPEED),
  skipsQuiet: false,
  gap: null,
  notice: null,
  share: 0,
  reachedPs: 0,
  stateHash: null,
  failure: say('controller.nothing-to-run-yet-draw'),
};
