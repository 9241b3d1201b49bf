/** An engine that stops between two slices when its turn is over, keeps its run open, and goes on with the next turn. */
import type { Engine, Run, RunOptions, ScenarioDocument } from '@lanelab/engine';
import type { Turns } from './turns.ts';

export function sharedEngine<Shared extends Engine>(engine: Shared, turns: Pick<Turns, 'enter'>): Shared {
  function sharedRun(run: Run): Run {
    const share = turns.enter();

    async function runUntil(timePs: number, options: RunOptions = {}) {
      const { signal, onProgress } = options;
      for (;;) {
        const turn = await share.take(signal);
        const over = new AbortController();
        try {
          return await run.runUntil(timePs, {
            ...options,
            signal: signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
            onProgress: (progress) => {
              onProgress?.(progress);
              if (turn.isOver()) over.abort();
            },
          });
        } catch (error) {
          const isTurnOver = over.signal.aborted && error instanceof Error && error.name === 'AbortError';
          if (!isTurnOver || signal?.aborted === true) throw error;
        } finally {
          turn.end();
        }
      }
    }

    return {
      ...run,
      runUntil,
      free: async () => {
        share.leave();
        await run.free();
      },
    };
  }

  return { ...engine, open: async (scenario: ScenarioDocument) => sharedRun(await engine.open(scenario)) };
}
