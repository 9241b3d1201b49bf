/** The other scenario of a comparison at work: its store, its drawing, and its run on the clock of the first. */
import { modelHash, type Scenario } from '@lanelab/scenario';
import { useEffect, useMemo, useState } from 'react';
import { report } from '../../base/ui/page-state.ts';
import { createEditorStore } from '../../document/store/store.ts';
import type { Playback } from '../../playback/types.ts';
import { createDrawing } from '../editor/create-drawing.ts';
import type { Drawing } from '../editor/drawing.ts';
import { linkLayers } from '../layers/link-layers.ts';
import { createLayers, type LayersStore } from '../layers/state.ts';
import { linkStages } from './link-stages.ts';

/** A run beside another, as long as it is shown. Null at first. */
export function useBeside(playback: Playback, scenario: Scenario): Playback | null {
  const [beside, setBeside] = useState<Playback | null>(null);
  useEffect(() => {
    const made = playback.beside();
    setBeside(made);
    return () => made.dispose();
  }, [playback]);
  useEffect(() => beside?.setScenario(scenario), [beside, scenario]);
  return beside;
}

/** To look at only; another scenario takes the place of the one before, and what is selected stays. */
export function useOtherDrawing(scenario: Scenario, leader: Drawing, isLinked: boolean): Drawing {
  const [drawing] = useState(() => createDrawing(createEditorStore(scenario, { isReadOnly: true })));
  useEffect(() => {
    if (drawing.store.getState().scenario !== scenario) drawing.store.open(scenario, { isReadOnly: true });
  }, [drawing, scenario]);
  useEffect(() => (isLinked ? linkStages(leader, drawing) : undefined), [isLinked, leader, drawing, scenario]);
  return drawing;
}

/** What the other drawing shows above the cables. */
export function useOtherLayers(leader: LayersStore, isLinked: boolean): LayersStore {
  const [layers] = useState(() => createLayers(leader.getState().layer));
  useEffect(() => (isLinked ? linkLayers(leader, layers) : undefined), [leader, layers, isLinked]);
  return layers;
}

export interface Pane {
  readonly scenario: Scenario;
  readonly playback: Playback;
}

/** Instant at which an engine stands, and its state there. */
interface Standing {
  readonly timePs: number | null;
  readonly stateHash: string | null;
}

const unknown: Standing = { timePs: null, stateHash: null };

/** The position is read as soon as the engine has answered: it may leave the play head after that, to record the cells there. */
async function standingOf(playback: Playback): Promise<Standing> {
  const stateHash = await playback.stateHash();
  return { timePs: playback.positionPs(), stateHash };
}

/** Tells `window.__lab.state()` where each run stands while the clock does: its engine, and the state that this is in there. */
export function usePanesReport(panes: readonly Pane[]): void {
  const hashes = useMemo(() => panes.map(({ scenario }) => modelHash(scenario.model)), [panes]);
  useEffect(() => {
    const [first] = panes;
    if (first === undefined) return;
    let asked = 0;
    const tell = (standings: readonly Standing[]) =>
      report(
        'panes',
        standings.map((standing, index) => ({ model: hashes[index], ...standing })),
      );
    const ask = () => {
      const { isPlaying, status } = first.playback.getState();
      asked += 1;
      const mine = asked;
      if (isPlaying || (status !== 'ready' && status !== 'ended')) return tell(panes.map(() => unknown));
      void Promise.all(panes.map(({ playback }) => standingOf(playback))).then((standings) => {
        if (asked === mine) tell(standings);
      });
    };
    let before = '';
    const stop = first.playback.subscribe(({ isPlaying, status, timePs }) => {
      const now = isPlaying ? 'playing' : `${status} ${timePs}`;
      if (now === before) return;
      before = now;
      ask();
    });
    ask();
    return () => {
      stop();
      asked += 1;
      report('panes', undefined);
    };
  }, [panes, hashes]);
}
