import { describe, expect, it } from 'vitest';
import { formatPicoseconds, formatWait } from './duration.ts';
import {
  formatCount,
  formatDecimal,
  formatInteger,
  formatMegabytes,
  formatQuantity,
  keepNumbersWhole,
} from './number.ts';
import { quantityFault, readQuantity } from './quantity.ts';

describe('numbers', () => {
  it('groups by three and uses a real minus sign', () => {
    expect([9180, 65536, -1234567].map(formatInteger)).toEqual([
      '9\u202f180',
      '65\u202f536',
      '\u22121\u202f234\u202f567',
    ]);
  });

  it('keeps decimals, and never prints a minus before zero', () => {
    expect([formatDecimal(21.6184, 3), formatDecimal(-0.001, 1)]).toEqual(['21.618', '0.0']);
  });

  it('chooses digits by size', () => {
    expect([0, 0.1234567, 1.5, 21.6178, 118.26, 118204.4].map(formatQuantity)).toEqual([
      '0',
      '0.1235',
      '1.500',
      '21.62',
      '118.3',
      '118\u202f204',
    ]);
  });

  it('keeps numbers in texts whole', () => {
    expect(keepNumbersWhole('MTU 1 500: from 8\u2009192 to 16 384, 3 runs')).toBe(
      'MTU 1\u202f500: from 8\u202f192 to 16\u202f384, 3 runs',
    );
  });

  it('says sizes of files in megabytes', () => {
    expect([5 << 20, 1_200_000].map(formatMegabytes)).toEqual(['5.0 MB', '1.1 MB']);
  });

  it('counts in words', () => {
    expect([999, 2_340_000, 118_204_331, 2.25e9].map(formatCount)).toEqual([
      '999',
      '2.3 million',
      '118 million',
      '2.3 billion',
    ]);
  });
});

describe('durations', () => {
  it.each([
    [20, '0.1 s'],
    [420, '0.4 s'],
    [8200, '8 s'],
    [80_000, '80 s'],
    [140_000, '2 min 20 s'],
    [239_900, '4 min'],
    [1_500_000, '25 min'],
  ])('%d ms is %s', (ms, words) => {
    expect(formatWait(ms)).toBe(words);
  });

  it('names simulated time', () => {
    expect([31_000_000, 1e12, 60e12, 1500, 12].map(formatPicoseconds)).toEqual([
      '31 µs',
      '1 s',
      '60 s',
      '1.5 ns',
      '12 ps',
    ]);
  });
});

describe('readQuantity', () => {
  it.each([
    ['9180', 'octets', 9180],
    [' 64 KiB ', 'octets', 65536],
    ['65\u2009536', 'octets', 65536],
    ['1,5 ms', 'µs', 1500],
    ['0.1 ms', 'µs', 100],
    ['2 min', 's', 120],
    ['250 ns', 'ms', 0.00025],
    ['1.5 s', 'ns', 1.5e9],
    ['-3', '', -3],
    ['\u221212.5 ppm', 'ppm', -12.5],
    ['4600 ppb', 'ppm', 4.6],
  ] as const)('%s in %s', (text, unit, value) => {
    expect(readQuantity(text, unit)).toEqual({ value });
  });

  it.each([
    ['', 'octets', 'MTU is empty; type a number.'],
    ['many', 'octets', 'MTU is “many”, which is not a number.'],
    ['3 ms', 'octets', 'MTU has the unit “ms”, which does not fit here; use octets.'],
    ['3 ms', '', 'MTU has the unit “ms”, which does not fit here; type a bare number.'],
  ] as const)('refuses %j', (text, unit, sentence) => {
    const reading = readQuantity(text, unit);
    expect('fault' in reading ? quantityFault(reading.fault, 'MTU') : reading).toBe(sentence);
  });
});
