/** The window and its screen, now and whenever they change. */
import { useSyncExternalStore } from 'react';
import type { ScreenSize } from './screen.ts';

function read(): ScreenSize {
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    outerWidth: window.outerWidth,
    ratio: window.devicePixelRatio,
    hasFullScreen: document.fullscreenEnabled,
  };
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** A text is the same as long as nothing changes, as React wants it. */
const snapshot = (): string => JSON.stringify(read());

export function useScreen(): ScreenSize {
  return JSON.parse(useSyncExternalStore(subscribe, snapshot)) as ScreenSize;
}
