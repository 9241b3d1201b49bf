// The committed WASM build against the sources beside it: people without Rust run what is committed, so it has to be
// what the sources give. Octets differ between compiler versions; the stamp and the results of runs do not.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEngine, PKG } from '../build-engine.mjs';
import { engineSourceHash, FLAGS } from './engine-source.mjs';
import { ROOT, run, runForCode, say } from './run.mjs';
import { ensureRust } from './rust.mjs';
import { countOfResults } from './test-reports.mjs';

/** The stamp of the committed build against the sources: read only, nothing is built. */
export function builtFromTheseSources() {
  return judged(stampResults());
}

/** The stamp, and a fresh build whose interface and results are those of the committed one. */
export async function engineIsFresh() {
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-fresh-'));
  const fresh = join(folder, 'pkg');
  try {
    // Each of the two is linked by one thread, so that they do not wait for each other.
    const [native] = await Promise.all([buildNative(), buildEngine(fresh)]);
    return judged([
      ...stampResults(),
      ['the interface of a fresh build is the committed one', sameInterface(fresh)],
      ['every preset has the same digests natively and in both builds', await sameDigests(native, fresh)],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function stampResults() {
  return [
    ['the committed build was made from these sources', stamp(PKG)?.sourceHash === engineSourceHash()],
    ['the committed build was made with these flags', stamp(PKG)?.flags?.join() === FLAGS.join()],
  ];
}

function judged(results) {
  const count = countOfResults(results);
  if (count.failed > 0) say('run "npm run build:engine" and commit packages/engine/pkg');
  return count;
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

/** The native program's path. */
async function buildNative() {
  const { cargo, env } = await ensureRust();
  await run(cargo, ['build', '--release', '--quiet', '--package', 'lanelab-engine', '--bin', 'lanelab-native'], {
    env,
  });
  return join(env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'release', 'lanelab-native');
}

/** Every preset, natively and in both builds. */
async function sameDigests(native, fresh) {
  const program = join(ROOT, 'scripts', 'digests.mts');
  const shares = availableParallelism();
  const codes = await Promise.all(
    Array.from({ length: shares }, (_, index) =>
      runForCode(process.execPath, [
        '--import',
        'tsx',
        program,
        '--share',
        `${index + 1}/${shares}`,
        native,
        PKG,
        fresh,
      ]),
    ),
  );
  return codes.every((code) => code === 0);
}
