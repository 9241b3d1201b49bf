/** Asks the run for its connections, paths and states, as often as a person can read them. Renders nothing. */
import type { Scenario } from '@lanelab/scenario';
import { useEffect } from 'react';
import { type Shares } from '../../document/topology-view/traffic-styles.ts';
import type { Playback, Recording } from '../../playback/types.ts';
import { connectionsOf } from './connections.ts';
import { sharesBetween } from './role-shares.ts';
import { useLayersStore } from './state.ts';

const ASK_EVERY_MS = 400;
const none: Shares = new Map();

/** How long a cell that is queued now waits behind the others, its own transmission included. */
function waitsAt(recording: Recording, timePs: number): ReadonlyMap<string, number> {
  return new Map(
    recording.ends.flatMap((end) => {
      const queue = end.cellPs === 0 ? null : recording.queueAt(end, timePs);
      return queue === null ? [] : [[end.key, (queue + 1) * end.cellPs] as const];
    }),
  );
}

export function LayerFeed({ playback, model }: { readonly playback: Playback; readonly model: Scenario['model'] }) {
  const layers = useLayersStore();
  useEffect(() => {
    let isOver = false;
    let isAsking = false;
    let isDue = false;
    let timer: number | null = null;
    const ask = async () => {
      timer = null;
      isDue = false;
      isAsking = true;
      const found = await playback.inspect(async (question) => ({
        vccs: await question({ kind: 'vccs' }),
        paths: await question({ kind: 'paths' }),
        states: await question({ kind: 'states' }),
      }));
      isAsking = false;
      if (isOver) return;
      if (found !== null) {
        const { vccs, paths, states } = found.answer;
        const connections = connectionsOf(vccs, model);
        const before = layers.getState().now;
        const shares =
          before === null || before.timePs === found.timePs
            ? (before?.shares ?? none)
            : sharesBetween(before.connections, connections);
        const waits = waitsAt(playback.recording, found.timePs);
        layers.setState({ now: { timePs: found.timePs, connections, paths, states, shares, waits } });
      }
      // The engine was busy with another question: ask again, if there is a run at all.
      const { status } = playback.getState();
      if (isDue || (found === null && status !== 'empty' && status !== 'broken')) schedule();
    };
    function schedule(): void {
      isDue = true;
      if (isAsking || timer !== null) return;
      timer = window.setTimeout(() => void ask(), ASK_EVERY_MS);
    }
    let lastMark = '';
    const stop = playback.subscribe(({ timePs, status }) => {
      const mark = `${timePs} ${status}`;
      if (mark === lastMark || status === 'working' || status === 'loading') return;
      lastMark = mark;
      schedule();
    });
    schedule();
    return () => {
      isOver = true;
      if (timer !== null) clearTimeout(timer);
      stop();
      layers.setState({ now: null, lit: [], pinned: [] });
    };
  }, [playback, layers, model]);
  return null;
}
