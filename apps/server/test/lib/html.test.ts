import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, plainLine } from '../../src/lib/html.ts';

it('escapes all that HTML reads', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
});

it('leaves nothing that opens a tag or ends an attribute', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[<>"']/.test(escapeHtml(text))));
});

it('makes one short line of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const line = plainLine(text, 20);
      expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f]/u);
      expect(line.isWellFormed?.() ?? true).toBe(true);
      expect([...new Intl.Segmenter().segment(line)].length).toBeLessThanOrEqual(20);
    }),
  );
});

it('takes away what would turn the direction of the page', () => {
  expect(plainLine('a\u202egnp.exe\u2066b', 50)).toBe('agnp.exeb');
});

it('cuts between characters as people see them', () => {
  expect(plainLine('👩‍👩‍👧'.repeat(10), 3)).toBe('👩‍👩‍👧👩‍👩‍👧…');
});
