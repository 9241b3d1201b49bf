import { describe, expect, it } from 'vitest';
import { filled, isMessage, parametersOf } from './fill.ts';

const CELLS = '{cells, plural, =0 {No cell} one {# cell of {name}} other {# cells of {name}}} lost';

describe('filled', () => {
  it('puts values in, and leaves gaps for those that are not known', () => {
    expect(filled('{goodput} over {link}', { goodput: '21.5 Mb/s' }, 'en')).toBe('21.5 Mb/s over {link}');
    expect(filled('Nothing to fill', {}, 'en')).toBe('Nothing to fill');
    expect(filled('', {}, 'en')).toBe('');
  });

  it('counts in plurals, and leaves a gap in place of a count that is not known', () => {
    expect(filled(CELLS, { cells: 1, name: 'A' }, 'en')).toBe('1 cell of A lost');
    expect(filled(CELLS, { cells: 1200, name: 'A' }, 'en')).toBe('1,200 cells of A lost');
    expect(filled(CELLS, { cells: 0, name: 'A' }, 'en')).toBe('No cell lost');
    expect(filled(CELLS, { name: 'A' }, 'en')).toBe('{cells} cells of A lost');
    expect(filled(CELLS, { cells: 3 }, 'en')).toBe('3 cells of {name} lost');
    expect(filled(CELLS, { cells: 'many', name: 'A' }, 'en')).toBe('many cells of A lost');
  });

  it('writes numbers as the language does', () => {
    expect(filled('{n, number}', { n: 1234.5 }, 'en')).toBe('1,234.5');
    expect(filled('{n, number}', { n: 1234.5 }, 'pt-BR')).toBe('1.234,5');
    expect(filled('{n, number} and {m, number}', { m: '3 ms' }, 'en')).toBe('{n} and 3 ms');
  });

  it('chooses, and takes the last choice where the value is not known', () => {
    const text = '{over, select, lane {LANE} other {no LANE, but {over}}}';
    expect(filled(text, { over: 'lane' }, 'en')).toBe('LANE');
    expect(filled(text, { over: 'clip' }, 'en')).toBe('no LANE, but clip');
    expect(filled(text, {}, 'en')).toBe('no LANE, but {over}');
  });

  it('takes nothing that every object has for a value', () =>
    expect(filled('{constructor} {toString} {__proto__}', {}, 'en')).toBe('{constructor} {toString} {__proto__}'));

  it('leaves Markdown and live links as they are', () => {
    const text = '**{a}** [the router](device:Router%20East) `x`';
    expect(filled(text, { a: '1 < 2 & 3' }, 'en')).toBe('**1 < 2 & 3** [the router](device:Router%20East) `x`');
  });

  it('shows what is no message as it stands', () => expect(filled('{open', { open: 1 }, 'en')).toBe('{open'));
});

describe('a text', () => {
  it.each(['{a', '{a b}', '{a, plural, one {x}}', '{a, select, b {{c, plural, one {#}}} other {}}'])(
    'cannot be filled in: %s',
    (text) => expect(isMessage(text)).toBe(false),
  );

  it('may have braces that hold nothing', () => {
    expect(isMessage('a } b {} {')).toBe(true);
    expect(filled('a } b {} {', {}, 'en')).toBe('a } b {} {');
  });

  it('names the values that it needs, those in choices too', () => {
    expect(parametersOf('{b} {a, number} {b}')).toEqual(['b', 'a']);
    expect(parametersOf('{n, plural, offset:1 one {# {x}} other {{y, select, z {{w}} other {}}}}')).toEqual([
      'n',
      'x',
      'y',
      'w',
    ]);
  });
});
