/** Samples of the last minutes: each has what was counted since the one before. */
import { expect, it, onTestFinished } from 'vitest';
import { createInstruments } from '../../src/lib/instruments.ts';
import type { ServerState } from '../../src/lib/server-state.ts';
import { History, KEPT_SAMPLES } from '../../src/operator/history.ts';
import { readTotals } from '../../src/operator/totals.ts';

const STORED = {
  jobs: { queued: 0, running: 0, done: 0, failed: 0, cancelled: 0 },
  queue: [
    { kind: 'quick', waiting: 2, computed: 1, oldestWaitSeconds: 1 },
    { kind: 'full', waiting: 40, computed: 0, oldestWaitSeconds: 9 },
  ],
  resultBytes: 0,
  scenarioBytes: 0,
} as const;

function begun() {
  const instruments = createInstruments();
  let stored: ServerState['stored'] = STORED;
  const history = new History({
    totals: () => readTotals(instruments),
    state: async () => ({ people: { seats: 3, addresses: 1 }, stored, disk: undefined }),
  });
  onTestFinished(() => history.close());
  return {
    instruments,
    history,
    loseDatabase: () => {
      stored = undefined;
    },
  };
}

it('counts from sample to sample, and not what was there before the first', async () => {
  const { instruments, history } = begun();
  const answer = (status: number, seconds: number): void =>
    instruments.answers.observe({ method: 'GET', route: '/', status }, seconds);
  answer(200, 1);
  instruments.refusals.inc({ code: 'busy' }, 7);
  await history.take();
  expect(history.samples).toEqual([]);

  answer(200, 0.25);
  answer(503, 0.5);
  instruments.refusals.inc({ code: 'busy' }, 2);
  instruments.queries.observe({ statement: 'select', outcome: 'done' }, 0.125);
  instruments.queries.observe({ statement: 'insert', outcome: 'failed' }, 0.25);
  instruments.waits.observe({ kind: 'quick' }, 3);
  instruments.computing.observe({ kind: 'quick', outcome: 'finished' }, 2);
  await history.take();
  await history.take();
  const [first, second] = history.samples;
  expect(first).toMatchObject({
    answers: 2,
    answerSeconds: 0.75,
    failures: 1,
    trips: 2,
    tripSeconds: 0.375,
    points: 1,
    waitSeconds: 3,
    runSeconds: 2,
    waiting: 42,
    people: 4,
  });
  expect(first?.refusals['busy']).toBe(2);
  expect(first?.seconds).toBeGreaterThan(0);
  expect(second).toMatchObject({ answers: 0, failures: 0, trips: 0, points: 0 });
  expect(second?.refusals['busy']).toBe(0);
});

it('knows no queue while the database is away', async () => {
  const { history, loseDatabase } = begun();
  await history.take();
  loseDatabase();
  await history.take();
  expect(history.samples[0]?.waiting).toBeUndefined();
});

it('keeps the newest', async () => {
  const { instruments, history } = begun();
  await history.take();
  for (let at = 0; at < KEPT_SAMPLES + 3; at += 1) {
    instruments.waits.observe({ kind: 'run' }, at);
    await history.take();
  }
  expect(history.samples).toHaveLength(KEPT_SAMPLES);
  expect(history.samples[0]?.waitSeconds).toBe(3);
});

it('sees that the event loop was held up', async () => {
  const { history } = begun();
  await history.take();
  const held = (ms: number): Promise<void> =>
    new Promise((resolve) =>
      setTimeout(() => {
        const until = performance.now() + ms;
        while (performance.now() < until);
        setTimeout(resolve, 20);
      }, 20),
    );
  await held(300);
  await history.take();
  expect(history.samples[0]?.delayMs).toBeGreaterThan(200);
});
