import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentHash, modelHash } from '../canonical.ts';
import { decodeLink, encodeLink } from '../link/link.ts';
import { mustParse, parseScenario } from '../parse.ts';
import { findPreset, loadPreset, PRESETS } from '../test/presets.ts';
import type { Scenario } from './document.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${path}`, import.meta.url), 'utf8'));

const document = mustParse(read('valid/branches.json'));
const [first, shown] = document.branches ?? [];

describe('branches', () => {
  test('belong to the document and not to the model', () => {
    const { branches: _branches, ...alone } = document;
    expect(modelHash(document.model)).toBe(modelHash(alone.model));
    expect(documentHash(document)).not.toBe(documentHash(alone));
    expect(modelHash(first?.kept?.model ?? document.model)).not.toBe(modelHash(document.model));
  });

  test('may be absent, as in documents before version 5', () => {
    const old = mustParse({ ...(read('migrations/4/old.json') as object) });
    expect(old).not.toHaveProperty('branches');
  });

  test.each([
    [[shown], 'branches', 'out-of-range'],
    [[first, first], 'branches[1].id', 'id-taken'],
    [[first, { ...shown, name: first?.name }], 'branches[1].name', 'branch-name-taken'],
    [[first, { ...first, id: 9, name: 'Another' }], 'branches', 'branch-shown'],
    [[shown, { ...shown, id: 9, name: 'Another' }], 'branches', 'branch-shown'],
    [[shown, { ...first, kept: { model: { nodes: [] } } }], 'branches[1].kept.model.durationPs', 'missing'],
    [[shown, { ...first, atPs: -1 }], 'branches[1].atPs', 'out-of-range'],
    [[shown, { ...first, model: {} }], 'branches[1]', 'unknown-key'],
    [
      [shown, { ...first, kept: { model: { ...document.model, nodes: [] } } }],
      'branches[1].kept.model.links[0].a.node',
      'no-such-node',
    ],
  ])('case %# is refused where it is wrong', (branches, path, code) => {
    const result = parseScenario({ ...document, branches });
    expect(result.ok ? [] : result.errors.map((error) => [error.path, error.code])).toContainEqual([path, code]);
  });
});

describe('a link to branches', () => {
  const opened = async (scenario: Scenario) => {
    const link = encodeLink(scenario, PRESETS);
    const result = await decodeLink(link, loadPreset);
    expect(result).toEqual({ ok: true, scenario, presetChanged: false, isFormer: false });
    return link;
  };

  test('carries all of them, and what a branch shares with the document once', async () => {
    const { branches: _branches, ...alone } = document;
    const [pair, one] = [await opened(document), await opened(alone)];
    expect(pair.length - one.length).toBeLessThan(200);
  });

  test('stays short where the document is near a preset', async () => {
    const preset = findPreset('w5')?.build() as Scenario;
    const changes = [...preset.model.changes, { atPs: 5, kind: 'link-up', link: 1, up: false } as const];
    const link = await opened({
      ...preset,
      model: { ...preset.model, changes },
      branches: [
        { id: 1, name: 'As it was', atPs: 5, kept: { model: preset.model, layout: preset.layout } },
        { id: 2, name: 'Link cut at 5 ps', atPs: 5 },
      ],
    });
    expect(link.length).toBeLessThan(300);
  });
});
