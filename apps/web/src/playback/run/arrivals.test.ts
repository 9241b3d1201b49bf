import { createEngine } from '@lanelab/engine/node';
import { expect, test } from 'vitest';
import { presetOf } from '../test/test-playback.ts';
import { lastArrivals, watchArrivals } from './arrivals.ts';

const SECOND = 1e12;

test('a run counts each flow by the second, in longer steps where it is long or has many flows', () => {
  const scenario = presetOf('curitiba-fig7', 20 * SECOND);
  expect(watchArrivals(scenario)).toEqual({ series: ['packets:1'], intervalPs: SECOND });
  expect(watchArrivals(presetOf('curitiba-fig7', 9_000 * SECOND)).intervalPs).toBe(9 * SECOND);
  const [flow] = scenario.model.flows;
  if (flow === undefined) throw new Error('no flow');
  const flows = Array.from({ length: 10_000 }, (_, at) => ({ ...flow, id: at + 1 }));
  const many = { ...scenario, model: { ...scenario.model, durationPs: 400 * SECOND, flows } };
  expect(watchArrivals(many).intervalPs).toBe(4 * SECOND);
});

test('counting changes no result, and tells when something arrived last', async () => {
  const scenario = presetOf('bus-overload', 100 * SECOND);
  const engine = createEngine();
  const digestOf = async (isWatched: boolean) => {
    const run = await engine.open(scenario);
    if (isWatched) await run.watch(watchArrivals(scenario));
    await run.runUntil(run.durationPs);
    const last = lastArrivals(await run.drain(), scenario.model.flows);
    const { digest } = await run.result();
    await run.free();
    return { digest, last };
  };
  try {
    const [plain, watched] = [await digestOf(false), await digestOf(true)];
    expect(watched.digest).toBe(plain.digest);
    expect(plain.last.size).toBe(0);
    const stopped = [...watched.last.values()].filter((atPs) => atPs < 90 * SECOND);
    expect(stopped.length).toBeGreaterThan(0);
  } finally {
    await engine.close();
  }
});
