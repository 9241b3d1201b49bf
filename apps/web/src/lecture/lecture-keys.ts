/** Keys of the lecture by what they do: `use-present-keys.ts` binds them, the help lists them. */

import { say } from '@lanelab/messages/lecture';
export const lectureKeys = {
  next: { keys: say('lecture-keys.page-down-space-enter'), does: say('lecture-keys.next-beat') },
  previous: { keys: say('lecture-keys.page-up'), does: say('lecture-keys.beat-before') },
  recover: { keys: say('lecture-keys.r-or-home'), does: say('lecture-keys.to-the-start-of-this') },
  play: { keys: 'P', does: say('lecture-keys.play-or-pause') },
  blank: { keys: say('lecture-keys.b-or'), does: say('lecture-keys.blank-the-screen-and-pause') },
  laser: { keys: 'K', does: say('lecture-keys.laser-pointer') },
  notes: { keys: 'N', does: say('lecture-keys.speakers-notes') },
  speaker: { keys: 'S', does: say('lecture-keys.speakers-view') },
  room: { keys: 'L', does: say('lecture-keys.live-room') },
  fullScreen: { keys: 'Shift+F', does: say('lecture-keys.full-screen') },
  leave: { keys: 'Esc', does: say('lecture-keys.leave') },
} as const;
