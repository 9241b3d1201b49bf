import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namesTag, parseTags, quoteTag } from '../../src/lib/etag.ts';

it.each([
  ['"a"', ['a']],
  ['W/"a"', ['a']],
  ['"a", "b"', ['a', 'b']],
  ['"a",,W/"b"', ['a', 'b']],
  ['*', '*'],
  ['""', ['']],
])('reads %s', (header, tags) => {
  expect(parseTags(header)).toEqual(tags);
});

it.each(['', 'a', '"a', '"a" "b"', '*, "a"', 'w/"a"', '"a"b'])('refuses %j', (header) => {
  expect(parseTags(header)).toBeUndefined();
});

it('finds every tag that it quoted, and no other', () => {
  const tag = fc.stringMatching(/^[\w-]{1,30}$/);
  fc.assert(
    fc.property(fc.array(tag, { minLength: 1 }), tag, (tags, other) => {
      const header = tags.map(quoteTag).join(', ');
      expect(parseTags(header)).toEqual(tags);
      expect(namesTag(header, other)).toBe(tags.includes(other));
    }),
  );
});

it('takes no longer for what is nearly a list of tags', () => {
  for (const header of [`"a"${' '.repeat(50_000)}x`, `"a"${','.repeat(50_000)}x`, `${'"a" , '.repeat(10_000)}x`])
    expect(parseTags(header)).toBeUndefined();
});

it('ends on any text', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseTags(text)));
});
