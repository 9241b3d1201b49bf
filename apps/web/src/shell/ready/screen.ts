/** Whether the lecture has the room that it is made for. */
import { say } from '@lanelab/messages/ready';
import { formatDecimal } from '../../base/format/number.ts';
import type { Finding } from './finding.ts';

/** All in CSS px. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
  /** Width of the window with its frame, which does not change with the size of the page in it. */
  readonly outerWidth: number;
  /** Device px of one CSS px. */
  readonly ratio: number;
  readonly hasFullScreen: boolean;
}

/** A browser window on a projector of 1280 × 800 px. */
const NEEDED = { width: 1280, height: 665 } as const;

/** The smaller side of a screen that is no phone's. */
const LEAST_SIDE = 600;
/** Share of the screen from which on a window cannot grow to the side. */
const WHOLE = 0.9;

const fits = (width: number, height: number): boolean => width >= NEEDED.width && height >= NEEDED.height;

export function judgeScreen(size: ScreenSize): Finding {
  const { width, height, screenWidth, screenHeight, ratio, hasFullScreen } = size;
  const needed = { wide: NEEDED.width, high: NEEDED.height };
  const window = { width, height };
  const screen = { screenWide: screenWidth, screenHigh: screenHeight };
  const shownRatio = formatDecimal(ratio, ratio % 1 === 0 ? 0 : 2);
  if (fits(width, height)) {
    if (!hasFullScreen)
      return {
        state: 'limit',
        found: say('screen.no-full-screen', window),
        todo: say('screen.no-full-screen.do'),
      };
    return { state: 'ready', found: say('screen.ready', { ...window, ...needed, ratio: shownRatio }) };
  }
  const canGrow = fits(screenWidth, screenHeight);
  const isEnlarged = ratio > 1 && fits(width * ratio, height * ratio);
  const isPhone = Math.min(screenWidth, screenHeight) < LEAST_SIDE;
  const isWhole = size.outerWidth >= WHOLE * screenWidth;
  if (isEnlarged && isWhole && !isPhone)
    return {
      state: 'limit',
      found: say('screen.zoomed', { ...window, ...needed, ratio: shownRatio }),
      todo: say('screen.zoomed.do'),
    };
  if (canGrow)
    return {
      state: 'limit',
      found: say('screen.small-window', { ...window, ...screen, ...needed }),
      todo: say('screen.small-window.do'),
    };
  return { state: 'limit', found: say('screen.small', { ...screen, ...needed }), todo: say('screen.small.do') };
}
