import { readFileSync } from 'node:fs';
import { documentHash, modelHash, mustParse, type Preset } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { EXPERIMENTS } from '../experiments/registry.ts';
import { CONFORMANCE } from './conformance-titles.ts';
import { DEMONSTRATIONS } from './demonstrations.ts';
import { distinctPresets, findPreset, PRESETS } from './registry.ts';

const fixture = (name: string) =>
  mustParse(
    JSON.parse(readFileSync(new URL(`../../../scenario/fixtures/valid/${name}.json`, import.meta.url), 'utf8')),
  );

test('ids are unique and fit a command line', () => {
  const ids = PRESETS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
});

test('presets of one model are distinguished from those of another', () => {
  const ids = distinctPresets().map(({ id }) => id);
  expect(ids).toContain('cluj-fig7-fe');
  expect(ids).not.toContain('cluj-table1-model1-fe');
  const models = PRESETS.map(({ build }) => modelHash(build().model));
  expect(ids).toHaveLength(new Set(models).size);
});

test.each(PRESETS)('$id builds the same sound scenario every time', ({ build }) => {
  expect(documentHash(build())).toBe(documentHash(build()));
  expect(build().view.title).not.toBe('');
});

test('models that differ have hashes that differ', () => {
  const models = PRESETS.map(({ build }) => build().model);
  expect(new Set(models.map(modelHash)).size).toBe(new Set(models.map((model) => JSON.stringify(model))).size);
});

const listed = (presets: readonly Pick<Preset, 'id' | 'title'>[]) => presets.map(({ id, title }) => ({ id, title }));

test('demonstrations are the presets of no figure but the benches and those of conformance, in the order of all', () => {
  const isOfFigure = (id: string) => EXPERIMENTS.some((one) => id === one.id || id.startsWith(`${one.id}-`));
  const rest = PRESETS.filter(({ id, title }) => !isOfFigure(id) && !title.startsWith('Bench'));
  expect(DEMONSTRATIONS).toEqual(listed(rest.filter(({ id }) => !id.startsWith('conformance-'))));
  expect(CONFORMANCE).toEqual(listed(rest.filter(({ id }) => id.startsWith('conformance-'))));
});

test('W1 is the fixture that the engine reads', () => {
  expect(findPreset('w1')?.build()).toEqual(fixture('w1'));
});

test('there is no preset by any other name', () => {
  expect(findPreset('toString')).toBeNull();
});
