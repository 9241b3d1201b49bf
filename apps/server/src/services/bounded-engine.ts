/**
 * A worker engine that ends with the run that broke a bound; the pool then starts another one. Memory of WebAssembly never
 * shrinks, so the next run in that worker would begin above the bound.
 */
import { BoundError, type Run, type RunOptions, type ScenarioDocument, type WorkerEngine } from '@lanelab/engine';

/** The engine looks at the bound of time between two slices; one that does not come back is ended from outside. */
const GRACE_MS = 20_000;

export function boundedEngine(engine: WorkerEngine, graceMs = GRACE_MS): WorkerEngine {
  async function end(): Promise<void> {
    await engine.close();
    await engine.lost;
  }

  function boundedRun(run: Run): Run {
    let isOver = false;

    async function runUntil(timePs: number, options: RunOptions = {}) {
      const wallMs = options.bounds?.wallMs;
      let stuck: BoundError | undefined;
      const watch = (limitMs: number) =>
        setTimeout(() => {
          stuck = new BoundError(
            `The run needs more than ${limitMs} ms of computing time and does not stop by itself.`,
          );
          void engine.close();
        }, limitMs + graceMs);
      const timer = wallMs === undefined ? undefined : watch(wallMs);
      try {
        return await run.runUntil(timePs, options);
      } catch (thrown) {
        const error = stuck ?? thrown;
        if (error instanceof BoundError) {
          isOver = true;
          await end();
        }
        throw error;
      } finally {
        clearTimeout(timer);
      }
    }

    return {
      ...run,
      runUntil,
      free: async () => {
        if (!isOver) await run.free();
      },
    };
  }

  return {
    ...engine,
    open: async (scenario: ScenarioDocument) => boundedRun(await engine.open(scenario)),
  };
}
