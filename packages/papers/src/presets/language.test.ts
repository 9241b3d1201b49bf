/** Documents are data: the presets of a page in another language are those of the page in English, to the octet. */

import { expect, test, vi } from 'vitest';
import { PRESETS } from './registry.ts';

test('documents are the same in every language, titles of presets are not', async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => 'pseudo' });
  const { PRESETS: translated } = await import('./registry.ts');
  vi.unstubAllGlobals();
  expect(translated.map(({ id }) => id)).toEqual(PRESETS.map(({ id }) => id));
  for (const [index, preset] of translated.entries()) {
    const plain = PRESETS[index];
    expect(preset.title, preset.id).not.toBe(plain?.title);
    expect(JSON.stringify(preset.build()), preset.id).toBe(JSON.stringify(plain?.build()));
  }
});
