/** A link that plays at once shows its first cell before the forms beside the drawing are fetched. */
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../base/ui/use-media.ts';
import type { EditorStore } from '../../document/store/types.ts';
import type { Playback } from '../../playback/types.ts';

/**
 * Frames in which the clock may move without a cell: five seconds' worth, after which there may be none. Frames and not
 * seconds, since a busy machine needs longer for both; with reduced motion the clock moves twice a second.
 */
const FRAMES_WITHOUT_CELL = { smooth: 300, reduced: 10 };

/** True at once where nothing plays; else from the first cell on, or from the first selection or stop of the clock. */
export function useFirstCell(isPlayingAtOnce: boolean, playback: Playback, store: EditorStore): boolean {
  const [isOver, setIsOver] = useState(() => !isPlayingAtOnce || !playback.getState().isPlaying);
  const isReduced = useReducedMotion();
  useEffect(() => {
    if (isOver) return;
    let framesLeft = FRAMES_WITHOUT_CELL[isReduced ? 'reduced' : 'smooth'];
    const end = () => setIsOver(true);
    const marks = new PerformanceObserver((list) => {
      if (list.getEntriesByName('lab:first-cell').length > 0) end();
    });
    marks.observe({ type: 'mark' });
    const stops = [
      playback.onFrame(() => {
        framesLeft -= 1;
        if (framesLeft === 0) end();
      }),
      store.subscribe((state, before) => {
        if (state.selection !== before.selection) end();
      }),
      playback.subscribe(({ isPlaying }) => {
        if (!isPlaying) end();
      }),
    ];
    return () => {
      marks.disconnect();
      for (const stop of stops) stop();
    };
  }, [isOver, isReduced, playback, store]);
  return isOver;
}
