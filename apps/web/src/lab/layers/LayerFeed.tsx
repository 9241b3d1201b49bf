/** Asks the run what is open, where flows go and who is up, as often as someone can read it. Shows nothing. */
import type { Scenario } from '@lanelab/scenario';
import { useEffect } from 'react';
import { type Shares, shareKey } from '../../document/topology-view/traffic-shares.ts';
import type { Playback, Recording } from '../../playback/types.ts';
import { connectionsOf } from './connections.ts';
import { sharesBetween } from './role-shares.ts';
import { useLayersStore } from './state.ts';

const everyMs = 400;
const none: Shares = new Map();

/** Behind what is in the queue, and the time of the cell itself. */
function waitsAt(recording: Recording, timePs: number): ReadonlyMap<string, number> {
  return new Map(
    recording.ends.flatMap((end) => {
      const queue = end.cellPs === 0 ? null : recording.queueAt(end, timePs);
      return queue === null ? [] : [[shareKey(end.link, end.direction), (queue + 1) * end.cellPs] as const];
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
      const said = await playback.inspect(async (question) => ({
        vccs: await question({ kind: 'vccs' }),
        paths: await question({ kind: 'paths' }),
        states: await question({ kind: 'states' }),
      }));
      isAsking = false;
      if (isOver) return;
      if (said !== null) {
        const { vccs, paths, states } = said.answer;
        const connections = connectionsOf(vccs, model);
        const before = layers.getState().now;
        const shares =
          before === null || before.timePs === said.timePs
            ? (before?.shares ?? none)
            : sharesBetween(before.connections, connections);
        const waits = waitsAt(playback.recording, said.timePs);
        layers.setState({ now: { timePs: said.timePs, connections, paths, states, shares, waits } });
      }
      // Somebody else had the engine: once more, where there is a run at all.
      const { status } = playback.getState();
      if (isDue || (said === null && status !== 'empty' && status !== 'broken')) schedule();
    };
    function schedule(): void {
      isDue = true;
      if (isAsking || timer !== null) return;
      timer = window.setTimeout(() => void ask(), everyMs);
    }
    let told = '';
    const stop = playback.subscribe(({ timePs, status }) => {
      const mark = `${timePs} ${status}`;
      if (mark === told || status === 'working' || status === 'loading') return;
      told = mark;
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
