import { readdirSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it, vi } from 'vitest';
import { area } from './area.ts';
import type { MessageValues } from './parameters.ts';
import { accented, pseudo } from './pseudo.ts';

const AREAS = readdirSync(new URL('./en', import.meta.url)).map((name) => name.replace('.ts', ''));

describe.each(AREAS)('the catalogue, area %s', (name) => {
  it('is ICU throughout, and has an entry file that reads it', async () => {
    const { default: texts } = (await import(`./en/${name}.ts`)) as { default: Record<string, string> };
    const { say } = (await import(`./areas/${name}.ts`)) as { say: { ids: readonly string[] } };
    expect(say.ids).toEqual(Object.keys(texts));
    for (const [id, text] of Object.entries(texts)) expect(() => compileMessageOrThrow(text), id).not.toThrow();
  });
});

describe('area', () => {
  const say = area('test', {
    plain: 'Undo',
    named: 'Cut {link} at {at}.',
    counted: '{count, plural, one {# cell of {name}} other {# cells of {name}}} lost',
    chosen: '{kind, select, pvc {A permanent VC} other {A switched VC}} to {peer}',
  });

  it('fills in parameters, plurals and choices', () => {
    expect(say('plain')).toBe('Undo');
    expect(say('named', { link: 'A–B', at: '1 ms' })).toBe('Cut A–B at 1 ms.');
    expect(say('counted', { count: 1, name: 'East' })).toBe('1 cell of East lost');
    expect(say('counted', { count: 1200, name: 'East' })).toBe('1,200 cells of East lost');
    expect(say('chosen', { kind: 'pvc', peer: 'West' })).toBe('A permanent VC to West');
  });

  it('speaks English for documents, whatever the language of the page', async () => {
    vi.resetModules();
    vi.stubGlobal('localStorage', { getItem: () => 'pseudo' });
    const { area: areaOfPage } = await import('./area.ts');
    vi.unstubAllGlobals();
    const page = areaOfPage('page', { named: 'Cut {link}' });
    expect(page('named', { link: 'A–B' })).toBe(`${accented('Cut')} A–B`);
    expect(page.english('named', { link: 'A–B' })).toBe('Cut A–B');
  });

  it('types the parameters by the text', () => {
    const counted: MessageValues<'{count, plural, one {# cell of {name}} other {# cells}} on {port, number}'> = {
      count: 1,
      name: 'x',
      port: 2,
    };
    expect(Object.keys(counted)).toEqual(['count', 'name', 'port']);
    // @ts-expect-error: a parameter is missing.
    say('named', { link: 'A–B' });
    // @ts-expect-error: no such message.
    expect(() => say('nowhere')).toThrow('has no message nowhere');
  });
});

describe('the pseudo-language', () => {
  it('accents the text of every branch and leaves parameters and tags alone', () => {
    const message = compileMessageOrThrow('{n, plural, one {# cell of {name}} other {# cells}} in <b>queue</b>');
    expect(pseudo(message)).toEqual([
      ['n', 'plural', { one: ['#', ` ${accented('cell of')} `, ['name']], other: ['#', ` ${accented('cells')}`] }],
      ` ${accented('in')} <b>${accented('queue')}</b>`,
    ]);
    expect(accented('Start')).toBe('Šţàŕţ');
  });
});
