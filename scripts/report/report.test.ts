/** The document of the report: every published row with ours beside it, withheld ones empty, nothing that could be mistaken. */

import { expect, test } from 'vitest';
import type { Experiment, RunResultLike } from '../../packages/papers/src/experiment.ts';
import { EXPERIMENTS } from '../../packages/papers/src/experiments/registry.ts';
import { collect } from '../../packages/papers/src/figures/collect.ts';
import { plan } from '../../packages/papers/src/figures/plan.ts';
import { reproduction } from './document.mts';

/** Made-up results: 10 Mb/s for every flow. */
function reported(experiment: Experiment) {
  const planned = plan(experiment, 'quick');
  const result: RunResultLike & { readonly flows: readonly unknown[] } = {
    engine: '0.0.0',
    digest: '0',
    seed: 1,
    simSeconds: 1,
    wallMs: 1_000,
    cellHops: 1,
    flows: [1, 2, 3, 4].map((id) => ({ id, goodputMbps: 10, lost: 0, reordered: 0, meanDelayUs: 2_000 })),
  };
  const runs = new Map(planned.runs.map(({ key }) => [key, result]));
  return { experiment, data: collect(experiment, planned, { runs }), bands: new Map(), wallMs: 1_000 };
}

const TUT = EXPERIMENTS.filter(({ id }) => id.startsWith('tut-table'));

test('each published row has ours, its error and whether it was fitted', () => {
  const text = reproduction(TUT.map(reported), 'quick', '0.0.0');
  expect(text).toContain('| LANE: urku to jaarli | 114.57 ± 1.58 | 10 |  | -91.27 % | calibrated | differs |');
  expect(text).toContain('![');
});

test('what no parameter can meet is told from what was fitted', () => {
  const text = reproduction(TUT.map(reported), 'quick', '0.0.0');
  expect(text).toMatch(/LANE: basso to sello \| 20\.19 ± 0\.61 .*\| predicted \|/);
  expect(text).toContain('not fitted: a first-come-first-served router forwards both directions alike');
});

test('withheld rows have no published value and no error', () => {
  const text = reproduction(TUT.map(reported), 'quick', '0.0.0');
  const rows = text.split('\n').filter((line) => line.includes('| withheld |'));
  expect(rows.length).toBe(10);
  for (const row of rows)
    expect(row).toMatch(/\| withheld \| [\d.]+ \| {2}\| {2}\| predicted \| no reference value yet \|$/);
});
