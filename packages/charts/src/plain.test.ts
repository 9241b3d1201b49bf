import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipped, plain } from './plain.ts';
import { textWidth } from './text-width.ts';

test('a short line stays as it is', () => {
  expect(clipped('Switch 1', 100, 14, 600)).toBe('Switch 1');
  expect(clipped('محول الشبكة', 200, 14, 600)).toBe('محول الشبكة');
});

test('direction marks, control characters and line ends go', () => {
  expect(plain('\u202Egnp.\u2066exe\u2069 \u200F\u0000a\r\n\u2028b\t c ')).toBe('gnp.exe a b c');
});

test('a long line is cut between characters as people see them', () => {
  expect(clipped('a'.repeat(10_000), 60, 14, 400)).toMatch(/^a{3,8}…$/);
  const family = '👩‍👩‍👧‍👦';
  expect(clipped(family.repeat(40), 200, 14, 400)).toMatch(new RegExp(`^(?:${family})*…$`));
  const marks = 'e\u0301\u0302'.repeat(30);
  expect(clipped(marks, 60, 14, 400)).toMatch(/^(?:e\u0301\u0302)*…$/);
  // One letter under ten thousand marks is one character: there is no place to cut but before it.
  expect(clipped(`Z${'\u0301'.repeat(10_000)}`, 60, 14, 400)).toBe('…');
});

test('any text becomes one line that fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 20, max: 300 }), (text, width) => {
      const line = clipped(text, width, 14, 600);
      expect(textWidth(line, 14, 600)).toBeLessThanOrEqual(width);
      expect(line).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
    }),
  );
});
