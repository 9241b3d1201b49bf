import { expect, test } from 'vitest';
import { SECOND_PS } from '../../networks/common.ts';
import { runFigure } from '../../test/run-figure.ts';
import { classicNDD1 } from './periodic-queue.ts';
import { classicMD1, classicMD1K } from './queues.ts';

/**
 * The interval of ten seeds holds theory in 95 of 100 cases: the half as much again is for the few points that lie beside it by chance.
 * Above that a cell that waits too long, or is lost without cause, would show.
 */
const WIDER = 1.5;

test.each([
  ['M/D/1', classicMD1, {}],
  ['M/D/1/K', classicMD1K, { capacity: [2, 5, 8] }],
] as const)('%s: waits and losses are those of theory, as exactly as ten seeds tell', async (_, experiment, axes) => {
  const { series } = await runFigure(experiment, { axes, repetitions: 10, durationPs: SECOND_PS / 2 });
  const points = series.flatMap((entry) => entry.points).filter(({ paper }) => paper !== null);
  expect(points.length).toBeGreaterThan(5);
  for (const { y, ci95, paper } of points) {
    expect(Math.abs((y ?? 0) - (paper ?? 0))).toBeLessThan(WIDER * (ci95 ?? 0));
    // An interval wider than this says little.
    expect(ci95).toBeLessThan(0.1 * (paper ?? 0));
  }
});

test('nD/D/1: the lengths of the queue are those of streams with independent phases', async () => {
  const { checks, series } = await runFigure(classicNDD1);
  expect(checks.map(({ holds }) => holds)).toEqual([true]);
  const [sampled, theory] = series.map(({ trace }) => trace?.y ?? []);
  // A queue that is there at all is so for 20 of 22 cell times, whatever the phases.
  expect(Math.abs((sampled?.[0] ?? 0) - 20 / 22)).toBeLessThan(0.015);
  expect(theory?.[0]).toBeCloseTo(20 / 22, 12);
});
