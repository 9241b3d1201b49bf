import { decodeLink, documentHash, encodeLink, type Preset, type Scenario, setPaths } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { loadPreset } from '../load.ts';
import { PRESETS } from '../registry.ts';
import former from './former.json' with { type: 'json' };
import { type FormerDocuments, wholeScenario } from './former.ts';
import { keepPresets } from './keep.ts';
import present from './present.json' with { type: 'json' };

const FORMER: FormerDocuments = former;

const fail = (): never => {
  throw new Error('it could not be opened');
};

function having(scenario: Scenario, path: string, value: unknown): Scenario {
  const result = setPaths(scenario, [{ path, value }]);
  if (!result.ok) throw new Error(`${path} cannot be ${String(value)}`);
  return result.scenario;
}

describe('the files', () => {
  test('are in step with the presets; `npm run renew -- presets` writes them again', async () => {
    const kept = await keepPresets(PRESETS, { present, former: FORMER });
    expect(kept.changed).toEqual([]);
    expect(kept.gone).toEqual([]);
    expect(kept.present).toEqual(present);
  });

  test('open every former link as what it was made from', async () => {
    for (const { link, document } of Object.values(FORMER).flat()) {
      const result = await decodeLink(link, loadPreset);
      expect(result).toMatchObject({ ok: true, presetChanged: false, isFormer: true });
      expect(documentHash(result.ok ? result.scenario : fail())).toBe(documentHash(await wholeScenario(document)));
    }
  });
});

describe('a preset that changes', () => {
  const [first = fail()] = PRESETS;
  const preset: Preset = { ...first, id: 'example' };
  const longer: Preset = { ...preset, build: () => having(first.build(), 'durationPs', 7_000_000_000_000) };
  const renamed: Preset = { ...preset, build: () => having(first.build(), 'view.title', 'Another title') };
  const begun = keepPresets([preset], { present: {}, former: {} });

  test('is found as it was by a link made before, with its differences', async () => {
    const seeded = having(preset.build(), 'seed', 77);
    const link = encodeLink(seeded, [preset]);
    const kept = await keepPresets([longer], await begun);
    expect(kept.changed).toEqual(['example']);
    const documents = (kept.former['example'] ?? []).map(({ document }) => wholeScenario(document));
    const result = await decodeLink(link, async () => ({ ...longer, former: () => Promise.all(documents) }));
    expect(result).toMatchObject({ ok: true, presetChanged: false, isFormer: true });
    expect(documentHash(result.ok ? result.scenario : fail())).toBe(documentHash(seeded));
  });

  test('keeps every document that it was, the latest first, each once', async () => {
    const changed = await keepPresets([longer], await begun);
    const back = await keepPresets([preset], changed);
    const again = await keepPresets([longer], back);
    const durations = await Promise.all(
      (again.former['example'] ?? []).map(async ({ document }) => (await wholeScenario(document)).model.durationPs),
    );
    expect(durations).toEqual([preset.build().model.durationPs, 7_000_000_000_000]);
    expect((await keepPresets([longer], again)).changed).toEqual([]);
  });

  test('in its texts alone is no other network', async () => {
    const kept = await keepPresets([renamed], await begun);
    expect(kept).toMatchObject({ changed: [], former: {} });
    expect(kept.present).not.toEqual((await begun).present);
  });

  test('into nothing is named', async () => {
    expect((await keepPresets([], await begun)).gone).toEqual(['example']);
  });
});
