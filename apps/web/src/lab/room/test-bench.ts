/** A workbench for tests: a real document, drawing and layers, and a clock that goes where the test says. */
import { mustParse, type Scenario } from '@lanelab/scenario';
import { createEditorStore } from '../../document/store/store.ts';
import type { Playback, PlaybackState } from '../../playback/types.ts';
import { createDrawing } from '../editor/create-drawing.ts';
import { createLayers } from '../layers/state.ts';
import type { Bench } from './bench.ts';

const DURATION_PS = 1e12;

export interface TestBench extends Bench {
  /** Sets the state of the clock, as if its user or the engine did. */
  readonly clockIs: (change: Partial<PlaybackState>) => void;
  /** What was asked of the clock. */
  readonly asked: string[];
}

export const testScenario = (title = ''): Scenario =>
  mustParse({
    lanelab: 1,
    model: { nodes: [{ id: 1, kind: 'host', name: 'A', ports: [{ id: 1, phy: 'oc3c' }] }], durationPs: DURATION_PS },
    view: { title },
  });

export function testBench(): TestBench {
  const store = createEditorStore(testScenario());
  const listeners = new Set<(state: PlaybackState) => void>();
  const asked: string[] = [];
  let state = {
    status: 'ready',
    timePs: 0,
    durationPs: DURATION_PS,
    isPlaying: false,
    speed: 2e7,
    skipsQuiet: true,
  } as PlaybackState;
  const clockIs = (change: Partial<PlaybackState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  };
  const ask = (what: string, change: Partial<PlaybackState>) => {
    asked.push(what);
    clockIs(change);
  };
  const playback = {
    getState: () => state,
    subscribe: (listener: (state: PlaybackState) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goalPs: () => state.timePs,
    play: () => ask('play', { isPlaying: true }),
    pause: () => ask('pause', { isPlaying: false }),
    setSpeed: (speed: PlaybackState['speed']) => ask(`speed ${speed}`, { speed }),
    setSkipsQuiet: (skipsQuiet: boolean) => ask(`skips ${skipsQuiet}`, { skipsQuiet }),
    seek: async (timePs: number) => ask(`seek ${timePs}`, { timePs }),
  } as unknown as Playback;
  return { store, playback, layers: createLayers('physical'), drawing: createDrawing(store), clockIs, asked };
}
