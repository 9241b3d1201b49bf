/** Links whose checksum is right, but whose body is not: nobody's mistake, but somebody's try. */

import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, inject, test } from 'vitest';
import { findPreset } from '../test/presets.ts';
import { encodeBase64Url } from './base64url.ts';
import { DICTIONARY_V1 } from './dictionary-v1.ts';
import { decodeLink } from './link.ts';

const WHOLE = 0x10;
const FROM_PRESET = 0x11;

const forge = (kind: number, body: Uint8Array): string =>
  encodeBase64Url(Uint8Array.of(kind, ...sha256(Uint8Array.of(kind, ...body)).subarray(0, 4), ...body));

const differences = (fields: unknown): string =>
  forge(FROM_PRESET, deflateSync(new TextEncoder().encode(JSON.stringify(fields)), { dictionary: DICTIONARY_V1 }));

const messageOf = (link: string): string => {
  const result = decodeLink(link, findPreset);
  return result.ok ? '' : result.message;
};

describe('whole scenarios', () => {
  test('any octets are refused or read, and nothing worse', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (octets) => {
        expect(messageOf(forge(WHOLE, deflateSync(octets)))).toMatch(/^This link /);
      }),
      { numRuns: 500 * inject('effort') },
    );
  });

  test('a small body that grows without end is refused', () => {
    const bomb = deflateSync(new Uint8Array(20 << 20));
    expect(messageOf(forge(WHOLE, bomb))).toContain('unpacks to more than any scenario');
  });

  test('a body that is no deflate is refused', () => {
    expect(messageOf(forge(WHOLE, Uint8Array.of(7, 7, 7)))).toContain('cannot be unpacked');
  });
});

describe('differences from presets', () => {
  test.each([
    [{}, 'holds no list of differences'],
    [['curitiba-fig7'], 'names no preset'],
    [['no-such', 'abcdef'], 'which this lab does not have'],
    [['curitiba-fig7', 'abcdef', 'model.seed'], 'a difference without a value'],
    [['curitiba-fig7', 'abcdef', 5, 5], 'a difference without a path'],
    [['curitiba-fig7', 'abcdef', 'model.nowhere.at.all', 5], 'no longer there'],
    [['curitiba-fig7', 'abcdef', '__proto__.polluted', 5], 'no longer there'],
    [['curitiba-fig7', 'abcdef', 'model.seed', 'x'], 'breaks a rule (model.seed is "x"'],
  ])('%j is refused', (fields, why) => {
    expect(messageOf(differences(fields))).toContain(why);
    expect({}).not.toHaveProperty('polluted');
  });

  test('a preset that has changed since is opened, and said to be another', () => {
    expect(decodeLink(differences(['curitiba-fig7', 'ffffff', 'model.seed', 5]), findPreset)).toMatchObject({
      ok: true,
      presetChanged: true,
    });
  });
});

test('a format of the future is named as such', () => {
  expect(messageOf(forge(0x20, Uint8Array.of(1, 2, 3)))).toContain('newer lab');
});
