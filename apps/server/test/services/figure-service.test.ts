import { findExperiment } from '@lanelab/scenario';
import { expect, it } from 'vitest';
import type { JobProgress } from '../../src/jobs/job.ts';
import { createFigureService, type FigurePlan, type FigureService } from '../../src/services/figure-service.ts';
import { createRunService } from '../../src/services/run-service.ts';
import type { ResultRepository } from '../../src/storage/result-repository.ts';
import { FakeSimulator } from '../support/fake-simulator.ts';

function inMemory(): ResultRepository {
  const kept = new Map<string, string>();
  return {
    find: async (key) => kept.get(key),
    findAll: async (keys) => new Map([...kept].filter(([key]) => keys.includes(key))),
    store: async (_kind, key, value) => {
      kept.set(key, value);
    },
  };
}

function setUp(workers: number): { simulator: FakeSimulator; figures: FigureService } {
  const simulator = new FakeSimulator();
  const results = inMemory();
  const runs = createRunService({ simulator, results, bounds: {}, parallel: workers });
  return { simulator, figures: createFigureService({ simulator, results, runs, parallel: workers + 1 }) };
}

async function planned(figures: FigureService, id: string, quality: 'quick' | 'full'): Promise<FigurePlan> {
  const experiment = findExperiment(id);
  if (experiment === null) throw new Error(`no ${id}`);
  return figures.plan(experiment, quality);
}

const context = (signal = new AbortController().signal, reports: JobProgress[] = []) => ({
  signal,
  report: (progress: JobProgress) => void reports.push(progress),
});

/** Storage and simulator answer at once: after a turn of the event loop everything waits that can only wait. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('finishes a quick figure before it goes on with a full one', async () => {
  const { simulator, figures } = setUp(1);
  const full = await planned(figures, 'curitiba-fig7', 'full');
  const quick = await planned(figures, 'curitiba-table3', 'quick');
  const stop = new AbortController();
  simulator.hold();
  const sweep = figures.ensure(full, context(stop.signal));
  await turn();
  const reader = figures.ensure(quick, context());
  await turn();
  simulator.release();
  await reader;
  stop.abort();
  await expect(sweep).rejects.toThrow();
  // Table 3 runs over loopback interfaces, figure 7 between stations.
  const isQuick = simulator.started.map(({ model }) =>
    model.flows.every((flow) => 'to' in flow && flow.from === flow.to),
  );
  expect(isQuick.slice(0, 5)).toEqual([false, true, true, true, true]);
});

it('reports how far it is, and knows when it has everything', async () => {
  const { figures } = setUp(2);
  const quick = await planned(figures, 'curitiba-table3', 'quick');
  const reports: JobProgress[] = [];
  expect(await figures.find(quick)).toBeUndefined();
  await figures.ensure(quick, context(undefined, reports));
  expect(reports[0]).toEqual({ done: 0, total: 4 });
  expect(reports.at(-1)).toEqual({ done: 4, total: 4 });
  expect(reports.map(({ done }) => done)).toEqual(reports.map(({ done }) => done).sort((a, b) => a - b));
  expect((await figures.find(quick))?.provenance).toMatchObject({ done: 4, total: 4 });
});

it('plans a figure once', async () => {
  const { figures } = setUp(1);
  expect(await planned(figures, 'curitiba-fig7', 'full')).toBe(await planned(figures, 'curitiba-fig7', 'full'));
});
