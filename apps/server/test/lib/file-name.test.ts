import contentDisposition from 'content-disposition';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inlineFile } from '../../src/lib/file-name.ts';

/** The name under which a browser saves it. */
function savedAs(title: string): string {
  return contentDisposition.parse(inlineFile(title, 'png')).parameters['filename'] ?? '';
}

it.each([
  ['Two switches', 'Two switches.png'],
  ['Größe ändern', 'Größe ändern.png'],
  ['محول الشبكة', 'محول الشبكة.png'],
  ['😀 lab', '😀 lab.png'],
  ['', 'network.png'],
  ['   ', 'network.png'],
  ['...', 'network.png'],
  ['../../etc/passwd', 'etc-passwd.png'],
  ['C:\\Windows\\x', 'C-Windows-x.png'],
  ['a"; filename="evil.exe', 'a-; filename=-evil.exe.png'],
  ['line\r\nSet-Cookie: a=b', 'line Set-Cookie- a=b.png'],
  ['\u202Egnp.exe', 'gnp.exe.png'],
  ['\u0000\u0007', 'network.png'],
])('%j is saved as %j', (title, name) => {
  expect(savedAs(title)).toBe(name);
});

it('is one short header line whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12_000 }), (title) => {
      const header = inlineFile(title, 'svg');
      expect(header).toMatch(/^inline; filename[\x20-\x7e\xa0-\xff]+$/);
      expect(header.length).toBeLessThan(4000);
      expect(savedAs(title)).toMatch(/^[^\\/:*?"<>|\p{Cc}]+\.png$/u);
    }),
  );
});

it('is short for a title of 10 000 characters', () => {
  expect(savedAs('x'.repeat(10_000)).length).toBeLessThan(90);
});
