import { expect, it } from 'vitest';
import { ID_PATTERN, keyMatches, newEditKey, newId, sha256 } from '../../src/lib/secrets.ts';

it('makes ids that a person can copy', () => {
  const ids = new Set(Array.from({ length: 1000 }, newId));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(ID_PATTERN);
});

it('knows an edit key by its hash alone', () => {
  const key = newEditKey();
  expect(keyMatches(key, sha256(key))).toBe(true);
  expect(keyMatches(`${key}x`, sha256(key))).toBe(false);
  expect(keyMatches('', sha256(key))).toBe(false);
});
