// Writes the bench workloads, which are presets like any other, as scenario files into the folder that is named; W1 to W4
// once more with lines whose clocks are up to 20 ppm off, drawn from the seed (w1p to w4p).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPreset } from '../../packages/papers/src/presets/registry.ts';
import { canonicalJson } from '../../packages/scenario/src/index.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name a folder');
for (const id of ['w1', 'w2', 'w3', 'w4', 'w5']) {
  const preset = findPreset(id);
  if (preset === null) throw new Error(`there is no preset ${id}`);
  const scenario = preset.build();
  writeFileSync(join(folder, `${id}.json`), canonicalJson(scenario));
  const drifting = { ...scenario, model: { ...scenario.model, clocks: 'drawn' } };
  if (id !== 'w5') writeFileSync(join(folder, `${id}p.json`), canonicalJson(drifting));
}
