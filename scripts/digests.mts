// Runs every preset, of one model once, at its default point in the native program, and in the WASM package in Node and Chromium.
// Fails where digests or state hashes differ: node --import tsx scripts/digests.mts [--share K/N] NATIVE PKG
// With --share, of N equal shares the one with number K, from 1 on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { distinctPresets } from '../packages/papers/src/presets/registry.ts';
import { canonicalJson } from '../packages/scenario/src/index.ts';
import { chromiumRunner, nativeRunner, nodeRunner, type Runner } from './lib/engine-runners.mts';

const { values: given, positionals } = parseArgs({
  options: { share: { type: 'string', default: '1/1' } },
  allowPositionals: true,
});
const [native, pkg] = positionals;
if (native === undefined || pkg === undefined) throw new Error('name the native program and a package');
const [share = 0, shares = 0] = given.share.split('/').map(Number);
if (!(Number.isInteger(share) && Number.isInteger(shares) && share >= 1 && share <= shares))
  throw new Error(`--share ${given.share}: write K/N with whole numbers, K from 1 to N`);

const folder = mkdtempSync(join(tmpdir(), 'lanelab-digests-'));
const runners: Runner[] = [nativeRunner(native, folder)];
let differ = 0;
try {
  runners.push(await nodeRunner(pkg), await chromiumRunner(pkg));
  for (const preset of distinctPresets().filter((_, at) => at % shares === share - 1)) {
    const scenario = canonicalJson(preset.build());
    const results = await Promise.all(runners.map((runner) => runner.run(scenario)));
    const same = new Set(results.map(({ digest, stateHash }) => `${digest} ${stateHash}`)).size === 1;
    if (!same) differ += 1;
    console.log(`${same ? 'same  ' : 'DIFFER'} ${preset.id} ${results.map(({ digest }) => digest).join(' ')}`);
  }
} finally {
  await Promise.all(runners.map((runner) => runner.close()));
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = differ === 0 ? 0 : 1;
