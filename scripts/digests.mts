// Runs every preset, of one model once, at its default point in the native program and in each WASM package named, and fails
// where digests or state hashes differ: node --import tsx scripts/digests.mts [--share K/N] NATIVE PKG...
// With --share, of N equal shares the one with number K, from 1 on.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type * as Package from '../packages/engine/pkg/lanelab_engine.js';
import { distinctPresets } from '../packages/papers/src/presets/registry.ts';
import { canonicalJson } from '../packages/scenario/src/index.ts';

interface Digests {
  readonly digest: string;
  readonly stateHash: string;
}
type Runner = (scenario: string) => Digests;

const WORK = 2 ** 24;

async function wasmRunner(folder: string): Promise<Runner> {
  const module: typeof Package = await import(pathToFileURL(join(folder, 'lanelab_engine.js')).href);
  module.initSync({ module: readFileSync(join(folder, 'lanelab_engine_bg.wasm')) });
  return (scenario) => {
    const simulation = new module.Simulation(scenario);
    const end = simulation.durationPs();
    while (!simulation.runUntil(end, WORK));
    const result: Digests = JSON.parse(simulation.result());
    simulation.free();
    return result;
  };
}

function nativeRunner(program: string, folder: string): Runner {
  const file = join(folder, 'scenario.json');
  return (scenario) => {
    writeFileSync(file, scenario);
    return JSON.parse(execFileSync(program, ['run', file], { encoding: 'utf8', maxBuffer: 1 << 26 }));
  };
}

const { values: given, positionals } = parseArgs({
  options: { share: { type: 'string', default: '1/1' } },
  allowPositionals: true,
});
const [native, ...packages] = positionals;
if (native === undefined || packages.length === 0) throw new Error('name the native program and at least one package');
const [share = 0, shares = 0] = given.share.split('/').map(Number);
if (!(Number.isInteger(share) && Number.isInteger(shares) && share >= 1 && share <= shares))
  throw new Error(`--share ${given.share}: write K/N with whole numbers, K from 1 to N`);
const folder = mkdtempSync(join(tmpdir(), 'lanelab-digests-'));
let differ = 0;
try {
  const runners = [nativeRunner(native, folder), ...(await Promise.all(packages.map(wasmRunner)))];
  for (const preset of distinctPresets().filter((_, at) => at % shares === share - 1)) {
    const scenario = canonicalJson(preset.build());
    const results = runners.map((run) => run(scenario));
    const same = new Set(results.map(({ digest, stateHash }) => `${digest} ${stateHash}`)).size === 1;
    if (!same) differ += 1;
    console.log(`${same ? 'same  ' : 'DIFFER'} ${preset.id} ${results.map(({ digest }) => digest).join(' ')}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = differ === 0 ? 0 : 1;
