/** The document of the report: every published row with ours beside it, what it was to the model, and whose spread a verdict rests on. */

import { describe, expect, test } from 'vitest';
import type { Experiment } from '../../packages/papers/src/experiment.ts';
import { EXPERIMENTS } from '../../packages/papers/src/experiments/registry.ts';
import { collect } from '../../packages/papers/src/figures/collect.ts';
import { plan } from '../../packages/papers/src/figures/plan.ts';
import { resultWith } from '../../packages/papers/src/test/results.ts';
import { reproduction } from './document.mts';
import type { Reported } from './figures.mts';

/** Made-up results: so many Mb/s for every flow. */
function reported(experiment: Experiment, goodputMbps = 10): Reported {
  const planned = plan(experiment, 'quick');
  const flows = [1, 2, 3, 4].map((id) => ({ id, goodputMbps, lost: 0, reordered: 0, meanDelayUs: 2_000 }));
  const result = resultWith({ engine: '0.0.0', wallMs: 1_000, flows });
  const runs = new Map(planned.runs.map(({ key }) => [key, result]));
  return { experiment, data: collect(experiment, planned, { runs }), bands: new Map() };
}

const experiment = (id: string): Experiment => {
  const found = EXPERIMENTS.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no experiment ${id}`);
  return found;
};

const text = (...figures: readonly Reported[]): string => reproduction(figures, 'quick', '0.0.0');

/** Cells of a figure's row, without their padding. */
const rowOf = (document: string, label: string): readonly string[] =>
  (document.split('\n').find((line) => line.startsWith(`| ${label} |`)) ?? '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('each published row has ours, its error and what it was to the model', () => {
  const document = text(reported(experiment('tut-table1')));
  expect(rowOf(document, 'LANE: urku to jaarli')).toEqual([
    'LANE: urku to jaarli',
    '114.57 ± 1.58',
    '10',
    '',
    '-91.27 %',
    'calibrated',
    'differs',
  ]);
  expect(document).toContain('![');
});

test('values that no parameter can meet stand apart from fitted ones', () => {
  const document = text(reported(experiment('tut-table1')));
  expect(rowOf(document, 'LANE: basso to sello')).toContain('predicted');
  expect(document).toContain('not fitted: a first-come-first-served router forwards both directions alike');
});

test('a blind prediction stands beside ours, with its error and its engine', () => {
  const document = text(reported(experiment('tut-table2')));
  expect(document).toContain('| Predicted blind, engine 0.1.0 (a39a4c9) |');
  expect(rowOf(document, 'MPOA: total')).toEqual([
    'MPOA: total',
    '161.05',
    '40',
    '',
    '-75.16 %',
    '124.81, -22.50 %',
    'explained afterwards',
    'differs',
  ]);
});

test('a figure without blind predictions has no column for them', () => {
  expect(text(reported(experiment('tut-table1')))).not.toContain('Predicted blind, engine');
});

describe('a verdict names whose spread it rests on', () => {
  test.each([
    ['curitiba-fig10', 22.2, 'best value', 'predicted', 'inside the paper’s own spread'],
    ['curitiba-fig10', 21.9, 'best value', 'predicted', 'outside the paper’s own spread'],
    ['detken-fig8', 33, 'level', 'calibrated', 'inside our reading of the plot, ± 3.5 Mb/s'],
    ['curitiba-table3', 41.47, 'Madeira', 'calibrated', 'no spread published'],
    ['detken-fig10', 78, 'best value', 'explained afterwards', 'no spread published'],
    ['curitiba-fig9', 20, 'best value', 'predicted', 'differs'],
  ])('%s at %d Mb/s: %s is %s, %s', (id, rate, label, how, verdict) => {
    const row = rowOf(text(reported(experiment(id), rate)), label);
    expect(row.slice(-2)).toEqual([how, verdict]);
  });

  test('"inside" and "within" never stand alone', () => {
    const figures = EXPERIMENTS.filter(({ kind }) => kind === 'sweep' || kind === 'variants').map((one) =>
      reported(one),
    );
    const verdicts = figures.flatMap(({ data }) => [
      data.verdict.words,
      ...data.residuals.map(({ verdict }) => verdict),
    ]);
    expect(verdicts.length).toBeGreaterThan(100);
    for (const words of verdicts.filter((one) => /inside|within/.test(one)))
      expect(words).toMatch(/paper’s own spread|plot/);
  });
});

test.each(['detken-fig3', 'detken-fig6'])('%s: what chose the model is input', (id) => {
  const { data } = reported(experiment(id));
  expect(data.residuals.length).toBeGreaterThan(0);
  for (const { standing } of data.residuals) expect(standing).toBe('input');
});

test('of a value that may be zero there is no error in per cent', () => {
  const later = reported(experiment('detken-fig5')).data.residuals.find(({ key }) => key === 'later');
  expect(later).toMatchObject({ paper: 0.5, percent: null });
});

test('what a paper says of its values stands below them, once for all rows that share it', () => {
  expect(text(reported(experiment('tut-table2')))).toContain(
    '- Published, LANE: total: the four streams together, as printed; the four values add up to 36.41.',
  );
  const table1 = text(reported(experiment('tut-table1')));
  expect(table1.match(/mean and average deviation of five repetitions/g)).toHaveLength(1);
});

test('a band says what it is over', () => {
  const figure = reported(experiment('tut-table2'));
  const banded = (over: 'fits' | 'fits-and-models') =>
    text({ ...figure, bands: new Map([['mpoa-total', { low: 30, high: 50, over }]]) });
  expect(rowOf(banded('fits'), 'MPOA: total')).toContain('30 to 50 (fits)');
  expect(rowOf(banded('fits-and-models'), 'MPOA: total')).toContain('30 to 50 (fits and models)');
});

test('the words are explained, and nothing is called withheld', () => {
  const document = text(reported(experiment('tut-table2')));
  for (const word of ['calibrated', 'predicted', 'input', 'arithmetic', 'explained afterwards', 'Predicted blind'])
    expect(document).toContain(`*${word}*`);
  expect(document).not.toMatch(/withheld|reference value/);
});
