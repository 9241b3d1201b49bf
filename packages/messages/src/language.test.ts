/** Which language a page speaks, and what follows it: sentences, plurals, decimals and lists. */
import { afterEach, describe, expect, it, vi } from 'vitest';

/** The modules as a page has them that loads with a choice in its storage, in a browser of these languages. */
async function page(chosen: string | null, languages: readonly string[] = ['en-US']) {
  vi.resetModules();
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', { getItem: () => chosen });
  return {
    ...(await import('./language.ts')),
    ...(await import('./decimal.ts')),
    ...(await import('./list.ts')),
    ...(await import('./quantity.ts')),
    say: (await import('./areas/editor.ts')).say,
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the language of a page', () => {
  it.each([
    [null, ['en-GB'], 'en'],
    [null, ['pt-BR', 'en'], 'pt-BR'],
    [null, ['pt-PT'], 'pt-BR'],
    [null, ['de', 'pt', 'en'], 'pt-BR'],
    [null, ['de'], 'en'],
    ['en', ['pt-BR'], 'en'],
    ['pt-BR', ['en-US'], 'pt-BR'],
    ['klingon', ['pt'], 'pt-BR'],
  ] as const)('with %s chosen and a browser in %j is %s', async (chosen, languages, expected) => {
    expect((await page(chosen, languages)).language).toBe(expected);
  });

  it('is English in Node, whatever the language of the machine', async () => {
    vi.resetModules();
    vi.stubGlobal('navigator', { languages: ['pt-BR'] });
    expect((await import('./language.ts')).language).toBe('en');
  });
});

describe('a page in Portuguese', () => {
  it('says its sentences from the table, and documents in English', async () => {
    const { say } = await page('pt-BR');
    expect(say('menu.fault')).toBe('Falha…');
    expect(say('menu.devices', { count: 1 })).toBe('1 dispositivo');
    expect(say('menu.devices', { count: 1200 })).toBe('1.200 dispositivos');
    expect(say.english('menu.devices', { count: 1200 })).toBe('1,200 devices');
  });

  it('writes decimals with a comma and lists with “e” and “ou”', async () => {
    const { fixed, decimal, list, quantity } = await page('pt-BR');
    expect([fixed(21.617, 1), decimal(0.5), decimal('-3'), quantity(1_500_000, 'ps')]).toEqual([
      '21,6',
      '0,5',
      '-3',
      '1,5 µs',
    ]);
    expect([list(['A', 'B', 'C']), list(['A', 'B'], 'and'), list(['A', 'B', 'C'], 'or')]).toEqual([
      'A, B, C',
      'A e B',
      'A, B ou C',
    ]);
  });
});

it('an English page writes decimals with a point', async () => {
  const { fixed, list } = await page('en');
  expect([fixed(21.617, 1), list(['A', 'B', 'C'], 'and')]).toEqual(['21.6', 'A, B and C']);
});
