import type { RunResult } from '@lanelab/engine';
import { describe, expect, test } from 'vitest';
import type { Experiment, Plan } from '../experiment.ts';
import { findExperiment } from '../experiments/registry.ts';
import { resultWith } from '../test/results.ts';
import { collect } from './collect.ts';
import { plan } from './plan.ts';
import { estimate } from './statistics.ts';

const experiment = (id: string): Experiment => {
  const found = findExperiment(id);
  if (found === null) throw new Error(`no experiment ${id}`);
  return found;
};

const result = (goodputMbps: number): RunResult =>
  resultWith({
    flows: [{ id: 1, goodputMbps }],
  });

const runs = (planned: Plan, goodput: (coords: Readonly<Record<string, number>>, repetition: number) => number) =>
  new Map(planned.runs.map(({ key, coords, repetition }) => [key, result(goodput(coords, repetition))]));

describe('figure 7', () => {
  const figure = experiment('curitiba-fig7');
  const planned = plan(figure, 'full');
  const shape = ({ message = 0, buffer = 0 }) => (message < 100 ? 8 : buffer < 8_192 ? 18 : 21.6);

  test('without results says so', () => {
    expect(collect(figure, planned, { runs: new Map() })).toMatchObject({
      title: 'No values with these settings yet',
      verdict: { kind: 'incomplete', words: '0 of 224 runs' },
      residuals: [{ verdict: 'no value yet', simulated: null }],
    });
  });

  test('fills as runs finish and judges nothing early', () => {
    const some = new Map([...runs(planned, shape)].slice(0, 40));
    const data = collect(figure, planned, { runs: some });
    expect(data.provenance).toMatchObject({ done: 40, total: 224, engine: '1.2.3' });
    expect(data.series.flatMap(({ points }) => points).filter(({ y }) => y === null)).toHaveLength(92);
    expect(data.checks.map(({ holds }) => holds)).toEqual([null, null]);
  });

  test('with all results states finding, checks and verdict', () => {
    const data = collect(figure, planned, { runs: runs(planned, shape) });
    expect(data.title).toBe('Buffers from 8\u2009192 octets on reach 21.60\u00a0Mb/s; 16-octet messages stop at 8.0');
    expect(data.checks.map(({ holds }) => holds)).toEqual([true, true]);
    expect(data.residuals[0]).toMatchObject({
      paper: 21.618,
      simulated: 21.6,
      grade: 'inside',
      verdict: 'inside the paper\u2019s own spread',
      standing: 'calibrated',
    });
    expect(data.verdict).toEqual({ kind: 'within', words: 'calibrated, inside the paper\u2019s own spread' });
    expect(
      data.notes.some(
        (note) => note.includes('do not fall above 16\u00a0384') || note.includes('do not fall above 16 384'),
      ),
    ).toBe(true);
  });

  test('says what differs', () => {
    const data = collect(figure, planned, { runs: runs(planned, ({ buffer = 0 }) => (buffer < 30_000 ? 5 : 21.6)) });
    expect(data.verdict.kind).toBe('differs');
    expect(data.verdict.words).toContain('best buffers from 32\u2009768 on');
  });

  test('takes its limits from the calculator at its own MTU', () => {
    const other = plan(figure, 'quick', { parameters: { mtu: 9_180 } });
    const row = {
      layer: 'application',
      label: '',
      encapsulation: 'clip',
      transport: 'tcp',
      phy: 'atm25',
      cells: null,
    } as const;
    const overhead = [
      { ...row, mtu: 1_500, mbps: 21.63 },
      { ...row, mtu: 9_180, mbps: 22.568 },
    ];
    const data = collect(figure, other, { runs: new Map(), overhead });
    expect(data.references).toEqual([{ key: 'phy', label: 'theory, 54 on the wire', y: 22.568 }]);
    expect(data.provenance.changed).toEqual(['MTU 9\u2009180 octets']);
  });
});

