/** Asks the run what is open, where flows go and who is up, as often as someone can read it. Shows nothing. */
import type { Scenario } from '@lanelab/scenario';
import { useEffect } from 'react';
import type { Playback } from '../playback/types.ts';
import { connectionsOf } from './connections.ts';
import { useLayersStore } from './state.ts';

const everyMs = 400;

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
        layers.setState({ now: { timePs: said.timePs, connections: connectionsOf(vccs, model), paths, states } });
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
