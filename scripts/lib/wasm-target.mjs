// A compiler that can build for wasm32-unknown-unknown, by the first route that works:
//   1. the target is already there;  2. rustup adds it;  3. Debian's compiler, with its standard library built here once.
// The third is for machines where toolchain downloads are closed.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptCandidate, aptInstall, canApt } from './apt.mjs';
import { output, Problem, run, runForCode, say, which } from './run.mjs';
import { debianRust, ensureRust, installDebianRust } from './rust.mjs';

const TARGET = 'wasm32-unknown-unknown';

/** `{ cargo, env, rustc, route }`. */
export async function ensureWasmTarget() {
  const native = await ensureRust();
  const debian = native.env.RUSTC !== undefined;
  if (!debian && hasTarget(native)) return describe(native, 'the target was there');
  if (!debian && which('rustup', native.env.PATH)) {
    const code = await runForCode('rustup', ['target', 'add', TARGET], { env: native.env });
    if (code === 0 && hasTarget(native)) return describe(native, 'rustup target add');
    say('rustup could not add the target');
  }
  return describe(await debianWithStd(), "Debian's compiler, standard library built here");
}

function describe(toolchain, route) {
  const rustc = output(toolchain.env.RUSTC ?? 'rustc', ['--version'], { env: toolchain.env });
  return { ...toolchain, rustc, route };
}

function hasTarget({ env }) {
  const folder = output(env.RUSTC ?? 'rustc', ['--print', 'target-libdir', '--target', TARGET], { env });
  return folder !== null && existsSync(folder) && readdirSync(folder).some((name) => /^libstd-.*\.rlib$/.test(name));
}

async function debianWithStd() {
  if (!canApt()) {
    throw new Problem(`no compiler for ${TARGET} here: run "rustup target add ${TARGET}", then try again`);
  }
  await installDebianRust();
  const version = output('/usr/bin/rustc', ['-vV']);
  const llvm = version.match(/LLVM version: (\d+)/)?.[1];
  const toolchain = withLinker(debianRust(), `/usr/bin/wasm-ld-${llvm}`);
  const library = output('/usr/bin/rustc', ['--print', 'target-libdir', '--target', TARGET]);
  const marker = join(library, 'lanelab-built-with');
  // After an upgrade of the compiler the old libraries are of no use to it: the marker tells.
  if (existsSync(marker) && readFileSync(marker, 'utf8') === version && hasTarget(toolchain)) return toolchain;
  if (!(await aptCandidate(`lld-${llvm}`))) throw new Problem(`Debian has no lld-${llvm}, the linker of this compiler`);
  await aptInstall('rust-web-src', `lld-${llvm}`);
  await buildStd(toolchain, library);
  writeFileSync(marker, version);
  if (!hasTarget(toolchain)) throw new Problem(`built the standard library, but ${library} is not complete`);
  return toolchain;
}

/** rustc looks for a `rust-lld` that Debian does not install with it; LLVM's own linker of the same version is the same. */
function withLinker({ cargo, env }, linker) {
  return { cargo, env: { ...env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: linker } };
}

/** Builds std for the target as a dependency of an empty crate, and puts the libraries where the compiler looks. */
async function buildStd({ cargo, env }, library) {
  say(`building Rust's standard library for ${TARGET} (once, about a minute)`);
  const crate = mkdtempSync(join(tmpdir(), 'lanelab-std-'));
  mkdirSync(join(crate, 'src'));
  writeFileSync(join(crate, 'src', 'lib.rs'), '');
  writeFileSync(join(crate, 'Cargo.toml'), '[package]\nname = "empty"\nedition = "2021"\n[workspace]\n');
  const args = ['build', '--release', '--target', TARGET, '-Zbuild-std=std,panic_abort'];
  const buildEnv = { ...env, RUSTC_BOOTSTRAP: '1', CARGO_TARGET_DIR: join(crate, 'target') };
  await run(cargo, args, { cwd: crate, env: buildEnv });
  const built = join(crate, 'target', TARGET, 'release', 'deps');
  rmSync(library, { recursive: true, force: true });
  mkdirSync(library, { recursive: true });
  for (const name of readdirSync(built)) {
    if (name.endsWith('.rlib') && !name.startsWith('libempty')) cpSync(join(built, name), join(library, name));
  }
  rmSync(crate, { recursive: true, force: true });
}
