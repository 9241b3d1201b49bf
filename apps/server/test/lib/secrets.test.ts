import { expect, it } from 'vitest';
import { ID_PATTERN, keyMatches, newCode, newEditKey, newId, plainCode, sha256 } from '../../src/lib/secrets.ts';

it('makes ids that a person can copy', () => {
  const ids = new Set(Array.from({ length: 1000 }, newId));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(ID_PATTERN);
});

it('makes codes that a class can read, and takes them as people type them', () => {
  const codes = Array.from({ length: 1000 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  const [code = ''] = codes;
  const typed = [code, code.toLowerCase(), `${code.slice(0, 4)}-${code.slice(4)}`, ` ${code.split('').join(' ')} `];
  for (const text of typed) expect(plainCode(text)).toBe(code);
});

it('knows an edit key by its hash alone', () => {
  const key = newEditKey();
  expect(keyMatches(key, sha256(key))).toBe(true);
  expect(keyMatches(`${key}x`, sha256(key))).toBe(false);
  expect(keyMatches('', sha256(key))).toBe(false);
});
