// `npm run build:engine`: the engine as WASM, into packages/engine/pkg, which is committed.
// It is built twice: a build that counts what runs, and with its counts the one that ships.
// `-- --check` builds into a folder of its own, leaves pkg alone and prints the folder as its last line.
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { profileEngine } from './engine/profile.mjs';
import { engineSourceHash, FLAGS, PROFILE_FLAGS, RUSTC_FLAGS, WASM_OPT_RUNS } from './lib/engine-source.mjs';
import { main, output, Problem, ROOT, run, say } from './lib/run.mjs';
import { ensureToolchain } from './toolchain.mjs';

export const PKG = join(ROOT, 'packages', 'engine', 'pkg');
const WASM = 'lanelab_engine_bg.wasm';

/**
 * Builds into `folder`, which is emptied first. What ships needs a profile; a build that is only compared with it does without where
 * profiles cannot be merged: it runs slower, with the same results.
 */
export async function buildEngine(folder, { isForShipping = false } = {}) {
  const { cargo, env, rustc, wasmOpt } = await ensureToolchain();
  // Brings Cargo.lock up to date with the manifests before it is hashed.
  await run(cargo, ['fetch', '--quiet'], { env });
  const sourceHash = engineSourceHash();
  // A folder within the temporary one, which others may not read.
  const fresh = join(mkdtempSync(join(tmpdir(), 'lanelab-pkg-')), 'pkg');
  const flags = rustFlags(env);
  const profile = await profileEngine({ cargo, env, flags });
  if (profile === null && isForShipping)
    throw new Problem(
      'the engine that ships is built with a profile: run "rustup component add llvm-tools", then try again',
    );
  const profiled = profile === null ? [] : [`-Cprofile-use=${profile}`, ...PROFILE_FLAGS];
  const buildEnv = { ...env, CARGO_ENCODED_RUSTFLAGS: [...flags, ...profiled].join('\u001f') };
  const crate = join(ROOT, 'packages', 'engine');
  const quiet = ['--mode', 'no-install', '--no-pack', '--no-opt', '--no-gitignore'];
  await run('wasm-pack', ['build', crate, '--target', 'web', '--release', ...quiet, '--out-dir', fresh], {
    env: buildEnv,
  });
  const wasm = join(fresh, WASM);
  const before = statSync(wasm).size;
  for (const options of WASM_OPT_RUNS) {
    await run(process.execPath, [wasmOpt, ...options, wasm, '-o', `${wasm}.opt`]);
    renameSync(`${wasm}.opt`, wasm);
  }
  if (!WebAssembly.validate(readFileSync(wasm))) throw new Problem('this Node cannot load the WASM that was built');
  if (engineSourceHash() !== sourceHash) throw new Problem('the sources changed while they were being built');
  writeFileSync(join(fresh, 'stamp.json'), `${JSON.stringify({ sourceHash, flags: FLAGS, rustc }, null, 2)}\n`);
  say(`${WASM}: ${before} octets, ${statSync(wasm).size} after wasm-opt`);
  place(fresh, folder);
}

/** A copy, since the temporary folder may be on another file system. */
function place(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  rmSync(dirname(from), { recursive: true, force: true });
}

/** Panic messages hold source paths: those of this machine have no business in what is published. */
function rustFlags(env) {
  const sysroot = output(env.RUSTC ?? 'rustc', ['--print', 'sysroot'], { env });
  const cargoHome = env.CARGO_HOME ?? join(homedir(), '.cargo');
  const remap = [`${sysroot}=/rust`, `${cargoHome}=/cargo`, `${ROOT}=/lanelab`];
  return [...RUSTC_FLAGS, ...remap.map((pair) => `--remap-path-prefix=${pair}`)];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    const check = process.argv.includes('--check');
    const folder = check ? join(mkdtempSync(join(tmpdir(), 'lanelab-check-')), 'pkg') : PKG;
    await buildEngine(folder, { isForShipping: !check });
    if (check) console.log(folder);
  });
}
