// The committed WASM build against the sources beside it: people without Rust run what is committed, so it has to be
// what the sources give. Octets differ between compiler versions; the stamp and the results of runs do not.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEngine, PKG } from '../build-engine.mjs';
import { engineSourceHash, FLAGS } from './engine-source.mjs';
import { ROOT, runForCode, say } from './run.mjs';

export async function engineIsFresh() {
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-fresh-'));
  const fresh = join(folder, 'pkg');
  try {
    await buildEngine(fresh);
    const results = [
      ['the committed build was made from these sources', stamp(PKG)?.sourceHash === engineSourceHash()],
      ['the committed build was made with these flags', stamp(PKG)?.flags?.join() === FLAGS.join()],
      ['the interface of a fresh build is the committed one', sameInterface(fresh)],
      ['both builds give the same digests', await sameDigests(fresh)],
    ];
    for (const [name, passed] of results) say(`${passed ? 'passed' : 'FAILED'}: ${name}`);
    const passed = results.filter(([, good]) => good).length;
    if (passed < results.length) say('run "npm run build:engine" and commit packages/engine/pkg');
    return { passed, failed: results.length - passed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function stamp(folder) {
  const path = join(folder, 'stamp.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function sameInterface(fresh) {
  const text = (folder) => {
    const path = join(folder, 'lanelab_engine.d.ts');
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  return text(PKG) !== null && text(PKG) === text(fresh);
}

/** packages/engine/bench/same-digests.mjs A B runs the same scenarios in both builds and fails where they differ. */
async function sameDigests(fresh) {
  const program = join(ROOT, 'packages', 'engine', 'bench', 'same-digests.mjs');
  return (await runForCode(process.execPath, ['--import', 'tsx', program, PKG, fresh])) === 0;
}
