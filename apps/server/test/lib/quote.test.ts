import { expect, it } from 'vitest';
import { quote } from '../../src/lib/quote.ts';

it.each([
  ['a', '"a"'],
  [1, '"1"'],
  [{ a: 1 }, '"{\\"a\\":1}"'],
  [undefined, '"undefined"'],
  ['a\u0000\u202eb\ud800', '"a���b�"'.replace('���', '\ufffd\ufffd')],
])('quotes %j', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});

it('keeps it short', () => {
  expect(quote('😀'.repeat(500)).length).toBeLessThan(90);
});
