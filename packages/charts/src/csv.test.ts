import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('is RFC 4180: quotes where they are needed, and lines end with CR LF', () => {
  expect(
    csvText([
      ['a', 1, null],
      ['x, y', 'say "hi"', 'two\nlines'],
    ]),
  ).toBe('a,1,\r\n"x, y","say ""hi""","two\nlines"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes no formula of the text %j', (text) => {
  expect(csvText([[text]])).toMatch(/^"?'/);
});

it('leaves numbers as they are', () => {
  expect(csvText([[-1, 0.5]])).toBe('-1,0.5\r\n');
});
