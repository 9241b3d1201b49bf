/** How cost grows, and networks as ns-3 gets them. */
import { describe, expect, test } from 'vitest';
import { w1 } from '../packages/papers/src/networks/bench.ts';
import { exponent, exponentOfNLogN, growsTooFast, slopes } from './bench/growth/fit.mjs';
import { withTable } from './bench/growth/growth.mjs';
import { bitRateOf, differences, networkLines } from './bench/peers/network.mjs';

const SIZES = [100, 200, 400, 800];
const growing = (cost: (size: number) => number) => SIZES.map((size) => ({ size, cost: cost(size) }));

describe('an exponent', () => {
  test('is that of the power, whatever the unit', () => {
    expect(exponent(growing((n) => 7 * n ** 1.5))).toBeCloseTo(1.5, 10);
    expect(slopes(growing((n) => 0.2 * n * n))).toEqual([2, 2, 2].map((slope) => expect.closeTo(slope, 10)));
  });

  test('of n log n is a little above 1', () => {
    const bound = exponentOfNLogN(growing((n) => n));
    expect(bound).toBeGreaterThan(1.1);
    expect(bound).toBeLessThan(1.25);
  });

  test('that is too high is found, save where the protocol floods', () => {
    const [flat, floods] = [{ floods: false }, { floods: true }];
    expect(
      growsTooFast(
        flat,
        growing((n) => n * Math.log(n)),
      ),
    ).toBe(false);
    expect(
      growsTooFast(
        flat,
        growing((n) => n ** 1.5),
      ),
    ).toBe(true);
    expect(
      growsTooFast(
        floods,
        growing((n) => n ** 1.5),
      ),
    ).toBe(false);
    expect(
      growsTooFast(
        floods,
        growing((n) => n ** 2.5),
      ),
    ).toBe(true);
  });
});

describe('the table of the document', () => {
  const text = '# A\n\n| x |\n|---|\n| 1 |\n\n## B\n\nWords.\n\n| y |\n|---|\n| 2 |\n| 3 |\n\nEnd.\n';

  test('is replaced below its heading alone', () => {
    const rows = [
      ['y', 'z'],
      ['4', '5'],
    ];
    expect(withTable(text, '## B', rows)).toBe(
      '# A\n\n| x |\n|---|\n| 1 |\n\n## B\n\nWords.\n\n| y | z |\n|---|---|\n| 4 | 5 |\n\nEnd.\n',
    );
  });

  test('has to be there', () => {
    expect(() => withTable(text, '## C', [['y']])).toThrow('no table below “## C”');
  });
});

describe('a network for ns-3', () => {
  test('has the links, buffers, tables and sources of W1', () => {
    const { lines, ports } = networkLines(w1().model);
    expect(lines[0]).toBe('run 1 60000000000000 6 2');
    // The trunk between the switches, with its small buffer at the upper end.
    expect(lines).toContain('link 2 3 10000000 149759970 64 64');
    expect(lines.filter((line) => line.startsWith('route 2 '))).toHaveLength(2);
    expect(lines).toContain('source 0 0 1 1 poisson 32 2831197 110731260');
    expect(ports[0]).toEqual({ node: 1, port: 1 });
  });

  test('has a bit rate by which a cell takes whole picoseconds, rounded or cut off', () => {
    const cellPs = 424e12 / bitRateOf(2_831_197);
    expect([Math.floor(cellPs), Math.round(cellPs)]).toEqual([2_831_197, 2_831_197]);
  });

  test('that counts other cells is named by its queue', () => {
    const ports = [
      { node: 3, port: 1 },
      { node: 3, port: 2 },
    ];
    const queues = [{ node: 3, port: 2, arrived: 9, served: 7, drops: { bufferFull: 2 } }];
    const none = { arrived: 0, dropped: 0, served: 0 };
    expect(differences(queues, ports, [none, { arrived: 9, dropped: 2, served: 7 }])).toEqual([]);
    expect(differences(queues, ports, [none, { arrived: 9, dropped: 3, served: 6 }])).toEqual([
      'port 2 of node 3: arrived, dropped, served 9, 2, 7 and in ns-3 9, 3, 6',
    ]);
  });
});
