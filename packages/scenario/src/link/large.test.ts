/** Links as long as links may be, and scenarios as large as scenarios may be: opened, or refused with a reason; never thrown at. */

import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, inject, test } from 'vitest';
import { mustParse } from '../parse.ts';
import { loadPreset } from '../test/presets.ts';
import { encodeBase64Url } from './base64url.ts';
import { DICTIONARY_V1 } from './dictionary-v1.ts';
import { decodeLink, encodeLink } from './link.ts';

/** Characters of the longest link that is opened. */
const LONGEST = 2 ** 20;
const KINDS = [0x10, 0x11, 0x12, 0x13, 0x14, 0x15];
/** Letters of a name. */
const LETTERS = 72;
const RUNS = 12 * inject('effort');

function forge(kind: number, body: Uint8Array): string {
  const sealed = new Uint8Array(body.length + 1);
  sealed[0] = kind;
  sealed.set(body, 1);
  const whole = new Uint8Array(body.length + 5);
  whole[0] = kind;
  whole.set(sha256(sealed).subarray(0, 4), 1);
  whole.set(body, 5);
  return encodeBase64Url(whole);
}

const codeOf = async (link: string): Promise<string> => {
  const result = await decodeLink(link, loadPreset);
  return result.ok ? 'ok' : result.fault.code;
};

/** Octets without a pattern, from a seed: fast-check would shrink a list of a million for hours. */
function noise(seed: number, length: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('a link of any length', () => {
  test('is refused where it is damaged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: LONGEST }), fc.constantFrom('A', '_', 'g'), async (length, letter) => {
        expect(await codeOf(`E${letter.repeat(length - 1)}`)).toMatch(/^(damaged|newer|ends-early|not-deflated)$/);
      }),
      { numRuns: RUNS },
    );
    expect(await codeOf('A'.repeat(LONGEST + 1))).toBe('too-long');
  });

  test('is refused where its checksum is right and its body is anything', async () => {
    const most = Math.floor((LONGEST * 3) / 4) - 5;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...KINDS),
        seeds,
        fc.integer({ min: 1, max: most }),
        fc.boolean(),
        async (kind, seed, length, isDeflated) => {
          const octets = noise(seed, length);
          const body = isDeflated ? deflateSync(octets, kind === 0x11 ? { dictionary: DICTIONARY_V1 } : {}) : octets;
          expect(await codeOf(forge(kind, body))).toMatch(/^[a-z0-9-]+$/);
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('is refused where it holds lists in lists without end', async () => {
    for (const depth of [100, 10_000, 1_000_000]) {
      const value = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      const fields = `["curitiba-fig7","abcdef","model.seed",${value}]`;
      const body = deflateSync(new TextEncoder().encode(fields), { dictionary: DICTIONARY_V1 });
      expect(await codeOf(forge(0x11, body))).toMatch(/^[a-z0-9-]+$/);
    }
  });
});

describe('a scenario of any size', () => {
  const named = (seed: number, count: number, title: string) => {
    const letters = noise(seed, LETTERS * count);
    const nameOf = (index: number) =>
      `${index} ${String.fromCharCode(...letters.subarray(LETTERS * index, LETTERS * (index + 1)).map((octet) => 97 + (octet % 26)))}`;
    return mustParse({
      lanelab: 8,
      view: { title, notes: 'ü'.repeat(Math.min(count, 4000)) },
      model: {
        seed,
        durationPs: 1e12,
        nodes: Array.from({ length: count }, (_, index) => ({
          id: index + 1,
          kind: 'host',
          name: nameOf(index),
          ports: [{ id: 1, phy: 'oc3c' }],
        })),
        links: [],
        flows: [],
      },
    });
  };

  test('makes a link, which opens as the same scenario or is too long for a link', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 1, max: 10_000 }), async (seed, count) => {
        const scenario = named(seed, count, 'many hosts');
        const link = encodeLink(scenario, []);
        const result = await decodeLink(link, loadPreset);
        if (link.length > LONGEST) expect(result).toMatchObject({ ok: false, fault: { code: 'too-long' } });
        else expect(result).toMatchObject({ ok: true, scenario });
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  });
});
