/** The parts of a workbench that live as long as its document: the clock, and the keeper of its edits. */
import { useEffect, useState } from 'react';
import type { EditorStore } from '../../document/store/types.ts';
import { createPlayback } from '../../playback/controller.ts';
import { documentRuns } from '../../playback/document-runs.ts';
import { findHeadStart } from '../../playback/find-head-start.ts';
import { startPlayingEngine } from '../../playback/run/playing.ts';
import type { Playback } from '../../playback/types.ts';
import { createDraftKeeper, type DraftKeeper, type KeeperOptions } from '../../share/drafts/keeper.ts';
import type { Beginning } from '../../share/links/link-options.ts';

/** Keeps edits of the document as a draft until the workbench is closed. Null at first. */
export function useDraftKeeper(store: EditorStore, options: KeeperOptions): DraftKeeper | null {
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null);
  const [first] = useState(options);
  useEffect(() => {
    const created = createDraftKeeper(store, first);
    setKeeper(created);
    return () => void created.dispose();
  }, [store, first]);
  return keeper;
}

/** The clock of the document in the store; an edit of the model starts a new run at the same instant. Null at first. */
export function usePlaybackOf(store: EditorStore, beginning: Beginning): Playback | null {
  const [playback, setPlayback] = useState<Playback | null>(null);
  const [first] = useState(beginning);
  useEffect(() => {
    const created = createPlayback({
      startEngine: startPlayingEngine,
      findHeadStart,
      ...documentRuns,
      skipsQuiet: true,
      ...(first.speed === null ? {} : { speed: first.speed }),
    });
    created.setScenario(store.getState().scenario);
    if (first.timePs > 0) void created.seek(first.timePs);
    if (first.isPlaying) created.play();
    const stop = store.subscribe((state, before) => {
      if (state.scenario !== before.scenario) created.setScenario(state.scenario);
    });
    setPlayback(created);
    return () => {
      stop();
      created.dispose();
    };
  }, [store, first]);
  return playback;
}
