/** Presets for the tests of this package, from fixtures that never change: the package knows none of its own. */

import { readFileSync } from 'node:fs';
import type { Preset } from '../link/link.ts';
import { mustParse } from '../parse.ts';
import type { Scenario } from '../schema/document.ts';

const fixture = (name: string): Scenario =>
  mustParse(JSON.parse(readFileSync(new URL(`../../fixtures/valid/${name}.json`, import.meta.url), 'utf8')));

export const PRESETS: readonly Preset[] = ['curitiba-table3', 'curitiba-fig7', 'w1', 'w5'].map((id) => ({
  id,
  title: `The fixture ${id}`,
  build: () => fixture(id),
}));

export const findPreset = (id: string): Preset | null => PRESETS.find((preset) => preset.id === id) ?? null;

export const loadPreset = async (id: string): Promise<Preset | null> => findPreset(id);
