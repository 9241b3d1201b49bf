import { ENGINE_STAMP, ENGINE_VERSION } from '@lanelab/engine';
import { type Experiment, findExperiment } from '@lanelab/papers';
import { expect, it } from 'vitest';
import { createFigureService, type FigurePlan, type FigureService } from '../../src/services/figure-service.ts';
import { createRunService } from '../../src/services/run-service.ts';
import type { ResultRepository } from '../../src/storage/result-repository.ts';
import { FakeSimulator } from '../support/fake-simulator.ts';

function inMemory(): ResultRepository & { looks: number; drop: (key: string) => void } {
  const kept = new Map<string, string>();
  return {
    looks: 0,
    drop: (key) => kept.delete(key),
    find: async (key) => kept.get(key),
    async findAll(keys) {
      this.looks += 1;
      return new Map([...kept].filter(([key]) => keys.includes(key)));
    },
    store: async (_kind, key, value) => {
      kept.set(key, value);
    },
  };
}

function setUp() {
  const simulator = new FakeSimulator();
  const results = inMemory();
  const runs = createRunService({ simulator, results, bounds: {} });
  return { simulator, results, runs, figures: createFigureService({ simulator, results, runs }) };
}

async function planned(figures: FigureService, id: string, quality: 'quick' | 'full'): Promise<FigurePlan> {
  const experiment = findExperiment(id);
  if (experiment === null) throw new Error(`no ${id}`);
  return figures.plan(experiment, quality);
}

const options = { signal: new AbortController().signal, onProgress: () => undefined };

it.each(['curitiba-table2', 'curitiba-table3', 'curitiba-fig10'])('is complete with its points: %s', async (id) => {
  const { simulator, figures } = setUp();
  const figure = await planned(figures, id, 'quick');
  expect(new Set(figure.points).size).toBe(figure.points.length);
  for (const point of figure.points) {
    expect(await figures.find(figure)).toBeUndefined();
    await figures.ensure(figure, point, options);
  }
  const { provenance } = (await figures.find(figure)) ?? {};
  expect(provenance?.done).toBe(provenance?.total);
  const runs = simulator.started.length;
  for (const point of figure.points) await figures.ensure(figure, point, options);
  expect(simulator.started.length).toBe(runs);
});

it('has a figure of full quality at once where it came with the lab from the same engine', async () => {
  const { simulator, figures, results } = setUp();
  simulator.stamp = ENGINE_STAMP;
  const figure = await planned(figures, 'curitiba-table3', 'full');
  const data = await figures.find(figure);
  expect(data?.provenance).toMatchObject({ quality: 'full', engine: ENGINE_VERSION });
  expect(data?.provenance.done).toBe(figure.plan.runs.length);
  expect(figure.plan.runs.length).toBeGreaterThan(4);
  expect(simulator.started).toEqual([]);
  expect(results.looks).toBe(0);
  expect(await figures.find(await planned(figures, 'curitiba-table3', 'quick'))).toBeUndefined();
});

it('computes a figure that another engine has shipped', async () => {
  const { figures } = setUp();
  const figure = await planned(figures, 'curitiba-table3', 'full');
  expect(figure.shipped).toBeNull();
  expect(await figures.find(figure)).toBeUndefined();
});

it('refuses a point that it does not rest on', async () => {
  const { figures } = setUp();
  const figure = await planned(figures, 'curitiba-table3', 'quick');
  await expect(figures.ensure(figure, '0'.repeat(64), options)).rejects.toThrow('rests on no result');
});

it('plans a figure once', async () => {
  const { figures } = setUp();
  expect(await planned(figures, 'curitiba-fig7', 'full')).toBe(await planned(figures, 'curitiba-fig7', 'full'));
});

it('asks for more seeds until the means are known well enough, and for the same ones again', async () => {
  const experiment = findExperiment('curitiba-table3');
  if (experiment === null) throw new Error('no table 3');
  const { quick } = experiment.quality;
  // What the fake measures hangs on the seed alone: no mean is ever known that well.
  const rules = { ...quick, repetitions: 2, stop: { share: 1e-9, atMost: 5 } };
  const strict: Experiment = { ...experiment, quality: { ...experiment.quality, quick: rules } };
  const { simulator, figures } = setUp();
  let figure = await figures.plan(strict, 'quick');
  expect(figure.points).toHaveLength(4 * 2);
  for (const point of figure.points) await figures.ensure(figure, point, options);
  figure = await figures.plan(strict, 'quick');
  expect(figure.points).toHaveLength(4 * 5);
  expect(await figures.find(figure)).toBeUndefined();
  for (const point of figure.points) await figures.ensure(figure, point, options);
  // The seeds differ by point, so one is low: it and the best are run once more with their accounts.
  figure = await figures.plan(strict, 'quick');
  expect(figure.points).toHaveLength(4 * 5 + 2);
  for (const point of figure.points) await figures.ensure(figure, point, options);
  expect((await figures.plan(strict, 'quick')).key).toBe(figure.key);
  const { provenance, series } = (await figures.find(figure)) ?? {};
  expect(provenance).toMatchObject({ done: 22, total: 22 });
  expect(series?.[0]?.points.map(({ runs }) => runs.length)).toEqual([5, 5, 5, 5]);
  expect(simulator.started).toHaveLength(22);
});

it('computes the points of a plan that it knows without a look at the others, and finds one that another server asked for', async () => {
  const experiment = findExperiment('curitiba-fig7');
  if (experiment === null) throw new Error('no figure 7');
  const { simulator, results, runs, figures } = setUp();
  const first = await figures.plan(experiment, 'quick');
  const { looks } = results;
  for (const point of first.points)
    await figures.ensure(await figures.planOf(experiment, 'quick', point), point, options);
  expect(results.looks).toBe(looks);
  const grown = await figures.plan(experiment, 'quick');
  expect(grown.points.length).toBeGreaterThan(first.points.length);
  const elsewhere = createFigureService({ simulator, results, runs });
  const last = grown.points.at(-1) ?? '';
  expect((await elsewhere.planOf(experiment, 'quick', last)).points).toContain(last);
});

it('computes a point whose basis is gone, and the basis before it', async () => {
  const experiment = findExperiment('curitiba-fig7');
  if (experiment === null) throw new Error('no figure 7');
  const { simulator, results, runs, figures } = setUp();
  const first = await figures.plan(experiment, 'quick');
  for (const point of first.points) await figures.ensure(first, point, options);
  const grown = await figures.plan(experiment, 'quick');
  const last = grown.points.find((point) => !first.points.includes(point)) ?? '';
  const [lost = ''] = first.runKeys;
  results.drop(lost);
  const before = simulator.started.length;
  const worker = createFigureService({ simulator, results, runs });
  await worker.compute(experiment, 'quick', last, options);
  expect((await results.findAll([lost, last])).size).toBe(2);
  expect(simulator.started.length).toBe(before + 2);
  await expect(worker.compute(experiment, 'quick', '0'.repeat(64), options)).rejects.toThrow('rests on no result');
});
