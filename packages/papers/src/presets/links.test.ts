import { readFileSync } from 'node:fs';
import { decodeLink, documentHash, encodeLink, type Scenario, setPaths } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { formerScenarios } from './former/former.ts';
import { loadPreset } from './load.ts';
import { findPreset, PRESETS } from './registry.ts';

async function opened(link: string): Promise<Scenario> {
  const result = await decodeLink(link, loadPreset);
  expect(result).toMatchObject({ ok: true, presetChanged: false });
  if (!result.ok) throw new Error(result.fault.code);
  return result.scenario;
}

test.each(PRESETS)('a link to preset $id opens as it was made', async ({ build }) => {
  expect(documentHash(await opened(encodeLink(build(), PRESETS)))).toBe(documentHash(build()));
});

test.each(PRESETS)('preset $id fits 120 characters, changed a little, too', ({ build }) => {
  const scenario = build();
  expect(encodeLink(scenario, PRESETS).length).toBeLessThanOrEqual(60);
  const result = setPaths(scenario, [
    { path: 'seed', value: 1_998 },
    { path: 'durationPs', value: 5_000_000_000_000 },
  ]);
  expect(encodeLink(result.ok ? result.scenario : scenario, PRESETS).length).toBeLessThanOrEqual(120);
});

const linksOf = (version: number): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(new URL(`../../../scenario/fixtures/links/version-${version}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

test.each([
  [1, 'fig7', 'curitiba-fig7'],
  [2, 'fig7', 'curitiba-fig7'],
  [2, 'w1', 'w1'],
  [3, 'fig7', 'curitiba-fig7'],
  [3, 'w1', 'w1'],
])('the link of version %i to %s opens as it was made', async (version, name, preset) => {
  const scenario = await opened(linksOf(version)[name] ?? '');
  // Its model may have changed since; then it is one of those kept.
  const known = [findPreset(preset)?.build() as Scenario, ...(await formerScenarios(preset))];
  expect(known.map(documentHash)).toContain(documentHash(scenario));
});

test.each([1, 2, 3])('a link of version %i to a changed preset opens with the differences', async (version) => {
  expect(await opened(linksOf(version)['fig7-changed'] ?? '')).toMatchObject({
    model: { seed: 7 },
    layout: { nodes: { '1': { x: 33 } }, groups: [] },
    view: { title: 'Mine' },
  });
});
