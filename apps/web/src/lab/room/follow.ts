/** Brings a workbench where the teacher's is: clock, layer, sight and selection. The network itself is opened by the page. */
import type { RoomView } from '@lanelab/lessons/room';
import { LAYERS } from '@lanelab/scenario';
import { selecting } from '../../document/store/selection.ts';
import type { FactsStore } from '../../share/room/room-facts.ts';
import { fixedCamera } from '../editor/environment.ts';
import type { Bench } from './bench.ts';
import { expectedPs, isElsewhere } from './room-time.ts';

export interface FollowOptions {
  readonly bench: Bench;
  readonly facts: FactsStore;
  /** The server's clock, ms since 1970. */
  readonly nowMs: () => number;
}

/** How often the clock is compared with the teacher's. */
const LOOK_MS = 250;
/** Between two seeks while the clock plays: a machine that is slower than the teacher's is brought on in steps. */
const SEEK_PAUSE_MS = 1500;
/** The largest zoom of a stage. */
const MOST_ZOOM = 4;

/** Returns a function that ends it. */
export function followBench({ bench, facts, nowMs }: FollowOptions): () => void {
  const { store, playback, layers, drawing } = bench;
  let soughtAt = 0;
  let shownView: RoomView | null = null;
  let shownSight = '';

  function followClock(): void {
    const heard = facts.getState().clock;
    const { status, durationPs, speed, isPlaying, skipsQuiet } = playback.getState();
    if (heard === null || status === 'empty' || status === 'broken' || status === 'loading') return;
    const { clock } = heard;
    // The teacher's clock says where quiet stretches are skipped.
    if (skipsQuiet) playback.setSkipsQuiet(false);
    if (speed !== clock.speed) playback.setSpeed(clock.speed);
    const expected = expectedPs(heard, nowMs(), durationPs);
    const plays = clock.isPlaying && expected < durationPs;
    // Whatever the student does to the clock is undone: it is the teacher's.
    if (isPlaying !== plays) {
      if (plays) playback.play();
      else playback.pause();
    }
    if (!isElsewhere(heard, expected, playback.goalPs(), durationPs)) return;
    const now = performance.now();
    if (clock.isPlaying && (status === 'working' || now - soughtAt < SEEK_PAUSE_MS)) return;
    soughtAt = now;
    void playback.seek(expected);
  }

  function followView(): void {
    const { view } = facts.getState();
    // A drawing that no stage shows yet has no sight.
    if (view === null || view === shownView || drawing.camera === fixedCamera) return;
    shownView = view;
    const { layer: name, sight, selection } = view;
    const layer = LAYERS.find((one) => one === name);
    if (layer !== undefined && layers.getState().layer !== layer) layers.setState({ layer, lit: [], pinned: [] });
    store.select(selecting(selection));
    const text = JSON.stringify(sight);
    if (sight === null || text === shownSight) return;
    shownSight = text;
    // As near as the teacher looks, however large this screen is.
    drawing.camera.fit(() => sight, MOST_ZOOM);
  }

  const follow = () => {
    followClock();
    followView();
  };
  const stop = facts.subscribe(follow);
  const timer = setInterval(follow, LOOK_MS);
  follow();
  return () => {
    clearInterval(timer);
    stop();
  };
}
