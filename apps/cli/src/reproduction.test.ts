/** Curitiba in the built engine: what the paper published, what it says of the curves, and what no run may depend on. */

import { createNodePool } from '@lanelab/engine/node';
import { collect, type Experiment, type FigureData, findExperiment, plan } from '@lanelab/papers';
import { afterAll, describe, expect, test } from 'vitest';

const pool = createNodePool(2);
afterAll(() => pool.close());

async function figure(experiment: Experiment): Promise<FigureData> {
  const planned = plan(experiment, 'quick');
  const tasks = planned.runs.map(({ key, scenario }) => ({ key, scenario }));
  const { results, failures } = await pool.run(tasks);
  expect([...failures]).toEqual([]);
  return collect(experiment, planned, { runs: results, overhead: [], engine: 'test' });
}

function known(id: string): Experiment {
  const experiment = findExperiment(id);
  if (experiment === null) throw new Error(`there is no experiment ${id}`);
  return experiment;
}

const best = (data: FigureData): number =>
  Math.max(...data.series.flatMap(({ points }) => points.map(({ y }) => y ?? 0)));

describe('Curitiba, quick', () => {
  test('table 3: every station within 0.5 % by one scale each', async () => {
    const { residuals } = await figure(known('curitiba-table3'));
    expect(residuals).toHaveLength(4);
    for (const { percent } of residuals) expect(Math.abs(percent ?? Infinity)).toBeLessThan(0.5);
  });

  test('figure 7: the best value within 1 %, small messages poor, small buffers short', async () => {
    const data = await figure(known('curitiba-fig7'));
    expect(Math.abs(best(data) / 21.618 - 1)).toBeLessThan(0.01);
    expect(data.checks.length).toBeGreaterThan(1);
    for (const { statement, holds } of data.checks) expect({ statement, holds }).toEqual({ statement, holds: true });
  });

  test('figure 8: level from 32 768 on, lower between 20 480 and 28 672', async () => {
    const { checks } = await figure(known('curitiba-fig8'));
    expect(checks).toHaveLength(2);
    for (const { statement, holds } of checks) expect({ statement, holds }).toEqual({ statement, holds: true });
  });
});

test('without the papers\u2019 values every computed series is the same', async () => {
  const experiment = known('curitiba-table3');
  const blind = { ...experiment, paperPoints: [] };
  const series = (data: FigureData) => data.series.map(({ points }) => points.map(({ x, y }) => [x, y]));
  expect(series(await figure(blind))).toEqual(series(await figure(experiment)));
});
