/** Links whose checksum is right, but whose body is not: nobody's mistake, but somebody's try. */

import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, inject, test } from 'vitest';
import { loadPreset } from '../test/presets.ts';
import { encodeBase64Url } from './base64url.ts';
import { DICTIONARY_V1 } from './dictionary-v1.ts';
import { decodeLink } from './link.ts';

const WHOLE = 0x10;
const FROM_PRESET = 0x11;

const forge = (kind: number, body: Uint8Array): string =>
  encodeBase64Url(Uint8Array.of(kind, ...sha256(Uint8Array.of(kind, ...body)).subarray(0, 4), ...body));

const differences = (fields: unknown): string =>
  forge(FROM_PRESET, deflateSync(new TextEncoder().encode(JSON.stringify(fields)), { dictionary: DICTIONARY_V1 }));

const faultOf = async (link: string) => {
  const result = await decodeLink(link, loadPreset);
  return result.ok ? null : result.fault;
};

describe('whole scenarios', () => {
  test('any octets are refused or read, and nothing worse', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (octets) => {
        expect((await faultOf(forge(WHOLE, deflateSync(octets))))?.code).toMatch(/^[a-z0-9-]+$/);
      }),
      { numRuns: 500 * inject('effort') },
    );
  });

  test('a small body that grows without end is refused', async () => {
    const bomb = deflateSync(new Uint8Array(20 << 20));
    expect(await faultOf(forge(WHOLE, bomb))).toEqual({ code: 'unpacks-too-large' });
  });

  test('a body that is no deflate is refused', async () => {
    expect(await faultOf(forge(WHOLE, Uint8Array.of(7, 7, 7)))).toEqual({ code: 'not-deflated' });
  });
});

describe('differences from presets', () => {
  test.each([
    [{}, { code: 'no-differences' }],
    [['curitiba-fig7'], { code: 'no-preset' }],
    [['no-such', 'abcdef'], { code: 'unknown-preset', preset: 'no-such' }],
    [['curitiba-fig7', 'abcdef', 'model.seed'], { code: 'no-value' }],
    [['curitiba-fig7', 'abcdef', 5, 5], { code: 'no-path' }],
    [['curitiba-fig7', 'abcdef', 'model.nowhere.at.all', 5], { code: 'preset-changed', preset: 'curitiba-fig7' }],
    [['curitiba-fig7', 'abcdef', '__proto__.polluted', 5], { code: 'preset-changed', preset: 'curitiba-fig7' }],
    [
      ['curitiba-fig7', 'abcdef', 'model.seed', 'x'],
      { code: 'broken-rule', issues: [{ code: 'wrong-type', path: 'model.seed', value: 'x' }] },
    ],
  ])('%j is refused', async (fields, fault) => {
    expect(await faultOf(differences(fields))).toMatchObject(fault);
    expect({}).not.toHaveProperty('polluted');
  });

  test('a preset that has changed since is opened, and said to be another', async () => {
    expect(await decodeLink(differences(['curitiba-fig7', 'ffffff', 'model.seed', 5]), loadPreset)).toMatchObject({
      ok: true,
      presetChanged: true,
    });
  });
});

test('a format of the future is named as such', async () => {
  expect(await faultOf(forge(0x20, Uint8Array.of(1, 2, 3)))).toEqual({ code: 'newer' });
});
