import { expect, it } from 'vitest';
import { readPlaces } from './places.ts';

it('makes a code for every name, and as many without one', () => {
  expect(readPlaces(' Ana \n\nBruno\r\n', '2')).toEqual({ ok: true, names: ['Ana', 'Bruno', '', ''] });
  expect(readPlaces('', '1')).toEqual({ ok: true, names: [''] });
  expect(readPlaces('Ana', '')).toEqual({ ok: true, names: ['Ana'] });
});

it.each([
  ['', '', 'nothing to make a code for'],
  ['', '0', 'nothing to make a code for'],
  ['', 'many', '“many” is no whole number from 0 to 300'],
  ['', '301', '“301” is no whole number from 0 to 300'],
  ['Ana', '300', 'These are 301 codes'],
  ['x'.repeat(101), '', 'has 101 characters'],
])('refuses %.10j and %j with a sentence', (text, count, words) => {
  const read = readPlaces(text, count);
  expect(read.ok ? '' : read.problem).toContain(words);
});
