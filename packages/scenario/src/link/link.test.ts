import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { documentHash } from '../canonical.ts';
import { mustParse } from '../parse.ts';
import type { Scenario } from '../schema/document.ts';
import { setPaths } from '../set-path.ts';
import { findPreset, loadPreset, PRESETS } from '../test/presets.ts';
import { Topology } from '../topology/build.ts';
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';
import { decodeLink, encodeLink, type Preset } from './link.ts';

const folder = new URL('../../fixtures/valid/', import.meta.url);
const fixtures = readdirSync(folder).map(
  (name) => [name, mustParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))] as const,
);

async function roundTrip(scenario: Scenario): Promise<void> {
  const result = await decodeLink(encodeLink(scenario, PRESETS), loadPreset);
  expect(result).toMatchObject({ ok: true, presetChanged: false });
  expect(documentHash(result.ok ? result.scenario : scenario)).toBe(documentHash(scenario));
}

/** A network of the kind that people draw: switches in a chain, hosts in pairs. */
function drawn(devices: number): Scenario {
  const net = new Topology();
  const count = Math.max(1, Math.round(devices / 6));
  const switches = Array.from({ length: count }, (_, index) =>
    net.switch(`Switch ${index + 1}`, { x: 80 + 120 * index, y: 300 }),
  );
  switches
    .slice(1)
    .forEach((node, index) => net.link(switches[index] ?? node, node, { phy: 'oc3c', lengthM: 1_000 + index }));
  const hosts = Array.from({ length: devices - count }, (_, index) => {
    const host = net.host(`Host ${index + 1}`, { x: 20 * ((index * 37) % 60), y: 20 * ((index * 23) % 40) });
    net.link(host, switches[index % count] ?? host, { phy: 'atm25', lengthM: 20 });
    net.address(host, `10.0.${index >> 7}.${(index & 127) + 1}`, index % 3 === 0 ? 9_180 : 1_500);
    return host;
  });
  for (let index = 0; index + 1 < hosts.length; index += 2) {
    const [from, to] = [hosts[index] ?? 0, hosts[index + 1] ?? 0];
    net.pvc(from, to);
    net.flow({
      id: index + 1,
      kind: 'tcp-stream',
      from,
      to,
      messageOctets: 1_024,
      sendBuffer: 8_192,
      receiveBuffer: 8_192,
    });
  }
  return net.build({ durationPs: 10_000_000_000_000, view: { title: `A network of ${devices}` } });
}

describe('there and back', () => {
  test.each(fixtures)('%s', (_, scenario) => roundTrip(scenario));
  test.each(PRESETS)('preset $id', ({ build }) => roundTrip(build()));

  test('a preset with settings', async () => {
    const base = findPreset('curitiba-fig7')?.build() as Scenario;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 65_536 }),
        fc.maxSafeNat(),
        fc.string({ maxLength: 30 }),
        async (octets, seed, title) => {
          const result = setPaths(base, [
            { path: 'flows[0].messageOctets', value: octets },
            { path: 'seed', value: seed },
            { path: 'view.title', value: title },
          ]);
          await roundTrip(result.ok ? result.scenario : base);
        },
      ),
      { numRuns: 60 * inject('effort') },
    );
  });

  test('numbers and texts of every size', async () => {
    const everything = fixtures.find(([name]) => name === 'everything.json')?.[1] as Scenario;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9_000_000_000_000_000 }),
        fc.double({ min: -1_000_000, max: 1_000_000, noNaN: true }),
        fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => text.isWellFormed()),
        async (durationPs, x, notes) => {
          const scenario = structuredClone(everything);
          scenario.model.durationPs = durationPs;
          scenario.layout.nodes['1'] = { x: x + 0, y: 0 };
          scenario.view.notes = notes;
          await roundTrip(scenario);
        },
      ),
      { numRuns: 100 * inject('effort') },
    );
  });
});

describe('links of version 1', () => {
  const links = JSON.parse(readFileSync(new URL('../links/version-1.json', folder), 'utf8')) as Record<string, string>;
  const opened = async (name: string): Promise<Scenario> => {
    const result = await decodeLink(links[name] ?? '', loadPreset);
    expect(result).toMatchObject({ ok: true, presetChanged: false });
    if (!result.ok) throw new Error(result.fault.code);
    return result.scenario;
  };

  test('with a whole scenario open as it was', async () => {
    const old = JSON.parse(readFileSync(new URL('../migrations/1/old.json', folder), 'utf8')) as unknown;
    expect(documentHash(await opened('everything'))).toBe(documentHash(mustParse(old)));
    expect((await opened('pair')).model.flows).toMatchObject([{ kind: 'ping', from: 1, to: 2 }]);
  });

  test('made from a preset open, and so do their differences', async () => {
    expect(documentHash(await opened('fig7'))).toBe(documentHash(findPreset('curitiba-fig7')?.build() as Scenario));
    expect(await opened('fig7-changed')).toMatchObject({
      model: { seed: 7 },
      layout: { nodes: { '1': { x: 33 } }, groups: [] },
      view: { title: 'Mine' },
    });
  });
});

