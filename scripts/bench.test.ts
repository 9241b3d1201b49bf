/** What the bench makes of figures: medians, turns, verdicts, tables. */
import { describe, expect, test } from 'vitest';
import { complaint, judged, roundLines, shown, tableLines, verdict } from './bench/judge.mjs';
import { withImports } from './bench/parts/sizes.mjs';
import { inTurn, median } from './bench/rounds.mjs';
import { ROWS, rowOf } from './bench/rows.mjs';

describe('rows', () => {
  test('have ids of their own, and a goal that is beyond the floor', () => {
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
    for (const { better, floor, goal } of ROWS)
      expect(better === 'more' ? goal - floor : floor - goal).toBeGreaterThan(0);
  });

  test('are found by id, and by no other', () => {
    expect(rowOf('w1-hashed')).toMatchObject({ floor: 350, goal: 500 });
    expect(() => rowOf('w6-hashed')).toThrow('no row w6-hashed');
  });
});

describe('a median', () => {
  test('is the middle one, or halfway between the middle two', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow('no values');
  });
});

describe('rounds', () => {
  test('take turns, and keep each figure with its engine', async () => {
    const order: string[] = [];
    const engines = [
      { name: 'new', isOurs: true },
      { name: 'old', isOurs: false },
    ];
    const rows = await inTurn({
      rounds: 2,
      engines,
      measure: (engine: { name: string }) => ({ w5: order.push(engine.name) }),
    });
    expect(order).toEqual(['new', 'old', 'new', 'old']);
    expect(rows).toEqual([{ id: 'w5', ours: [1, 3], theirs: [2, 4] }]);
  });
});

describe('a verdict', () => {
  test('asks for more of rates and for less of times', () => {
    const [rate, time] = [rowOf('w1-hashed'), rowOf('pvc-setup')];
    expect([349.9, 350, 499.9, 500].map((figure) => verdict(rate, figure))).toEqual([
      'missed',
      'floor',
      'floor',
      'goal',
    ]);
    expect([2.01, 2, 0.51, 0.5].map((figure) => verdict(time, figure))).toEqual(['missed', 'floor', 'floor', 'goal']);
  });

  test('takes the median of the rounds, and the ratio of each round by itself', () => {
    // The machine was half as fast in the second round, for both.
    const row = judged({ id: 'w5', ours: [200, 100, 210], theirs: [100, 50, 100] });
    expect(row).toMatchObject({ figure: 200, against: 100, ratio: 2, verdict: 'floor' });
    expect(judged({ id: 'pvc-setup', ours: [1], theirs: [2] })).toMatchObject({ ratio: 2 });
    expect(judged({ id: 'w5', ours: [400] })).toMatchObject({ against: null, ratio: null, verdict: 'goal' });
  });

  test('of rows below their floor names them all', () => {
    const rows = [judged({ id: 'w5', ours: [58] }), judged({ id: 'engine-size', ours: [300] })];
    expect(complaint(rows)).toBe(
      '1 of 2 rows below their floor: W5, four TCP streams (58, floor 150 simulated seconds a CPU second)',
    );
    expect(complaint(rows.slice(1))).toBeNull();
  });
});

describe('the table', () => {
  test('has the rows in the order of the table of goals', () => {
    const lines = tableLines([judged({ id: 'engine-size', ours: [821] }), judged({ id: 'w1-hashed', ours: [360] })]);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^W1, hashed +360 +– +– +350 +500 +floor met/);
    expect(lines[2]).toMatch(/^engine, Brotli +821 +– +– +600 +400 +BELOW FLOOR/);
  });

  test('comes with every round', () => {
    const row = judged({ id: 'w5', ours: [60, 62], theirs: [58, 59] });
    expect(roundLines(row, 'HEAD^')).toEqual([
      'W5, four TCP streams, this tree: 60, 62; median 61',
      'W5, four TCP streams, HEAD^: 58, 59; median 58.5',
    ]);
  });

  test('has three digits at most, or all before the point', () => {
    expect([1418.7, 0.4149, 58.04, 0, null].map(shown)).toEqual(['1 419', '0.415', '58', '0', '–']);
  });
});

test('a script counts with all that it imports, each once', () => {
  const files: Record<string, string> = {
    'page.js': 'import{a as b}from"./both.js";import"./style.js";import("./late.js")',
    'both.js': 'export{c}from"./style.js"',
    'style.js': '',
  };
  expect([...withImports(['page.js'], (name: string) => files[name] ?? '')]).toEqual([
    'page.js',
    'both.js',
    'style.js',
  ]);
});
