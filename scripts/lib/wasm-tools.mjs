// wasm-pack, the wasm-bindgen of the very version that Cargo.lock holds, and wasm-opt: built or installed once, kept.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir } from './cache.mjs';
import { output, Problem, ROOT, run, say } from './run.mjs';

const WASM_PACK = '0.15.1';
const BINARYEN = '132.0.0';

/** The folders to put first in PATH, and the path of wasm-opt. */
export async function ensureWasmTools({ cargo, env }) {
  const wasmPack = await cargoInstall('wasm-pack', WASM_PACK, { cargo, env });
  const bindgen = await cargoInstall('wasm-bindgen-cli', bindgenVersion({ cargo, env }), { cargo, env });
  return { path: [wasmPack, bindgen], wasmOpt: await ensureWasmOpt() };
}

function bindgenVersion({ cargo, env }) {
  const lock = readFileSync(join(ROOT, 'Cargo.lock'), 'utf8');
  const version = lock.match(/name = "wasm-bindgen"\nversion = "([^"]+)"/)?.[1];
  if (!version) throw new Problem(`Cargo.lock names no wasm-bindgen: run ${cargo} metadata (PATH ${env.PATH})`);
  return version;
}

/** Without --locked: the lock files of these tools name dependencies that newer compilers refuse. */
export async function cargoInstall(name, version, { cargo, env }) {
  const root = cacheDir(`${name}-${version}`);
  const bin = join(root, 'bin');
  const program = join(bin, name === 'wasm-bindgen-cli' ? 'wasm-bindgen' : name);
  if (output(program, ['--version'])?.includes(version)) return bin;
  say(`cargo install ${name} ${version} (once, about two minutes)`);
  // Not in the project's target folder, and free of the project's flags.
  const buildEnv = { ...env, CARGO_TARGET_DIR: cacheDir('target'), RUSTFLAGS: '' };
  await run(cargo, ['install', name, '--version', version, '--root', root, '--force', '--quiet'], {
    env: buildEnv,
    cwd: root,
  });
  return bin;
}

/** From npm rather than from the machine: the same version everywhere, and Debian's is years older than the compiler. */
async function ensureWasmOpt() {
  const root = cacheDir(`binaryen-${BINARYEN}`);
  const program = join(root, 'node_modules', 'binaryen', 'bin', 'wasm-opt');
  if (!existsSync(program)) {
    say(`npm install binaryen ${BINARYEN} (wasm-opt)`);
    await run('npm', ['install', '--prefix', root, '--no-save', `binaryen@${BINARYEN}`], { cwd: dirname(root) });
  }
  return program;
}
