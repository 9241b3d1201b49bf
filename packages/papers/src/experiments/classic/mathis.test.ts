import { expect, test } from 'vitest';
import { runFigure } from '../../test/run-figure.ts';
import { classicMathis } from './mathis.ts';

/** Two round trips of a hundred repair a loss, at half the window: the formula has neither. */
const REPAIR = 0.05;

test('C is that of the formula where losses are rare, and less where they are not', async () => {
  const { series, checks } = await runFigure(classicMathis);
  expect(series.map(({ key }) => key)).toEqual(['1', '2']);
  for (const [index, { points }] of series.entries()) {
    const formula = Math.sqrt(3 / (2 * (index + 1)));
    const values = points.map(({ y }) => y ?? 0);
    expect(values.at(-1)).toBeGreaterThan(formula * (1 - REPAIR));
    expect(Math.max(...values)).toBeLessThan(formula);
    expect(values[0]).toBeLessThan(values.at(-1) ?? 0);
  }
  expect(checks.map(({ holds }) => holds)).toEqual([true, true]);
});