describe('figure 8', () => {
  const figure = experiment('curitiba-fig8');
  const planned = plan(figure, 'full');
  test.each([
    [
      'steady',
      ({ buffer = 0 }) => (buffer < 30_000 ? 9 : 22.4),
      [true, true],
      'Buffers from 32\u2009768 octets on hold',
    ],
    [
      'with its highest value before the dip',
      ({ buffer = 0 }) => (buffer === 16_384 ? 22.45 : buffer === 24_576 ? 20.8 : 22.4),
      [true, true],
      'Buffers from 28\u2009672 octets on hold 22.40\u00a0Mb/s; at 24\u2009576 the rate dips to 20.8',
    ],
    ['flat', () => 22.4, [true, false], 'Every buffer reaches'],
    ['falling', ({ buffer = 0 }) => (buffer > 60_000 ? 9 : 22.4), [false, false], 'larger ones fall behind'],
  ])('%s', (_, shape, holds, title) => {
    const data = collect(figure, planned, { runs: runs(planned, shape) });
    expect(data.checks.map((check) => check.holds)).toEqual(holds);
    expect(data.title).toContain(title);
  });
});

test('a value that is none of the y axis has its own unit', () => {
  const figure = experiment('detken-fig5');
  const data = collect(figure, plan(figure, 'quick'), { runs: new Map() });
  expect(data.residuals.map(({ key, unit }) => [key, unit])).toEqual([
    ['frames', 'frames'],
    ['later', 'frames'],
  ]);
  expect(data.y.unit).toBe('cells/s');
});

describe('a value that was not known when the model was made', () => {
  const figure = experiment('curitiba-fig9');
  const planned = plan(figure, 'quick');

  test('is predicted, and its blind prediction stays beside what is computed now', () => {
    const data = collect(figure, planned, { runs: runs(planned, () => 20) });
    expect(data.residuals).toEqual([
      expect.objectContaining({
        paper: 22.32,
        simulated: 20,
        standing: 'predicted',
        grade: 'differs',
        verdict: 'differs',
        blind: { value: 22.53, engine: '0.1.0 (a39a4c9)' },
      }),
    ]);
    expect(data.verdict).toEqual({ kind: 'differs', words: 'predicted, differs: best value' });
  });
});

test('many values that differ are counted, not named', () => {
  const table = experiment('curitiba-table3');
  const planned = plan(table, 'quick');
  const data = collect(table, planned, { runs: runs(planned, () => 20) });
  expect(data.verdict).toEqual({ kind: 'differs', words: 'calibrated, differs: 4 of 4 values' });
});

describe('repetitions', () => {
  test('give a mean with a confidence interval', () => {
    const figure = experiment('curitiba-table3');
    const planned = plan(figure, 'quick', { repetitions: 3 });
    const data = collect(figure, planned, { runs: runs(planned, (_, repetition) => 100 + repetition) });
    expect(data.series[0]?.points[0]).toMatchObject({ y: 101, paper: 115.567, ci95: expect.closeTo(2.484, 3) });
    expect(data.series[0]?.points[0]?.runs).toHaveLength(3);
  });

  test.each([
    [[], null],
    [[5], { mean: 5, ci95: null, deviation: null }],
    [[4, 6], { mean: 5, ci95: expect.closeTo(12.706, 3), deviation: 1 }],
  ])('estimate %j', (values, expected) => {
    expect(estimate(values)).toEqual(expected);
  });
});

describe('table 2', () => {
  const figure = experiment('curitiba-table2');
  const planned = plan(figure, 'full');

  test('is exact where the calculator yields the paper\u2019s digits', () => {
    const rows = figure.kind === 'overhead' ? figure.cells : [];
    const overhead = rows.map((cell) => {
      const paper = figure.paperPoints.find(({ series, x }) => series === cell.series && x === cell.x);
      return { ...cell, label: '', cells: null, mbps: paper?.y ?? 20 };
    });
    const data = collect(figure, planned, { runs: new Map(), overhead, engine: '1.2.3' });
    expect(data.verdict).toEqual({ kind: 'exact', words: 'arithmetic, exact' });
    expect(data.provenance.engine).toBe('1.2.3');
    expect(data.title).toContain('54');
  });

  test('places an AAL5 row of the real PHY, too', () => {
    const data = collect(figure, planned, { runs: new Map(), overhead: [] });
    expect(data.series.map(({ key, points }) => [key, points.length])).toEqual([
      ['ideal', 11],
      ['phy', 11],
      ['oc3c', 11],
    ]);
  });
});
