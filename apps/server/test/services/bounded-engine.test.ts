import { BoundError, EngineCrash, type Run, type WorkerEngine } from '@lanelab/engine';
import { expect, it, vi } from 'vitest';
import { boundedEngine } from '../../src/services/bounded-engine.ts';

/** An engine whose runs end as the test asks, and whose worker goes when it is closed. */
function engine(runUntil: (closed: Promise<never>) => Promise<never>): { engine: WorkerEngine; free: Run['free'] } {
  let lose: (crash: EngineCrash) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const lost = new Promise<EngineCrash>((resolve) => {
    lose = resolve;
  });
  const closed = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  closed.catch(() => undefined);
  const never = () => Promise.reject(new Error('not asked for'));
  const free = vi.fn(async () => undefined);
  const run: Run = {
    durationPs: 1,
    runUntil: () => runUntil(closed),
    apply: never,
    watch: never,
    drain: never,
    counts: never,
    why: never,
    inspect: never,
    capture: never,
    takeCapture: never,
    endCapture: never,
    captureCounts: never,
    result: never,
    stateHash: never,
    snapshot: never,
    restore: never,
    free,
  };
  const close = async (): Promise<void> => {
    refuse(new Error('The engine is closed.'));
    lose(new EngineCrash('closed'));
  };
  return { engine: { lost, info: never, overhead: never, close, open: async () => run }, free };
}

it('ends its worker with the run that broke a bound', async () => {
  const made = engine(() => Promise.reject(new BoundError('Too much.')));
  const run = await boundedEngine(made.engine).open({});
  await expect(run.runUntil(1)).rejects.toThrow('Too much.');
  await expect(made.engine.lost).resolves.toBeInstanceOf(EngineCrash);
  await run.free();
  expect(made.free).not.toHaveBeenCalled();
});

it('keeps its worker after any other end', async () => {
  const made = engine(() => Promise.reject(new DOMException('The run was cancelled.', 'AbortError')));
  const run = await boundedEngine(made.engine).open({});
  await expect(run.runUntil(1)).rejects.toMatchObject({ name: 'AbortError' });
  await run.free();
  expect(made.free).toHaveBeenCalledOnce();
});

it('ends a run that does not come back', async () => {
  const made = engine((closed) => closed);
  const run = await boundedEngine(made.engine, 1).open({});
  await expect(run.runUntil(1, { bounds: { wallMs: 5 } })).rejects.toMatchObject({
    name: 'BoundError',
    message: expect.stringContaining('more than 5 ms'),
  });
});
