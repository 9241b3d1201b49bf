/** The document of the report: every published row with ours beside it, withheld ones empty, nothing that could be mistaken. */

import { expect, test } from 'vitest';
import type { Experiment } from '../../packages/papers/src/experiment.ts';
import { EXPERIMENTS } from '../../packages/papers/src/experiments/registry.ts';
import { collect } from '../../packages/papers/src/figures/collect.ts';
import { plan } from '../../packages/papers/src/figures/plan.ts';
import { resultWith } from '../../packages/papers/src/test/results.ts';
import { reproduction } from './document.mts';

/** Made-up results: 10 Mb/s for every flow. */
function reported(experiment: Experiment) {
  const planned = plan(experiment, 'quick');
  const flows = [1, 2, 3, 4].map((id) => ({ id, goodputMbps: 10, lost: 0, reordered: 0, meanDelayUs: 2_000 }));
  const result = resultWith({ engine: '0.0.0', wallMs: 1_000, flows });
  const runs = new Map(planned.runs.map(({ key }) => [key, result]));
  return { experiment, data: collect(experiment, planned, { runs }), bands: new Map() };
}

const TUT = EXPERIMENTS.filter(({ id }) => id.startsWith('tut-table'));

test('each published row has ours, its error and whether it was fitted', () => {
  const text = reproduction(TUT.map(reported), 'quick', '0.0.0');
  expect(text).toContain('| LANE: urku to jaarli | 114.57 ± 1.58 | 10 |  | -91.27 % | calibrated | differs |');
  expect(text).toContain('![');
});

test('values that no parameter can meet stand apart from fitted ones', () => {
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
