import { expect, test } from 'vitest';
import { runFigure } from '../../test/run-figure.ts';
import { valueAt } from './common.ts';
import { classicEthernet } from './ethernet.ts';

/** Preamble and gap, in octets. */
const AROUND_FRAME = 20;

test('a station alone has all of the line; with more of them collisions take a part, of short frames the most', async () => {
  const { series } = await runFigure(classicEthernet);
  for (const size of ['64', '512', '1518']) {
    const [alone, three, all] = [1, 3, 24].map((hosts) => valueAt(series, size, hosts) ?? 0);
    // A frame at the end of the count is in it or not.
    expect(Math.abs((alone ?? 0) / 10 - 1)).toBeLessThan((2 * (Number(size) + AROUND_FRAME) * 8) / (0.75 * 10e6));
    expect(three).toBeLessThan(alone ?? 0);
    expect(all).toBeLessThan(three ?? 0);
    // Nothing near the 3.7 Mb/s of the myth.
    expect(all).toBeGreaterThan(8);
  }
  const [short, long] = ['64', '1518'].map((size) => valueAt(series, size, 24) ?? 0);
  expect(short).toBeLessThan(long ?? 0);
});

test('the two axes together say what is sent', async () => {
  const { provenance, series } = await runFigure(classicEthernet, { axes: { hosts: [2], octets: [100] } });
  expect(provenance.total).toBe(1);
  expect(valueAt(series, '100', 2)).toBeGreaterThan(9);
});
