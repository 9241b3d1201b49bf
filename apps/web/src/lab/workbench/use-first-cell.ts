/** A link that plays at once shows its first cell before the forms beside the drawing are fetched. */
import { useEffect, useState } from 'react';
import type { EditorStore } from '../../document/store/types.ts';
import type { Playback } from '../../playback/types.ts';

/** Where no cell comes by then, there may be none. */
const longestWaitMs = 5000;

/** True at once where nothing plays; else with the first cell, or when something is selected or the clock stops. */
export function useFirstCell(isPlayingAtOnce: boolean, playback: Playback, store: EditorStore): boolean {
  const [isOver, setIsOver] = useState(() => !isPlayingAtOnce || !playback.getState().isPlaying);
  useEffect(() => {
    if (isOver) return;
    const end = () => setIsOver(true);
    const marks = new PerformanceObserver((list) => {
      if (list.getEntriesByName('lab:first-cell').length > 0) end();
    });
    marks.observe({ type: 'mark' });
    const timer = setTimeout(end, longestWaitMs);
    const stops = [
      store.subscribe((state, before) => {
        if (state.selection !== before.selection) end();
      }),
      playback.subscribe(({ isPlaying }) => {
        if (!isPlaying) end();
      }),
    ];
    return () => {
      marks.disconnect();
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [isOver, playback, store]);
  return isOver;
}
