/** Reasons why there is nothing to play, with the fix. */

import { say } from '@lanelab/messages/playback';
import { clockWords } from './gap-words.ts';
import type { Failure } from './run/failure.ts';

/** @param refusalWords says why a scenario was refused */
export function failureWords(failure: Failure, timePs: number, refusalWords: (refused: Error) => string): string {
  switch (failure.kind) {
    case 'scenario':
      return refusalWords(failure.refused);
    case 'no-wasm':
      return say('failure.this-browser-runs-no-web-assembly');
    case 'not-loaded':
      return say('failure.the-engine-could-not-be', { report: failure.report });
    case 'crash':
      return say('failure.the-engine-broke-down-at', { timePs: clockWords(timePs), report: failure.report });
  }
}
