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

/** The stamp; a fresh build whose interface and results are those of the committed one; the same results in every runtime. */
export async function engineIsFresh() {
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-fresh-'));
  const fresh = join(folder, 'pkg');
  try {
    // One thread links the package for as long as the other core runs the presets.
    const native = buildNative();
    const [digests] = await Promise.all([native.then((program) => sameDigests(program, PKG)), buildEngine(fresh)]);
    return judged([
      ...stampResults(),
      ['the interface of a fresh build is the committed one', sameInterface(fresh)],
      ...digests,
      ...(sameOctets(fresh) ? [] : await sameDigests(await native, fresh)),
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

/**
 * The native program's path. It is built in a folder of its own, since cargo makes builds in one folder wait for each other, and in parts
 * at the same time: results do not depend on that.
 */
async function buildNative() {
  const { cargo, env } = await ensureRust();
  const folder = join(env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'for-digests');
  const inParts = ['--config', 'profile.release.lto="off"', '--config', 'profile.release.codegen-units=16'];
  const program = ['--release', '--quiet', '--package', 'lanelab-engine', '--bin', 'lanelab-native'];
  await run(cargo, ['build', ...program, ...inParts, '--target-dir', folder], { env });
  return join(folder, 'release', 'lanelab-native');
}

/** A result for each preset: natively, and by the package in Node and in Chromium. */
async function sameDigests(native, folder) {
  const program = join(ROOT, 'scripts', 'digests.mts');
  // One more than there are cores: each share waits for the slowest of its three runtimes.
  const shares = availableParallelism() + 1;
  const results = [];
  const onLine = (line) => {
    const [, verdict, preset] = line.match(/^(same|DIFFER) +(\S+)/) ?? [];
    if (preset) results.push([`${preset} has the same digests in every runtime`, verdict === 'same']);
  };
  const codes = await Promise.all(
    Array.from({ length: shares }, (_, index) => {
      const share = ['--share', `${index + 1}/${shares}`];
      return runForCode(process.execPath, ['--import', 'tsx', program, ...share, native, folder], { onLine });
    }),
  );
  return [...results, ['the presets ran to the end', codes.every((code) => code === 0)]];
}

function sameOctets(fresh) {
  const octets = (folder) => readFileSync(join(folder, 'lanelab_engine_bg.wasm'));
  return octets(PKG).equals(octets(fresh));
}
