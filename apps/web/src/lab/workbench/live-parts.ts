/** The live parts of one workbench: the document's store, its clock, and what keeps its edits. */
import { useEffect, useState } from 'react';
import type { EditorStore } from '../../document/store/types.ts';
import { createPlayback } from '../../playback/controller.ts';
import { startPlayingEngine } from '../../playback/run/playing.ts';
import type { Playback, Speed } from '../../playback/types.ts';
import { createDraftKeeper, type DraftKeeper, type KeeperOptions } from '../../share/drafts/keeper.ts';

/** Follows the document: edits are kept as a draft until the workbench is closed. Null at first. */
export function useDraftKeeper(store: EditorStore, options: KeeperOptions): DraftKeeper | null {
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null);
  const [first] = useState(options);
  useEffect(() => {
    const made = createDraftKeeper(store, first);
    setKeeper(made);
    return () => void made.dispose();
  }, [store, first]);
  return keeper;
}

export interface Start {
  readonly timePs: number | null;
  readonly speed: Speed | null;
  readonly isPlaying: boolean;
}

/** The clock of the document in the store; an edit of the model gives it a new run at the same instant. Null at first. */
export function usePlaybackOf(store: EditorStore, start: Start): Playback | null {
  const [playback, setPlayback] = useState<Playback | null>(null);
  const [first] = useState(start);
  useEffect(() => {
    const made = createPlayback({
      startEngine: startPlayingEngine,
      skipsQuiet: true,
      ...(first.speed === null ? {} : { speed: first.speed }),
    });
    made.setScenario(store.getState().scenario);
    if (first.timePs !== null) void made.seek(first.timePs);
    if (first.isPlaying) made.play();
    const stop = store.subscribe((state, before) => {
      if (state.scenario !== before.scenario) made.setScenario(state.scenario);
    });
    setPlayback(made);
    return () => {
      stop();
      made.dispose();
    };
  }, [store, first]);
  return playback;
}
