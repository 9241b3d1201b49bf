import { expect, test } from 'vitest';
import { EXPERIMENTS } from '../experiments/registry.ts';
import { loadExperiment, loadPreset } from './load.ts';
import { PRESETS } from './registry.ts';

test.each(PRESETS)('preset $id is fetched by its id', async (preset) => {
  expect(await loadPreset(preset.id)).toMatchObject(preset);
});

test.each(EXPERIMENTS)('experiment $id is fetched by its id', async (experiment) => {
  expect(await loadExperiment(experiment.id)).toBe(experiment);
});

test.each(['', 'toString', 'tut-nothing', '../class', 'no such preset', '1'])('%j is none', async (id) => {
  expect(await loadPreset(id)).toBeNull();
  expect(await loadExperiment(id)).toBeNull();
});
