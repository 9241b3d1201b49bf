import { collect, EXPERIMENTS, plan } from '@lanelab/papers';
import { describe, expect, test } from 'vitest';
import { drawn, missPercent, promptOf } from './prompt.ts';

function figureOf(id: string) {
  const experiment = EXPERIMENTS.find((entry) => entry.id === id);
  if (experiment === undefined) throw new Error(`no experiment ${id}`);
  return { figure: collect(experiment, plan(experiment, 'quick'), { runs: new Map() }), scenario: experiment.base() };
}

describe('promptOf', () => {
  test('a sweep over numbers is drawn, up to the line rate of the hosts', () => {
    const { figure, scenario } = figureOf('curitiba-fig7');
    const prompt = promptOf(figure, scenario, 1_024);
    expect(prompt).toMatchObject({ kind: 'curve', xs: figure.x.values });
    expect(prompt?.kind === 'curve' ? prompt.top : 0).toBeCloseTo(26.88, 5);
  });

  test('bars are typed, a value each', () => {
    const { figure, scenario } = figureOf('curitiba-table3');
    const prompt = promptOf(figure, scenario, null);
    expect(prompt?.kind === 'values' ? prompt.rows.map(({ label }) => label) : []).toEqual([
      'Solimoes',
      'Negro',
      'Madeira',
      'Tapajos',
    ]);
  });

  test('of a trace a sentence, of a drawing nothing', () => {
    const { figure, scenario } = figureOf('curitiba-fig7');
    expect(promptOf({ ...figure, form: 'scatter' }, scenario, null)).toEqual({ kind: 'words' });
    expect(promptOf({ ...figure, form: 'drawing' }, scenario, null)).toBeNull();
  });
});

describe('drawn', () => {
  const empty = [null, null, null, null];

  test('a touch sets one value', () => {
    expect(drawn(empty, null, { at: 2, y: 5 })).toEqual([null, null, 5, null]);
  });

  test('a stroke sets those that it passes, on a straight line, either way', () => {
    expect(drawn([0, null, null, null], { at: 0, y: 0 }, { at: 3, y: 9 })).toEqual([0, 3, 6, 9]);
    expect(drawn([null, null, null, 9], { at: 3, y: 9 }, { at: 1, y: 3 })).toEqual([null, 3, 6, 9]);
  });

  test('staying over one value moves it', () => {
    expect(drawn([null, 4, null, null], { at: 1, y: 4 }, { at: 1, y: 7 })).toEqual([null, 7, null, null]);
  });
});

test('missPercent is the mean over what was run', () => {
  const { figure } = figureOf('curitiba-table3');
  const [series] = figure.series;
  if (series === undefined) throw new Error('no series');
  const [a, b] = series.points;
  if (a === undefined || b === undefined) throw new Error('no points');
  const prediction = { words: '', points: [a, b].map(({ x }) => ({ series: series.key, x, y: 110 })) };
  expect(missPercent(figure, prediction)).toBeNull();
  const run = {
    ...figure,
    series: [
      {
        ...series,
        points: [
          { ...a, y: 100 },
          { ...b, y: 220 },
        ],
      },
    ],
  };
  expect(missPercent(run, prediction)).toBeCloseTo(30, 9);
});
