// Writes the bench workloads, which are presets like any other, as scenario files into the folder that is named.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPreset } from '../../packages/papers/src/presets/registry.ts';
import { canonicalJson } from '../../packages/scenario/src/index.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name a folder');
for (const id of ['w1', 'w2', 'w3', 'w4', 'w5']) {
  const preset = findPreset(id);
  if (preset === null) throw new Error(`there is no preset ${id}`);
  writeFileSync(join(folder, `${id}.json`), canonicalJson(preset.build()));
}
