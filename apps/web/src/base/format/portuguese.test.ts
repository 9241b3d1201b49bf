/** Numbers and dates of a page in Portuguese, and that fields read what they show. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** The modules as a page in Portuguese has them. */
async function portuguese() {
  return {
    ...(await import('./number.ts')),
    ...(await import('./duration.ts')),
    ...(await import('./quantities.ts')),
    ...(await import('./date.ts')),
    ...(await import('../../playback/speed-words.ts')),
  };
}

let page: Awaited<ReturnType<typeof portuguese>>;

beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => 'pt-BR' });
  page = await portuguese();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('has a comma before decimals', () => {
  const { formatCount, formatDecimal, formatPicoseconds, formatQuantity } = page;
  expect([formatDecimal(21.617, 1), formatQuantity(1234.5), formatQuantity(5.3), formatCount(2_340_000)]).toEqual([
    '21,6',
    '1\u202f235',
    '5,300',
    '2,3 milhões',
  ]);
  expect([1.5e9, 2e9, 10e12, 1500].map(formatPicoseconds)).toEqual(['1,5 ms', '2 ms', '10 s', '1,5 ns']);
});

it.each([0.25, 1.5, 21.617, 65_536, 1_000_000.5])('a field reads %d as it shows it', (value) => {
  const scale = { unit: 'ms', factor: 1 } as const;
  expect(page.readNumber(page.showNumber(value, scale), scale)).toEqual({ value });
  expect(page.readNumber(String(value), scale)).toEqual({ value });
});

it.each([2_500_000, 1e9, 2.5e12, 'max'] as const)('the clock reads the speed %s as it shows it', (speed) => {
  expect(page.readSpeed(page.speedWords(speed))).toEqual({ speed });
});

it('says days in words', () => {
  const noon = new Date(2026, 10, 20, 12).getTime();
  expect(page.formatWhen(noon, noon)).toMatch(/^hoje /);
  expect(page.formatWhen(noon - 3 * 86_400_000, noon)).toBe('há 3 dias');
});
