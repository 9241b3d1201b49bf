import { expect, test } from 'vitest';
import { runFigure } from '../../test/run-figure.ts';
import { classicVideo } from './video.ts';
import { autocovariance, ratesOf } from './video-statistics.ts';

test('rates are the octets of frames, spread over the time until the next', () => {
  // Frames of 8 000 bits, the first for an eighth of a second, the next for a quarter.
  const rates = ratesOf([5, 5.125, 5.375], 1_000, 0.0625);
  expect(rates).toHaveLength(6);
  for (const rate of rates.slice(0, 2)) expect(rate).toBeCloseTo(0.064, 9);
  for (const rate of rates.slice(2)) expect(rate).toBeCloseTo(0.032, 9);
});

test('a step that a frame ends in has part of both', () => {
  const [first] = ratesOf([0, 0.1, 0.3], 1_000, 0.15);
  expect(first).toBeCloseTo((0.1 * 0.08 + 0.05 * 0.04) / 0.15, 9);
});

test('the autocovariance of a wave turns over with it', () => {
  const wave = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 1 : -1));
  expect(autocovariance(wave, 0, [0, 1, 2])).toEqual([1, -1, 1]);
});

test.each([1, 101, 201, 301])(
  'plans of seed %i have mean and variance of the model within three standard errors',
  async (seed) => {
    const { checks, series } = await runFigure(classicVideo, { seed });
    expect(checks.map(({ holds }) => holds)).toEqual([true, true]);
    const [ours] = series;
    // Half a second is two mean lives: no more than a seventh is left, and the eight plans are right to a seventh of the whole.
    const [whole = 0, late = 0] = [0, 15].map((lag) => ours?.trace?.y[lag] ?? 0);
    expect(late).toBeLessThan((2 / 7) * whole);
  },
);