describe.each([2, 3, 4, 5, 6, 7])('links of version %i', (version) => {
  const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
  const links = read(`../links/version-${version}.json`) as Record<string, string>;
  const old = read(`../migrations/${version}/old.json`);

  test.each([
    ['everything', () => mustParse(old)],
    ['w1', () => findPreset('w1')?.build() as Scenario],
    ['fig7', () => findPreset('curitiba-fig7')?.build() as Scenario],
  ])('%s opens as it was', async (name, build) => {
    const result = await decodeLink(links[name] ?? '', loadPreset);
    expect(result).toMatchObject({ ok: true, presetChanged: false });
    expect(documentHash(result.ok ? result.scenario : mustParse({}))).toBe(documentHash(build()));
  });

  test('of a whole scenario and of a changed preset open', async () => {
    expect(await decodeLink(links['pair'] ?? '', loadPreset)).toMatchObject({
      ok: true,
      scenario: { model: { flows: [{ kind: 'ping' }] } },
    });
    expect(await decodeLink(links['fig7-changed'] ?? '', loadPreset)).toMatchObject({
      ok: true,
      presetChanged: false,
      scenario: { model: { seed: 7 }, view: { title: 'Mine' }, layout: { nodes: { '1': { x: 33 } } } },
    });
  });
});

describe('links made from a preset that has changed since', () => {
  const links = JSON.parse(readFileSync(new URL('../links/former.json', folder), 'utf8')) as Record<string, string>;
  const [link = '', changed = '', document = ''] = [links['link'], links['changed'], links['document']];
  const before = async (): Promise<Scenario> => {
    const result = await decodeLink(document, loadPreset);
    if (!result.ok) throw new Error(result.fault.code);
    return result.scenario;
  };
  /** The present presets, with what they were: first another network, then the one that the links were made from. */
  const withFormer = async (id: string): Promise<Preset | null> => {
    const preset = findPreset(id);
    const other = findPreset('w1')?.build();
    const former = async () => [...(other === undefined ? [] : [other]), await before()];
    return preset === null ? null : { ...preset, former };
  };

  test('open as what they were made from', async () => {
    const result = await decodeLink(link, withFormer);
    expect(result).toMatchObject({ ok: true, presetChanged: false, isFormer: true });
    expect(documentHash(result.ok ? result.scenario : mustParse({}))).toBe(documentHash(await before()));
  });

  test('have their differences made to what the preset was', async () => {
    expect(await decodeLink(changed, withFormer)).toMatchObject({
      ok: true,
      isFormer: true,
      scenario: { model: { seed: 9, flows: [{ messageOctets: 700 }] } },
    });
  });

  test('say so where what the preset was is not kept', async () => {
    expect(await decodeLink(link, loadPreset)).toMatchObject({ ok: true, presetChanged: true, isFormer: false });
  });

  test('a link to the present preset fetches nothing of what it was', async () => {
    const scenario = findPreset('curitiba-fig7')?.build() as Scenario;
    const present = await decodeLink(encodeLink(scenario, PRESETS), async (id) => {
      const preset = findPreset(id);
      const former = () => Promise.reject(new Error('asked for'));
      return preset === null ? null : { ...preset, former };
    });
    expect(present).toMatchObject({ ok: true, presetChanged: false, isFormer: false });
  });
});

describe('size', () => {
  test.each([
    [8, 500],
    [20, 800],
    [60, 1_900],
    [100, 2_500],
  ])('%i devices fit %i characters', async (devices, budget) => {
    const link = encodeLink(drawn(devices), PRESETS);
    expect(link.length).toBeLessThanOrEqual(budget);
    expect(link).toMatch(/^[\w-]+$/);
    await roundTrip(drawn(devices));
  });

  test('message, buffers and seed of a figure\u2019s point fit 120 characters', () => {
    const result = setPaths(findPreset('curitiba-fig7')?.build() as Scenario, [
      { path: 'flows[0].messageOctets', value: 64 },
      { path: 'flows[0].sendBuffer', value: 8_192 },
      { path: 'flows[0].receiveBuffer', value: 8_192 },
      { path: 'flows[0].receiveOctets', value: 8_192 },
      { path: 'seed', value: 7 },
    ]);
    expect(result.ok && encodeLink(result.scenario, PRESETS).length).toBeLessThanOrEqual(120);
  });
});

describe('a damaged link', () => {
  const links = [encodeLink(findPreset('curitiba-fig7')?.build() as Scenario, PRESETS), encodeLink(drawn(12), PRESETS)];

  test('cut short anywhere is refused', async () => {
    for (const link of links)
      for (let length = 0; length < link.length; length += 1) {
        const result = await decodeLink(link.slice(0, length), loadPreset);
        expect(result.ok ? '' : result.fault.code).toMatch(/^(empty|damaged)$/);
      }
  });

  test('with one character changed is refused', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%= ';
    for (const link of links)
      for (let at = 0; at < link.length; at += 1) {
        const other = alphabet[(alphabet.indexOf(link[at] ?? '') + 1 + (at % 60)) % alphabet.length] ?? '';
        if (other === link[at]) continue;
        expect((await decodeLink(link.slice(0, at) + other + link.slice(at + 1), loadPreset)).ok).toBe(false);
      }
  });

  test('of the greatest length is refused like a short one', async () => {
    const result = await decodeLink('E'.repeat(1 << 20), loadPreset);
    expect(result).toEqual({ ok: false, fault: { code: 'damaged' } });
  });

  test('no text breaks the reader', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.base64String(), fc.uint8Array({ maxLength: 200 }).map(encodeBase64Url)),
        async (text) => {
          const result = await decodeLink(text, loadPreset);
          expect(result.ok || result.fault.code.length > 0).toBe(true);
        },
      ),
      { numRuns: 500 * inject('effort') },
    );
  });
});

describe('base64url', () => {
  test('knows one text for any octets, and no other', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (octets) => {
        const text = encodeBase64Url(octets);
        expect(text).toBe(Buffer.from(octets).toString('base64url'));
        expect(decodeBase64Url(text)).toEqual(octets);
      }),
    );
    expect(decodeBase64Url('AB')).toBeNull();
    expect(decodeBase64Url('A')).toBeNull();
    expect(decodeBase64Url('AA==')).toBeNull();
  });
});
