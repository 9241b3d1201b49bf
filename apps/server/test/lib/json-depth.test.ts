import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonDepth } from '../../src/lib/json-depth.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

it('is the depth of the parsed value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonDepth(JSON.stringify(value), 1000)).toBe(depthOf(value));
    }),
  );
});

it.each([
  ['"[[[["', 0],
  ['"\\"[["', 0],
  ['{"a":"\\\\","b":[]}', 2],
])('is not taken in by strings: %s', (text, depth) => {
  expect(jsonDepth(text, 10)).toBe(depth);
});

it('stops counting above the limit', () => {
  expect(jsonDepth('['.repeat(1_000_000), 5)).toBe(6);
});
