/** Says in a room what happens at a workbench or in a lecture: network, clock, layer, sight, selection, and where its user points. */
import { POINTERS_PER_SECOND, type RoomClock, type RoomView, type Said } from '@lanelab/lessons/room';
import { documentHash, type Scenario } from '@lanelab/scenario';
import { mayComeLater, StoreError } from '../../share/links/ask-server.ts';
import type { Bench } from './bench.ts';
import { expectedPs, isElsewhere } from './room-time.ts';

export interface LeadOptions {
  readonly bench: Bench;
  /** What students read above the network; its own title where it is left out. */
  readonly title?: string | undefined;
  /** Settles when the room has the network. */
  readonly storeNetwork: (hash: string, scenario: Scenario) => Promise<void>;
  readonly say: (says: Said) => void;
  /** Called with what keeps a network from being shown; null once one is shown. */
  readonly onTrouble: (why: unknown) => void;
}

/** How often clock and sight are compared with what was said of them. */
const LOOK_MS = 250;
/** After the last edit, before the network is shown to everybody. */
const SETTLE_MS = 400;
/** Before a network is stored once more that the server could not take. */
const AGAIN_MS = 3000;
const MOST_TITLE = 200;
const MOST_SELECTED = 200;

/** Returns a function that ends it: the students' clocks stand then, since nobody says where they go. */
export function leadBench({ bench, title, storeNetwork, say, onTrouble }: LeadOptions): () => void {
  const { store, playback, layers, drawing } = bench;
  let shown: { readonly scenario: Scenario; readonly hash: string } | null = null;
  let saidClock: { readonly clock: RoomClock; readonly atMs: number } | null = null;
  let saidView = '';
  let settling: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function showNetwork(): Promise<void> {
    const { scenario } = store.getState();
    if (shown?.scenario === scenario) return;
    const hash = documentHash(scenario);
    try {
      if (shown?.hash !== hash) {
        await storeNetwork(hash, scenario);
        if (isOver) return;
        say({ kind: 'scene', hash, title: (title ?? scenario.view.title).slice(0, MOST_TITLE) });
      }
      shown = { scenario, hash };
      onTrouble(null);
      sayClock();
    } catch (error) {
      if (isOver) return;
      onTrouble(error);
      if (error instanceof StoreError && mayComeLater(error)) showIn(AGAIN_MS);
    }
  }

  function showIn(ms: number): void {
    clearTimeout(settling);
    settling = setTimeout(() => void showNetwork(), ms);
  }

  function sayClock(): void {
    const { isPlaying, speed, status, durationPs } = playback.getState();
    // Until the network is shown, the clock would move the one before it.
    if (shown === null || status === 'empty' || status === 'broken') return;
    const clock: RoomClock = { kind: 'clock', timePs: Math.round(playback.goalPs()), speed, isPlaying };
    const now = Date.now();
    const isSame = saidClock?.clock.isPlaying === isPlaying && saidClock.clock.speed === speed;
    if (saidClock !== null && isSame) {
      const expected = expectedPs(saidClock, now, durationPs);
      if (!isElsewhere(saidClock, expected, clock.timePs, durationPs)) return;
    }
    saidClock = { clock, atMs: now };
    say(clock);
  }

  function sayView(): void {
    const { selection } = store.getState();
    const { left, top, right, bottom } = drawing.camera.room();
    const ids = (chosen: ReadonlySet<number>) => [...chosen].slice(0, MOST_SELECTED);
    const view: RoomView = {
      kind: 'view',
      layer: layers.getState().layer,
      sight: { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) },
      selection: { nodes: ids(selection.nodes), links: ids(selection.links), flows: ids(selection.flows) },
    };
    const text = JSON.stringify(view);
    if (text === saidView) return;
    saidView = text;
    say(view);
  }

  const stopPointing = leadPointer(drawing, say);
  const stops = [
    store.subscribe(({ gesture, scenario }, before) => {
      if (gesture === null && scenario !== shown?.scenario) showIn(SETTLE_MS);
      if (store.getState().selection !== before.selection) sayView();
    }),
    layers.subscribe(sayView),
    // Playing, pausing and another speed are said at once; the clock's own steps are looked at below.
    playback.subscribe(({ isPlaying, speed }) => {
      if (isPlaying !== saidClock?.clock.isPlaying || speed !== saidClock.clock.speed) sayClock();
    }),
  ];
  const timer = setInterval(() => {
    sayClock();
    sayView();
  }, LOOK_MS);
  void showNetwork();
  sayView();
  return () => {
    isOver = true;
    if (saidClock?.clock.isPlaying === true)
      say({ ...saidClock.clock, timePs: Math.round(playback.goalPs()), isPlaying: false });
    clearInterval(timer);
    clearTimeout(settling);
    stopPointing();
    for (const stop of stops) stop();
  };
}

const stageUnder = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-stage]') : null;

/** Where the pointer is in the drawing, a few times a second; nowhere once it has left. */
function leadPointer(drawing: Bench['drawing'], say: (says: Said) => void): () => void {
  let waiting: Said | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInside = false;
  const tell = (says: Said) => {
    waiting = says;
    timer ??= setTimeout(() => {
      timer = undefined;
      if (waiting !== null) say(waiting);
    }, 1000 / POINTERS_PER_SECOND);
  };
  const onMove = ({ target, clientX, clientY }: PointerEvent) => {
    const stage = stageUnder(target);
    if (stage === null) {
      if (isInside) tell({ kind: 'pointer', at: null });
      isInside = false;
      return;
    }
    isInside = true;
    const { left, top } = stage.getBoundingClientRect();
    const { x, y, zoom } = drawing.camera.view();
    const place = (at: number, from: number) => Math.round(((at - from) / zoom) * 10) / 10;
    tell({ kind: 'pointer', at: { x: place(clientX - left, x), y: place(clientY - top, y) } });
  };
  addEventListener('pointermove', onMove);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointermove', onMove);
  };
}
