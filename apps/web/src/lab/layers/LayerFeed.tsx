/** Asks the run for its connections, paths and states, as often as a person can read them. Renders nothing. */
import type { Scenario } from '@lanelab/scenario';
import { useEffect } from 'react';
import type { Shares } from '../../document/topology-view/traffic-styles.ts';
import type { Playback, Recording } from '../../playback/types.ts';
import { type Connection, connectionsOf } from './connections.ts';
import { sharesBetween } from './role-shares.ts';
import { useLayersStore } from './state.ts';

const ASK_EVERY_MS = 400;

/** The last look at a run. A drawing that is shown again, in a pane of another size, goes on from it and keeps its colours. */
interface Look {
  readonly model: Scenario['model'];
  readonly timePs: number;
  readonly connections: readonly Connection[];
  readonly shares: Shares;
}

const lastLooks = new WeakMap<Playback, Look>();

/** What went by between two looks; since the start of the run where there was none before. */
function sharesSince(before: Look | undefined, timePs: number, connections: readonly Connection[]): Shares {
  if (before?.timePs === timePs) return before.shares;
  // The clock went back: what was counted later says nothing about what went by now.
  const isLater = before !== undefined && before.timePs < timePs;
  return sharesBetween(isLater ? before.connections : [], connections);
}

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
        const before = lastLooks.get(playback);
        const shares = sharesSince(before?.model === model ? before : undefined, found.timePs, connections);
        lastLooks.set(playback, { model, timePs: found.timePs, connections, shares });
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
