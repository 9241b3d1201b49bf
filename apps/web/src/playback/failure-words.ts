/** Why there is nothing to play, with the way out. */

import { clockWords } from './gap-words.ts';
import type { Failure } from './run/failure.ts';

export function failureWords(failure: Failure, timePs: number): string {
  switch (failure.kind) {
    case 'scenario':
      return failure.sentence;
    case 'no-wasm':
      return 'This browser runs no WebAssembly, which the engine is made of. The drawing works; open the lab in a current browser to run it.';
    case 'not-loaded':
      return `The engine could not be loaded (${failure.report}). The drawing is kept; press Restart to try again.`;
    case 'crash':
      return `The engine broke down at t = ${clockWords(timePs)} (${failure.report}). The drawing is kept; press Restart for a new engine.`;
  }
}
