// The checks of `npm run check`, as data: a name and what to run, and whether cargo runs it. A check that fails throws.
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { output, Problem, ROOT, run, runForCode } from './run.mjs';
import { ensureRust } from './rust.mjs';
import { ensureWasmTarget } from './wasm-target.mjs';
import { ensureWebBuild } from './web-build.mjs';

const node = (...args) => run(process.execPath, args);
/** What makes the next check faster. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'lanelab');

const CLIPPY = ['-D', 'warnings'];

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

export const CHECKS = [
  { name: 'lock file', run: () => node('scripts/check-lock.mjs') },
  { name: 'Rust lock file', isCargo: true, run: () => cargo(['fetch', '--locked', '--quiet']) },
  { name: 'licences', isCargo: true, run: () => node('scripts/check-licences.mjs') },
  { name: 'imports', run: () => node('scripts/check-imports.mjs') },
  { name: 'machine paths', run: () => node('scripts/check-paths.mjs') },
  { name: 'links of documents', run: () => node('scripts/check-links.mjs') },
  { name: 'words', run: () => node('scripts/check-words.mjs') },
  { name: 'commit subjects', run: () => node('scripts/check-subjects.mjs') },
  {
    name: 'types',
    run: () => run(bin('tsc'), ['--noEmit', '--incremental', '--tsBuildInfoFile', join(CACHE, 'tsbuildinfo')]),
  },
  { name: 'package interfaces', run: () => node('scripts/api.mjs', '--check') },
  { name: 'lint', run: () => run(bin('oxlint'), ['--type-aware', '--deny-warnings']) },
  { name: 'format', run: () => run(bin('biome'), ['check', '--error-on-warnings']) },
  { name: 'sizes', run: () => ensureWebBuild().then(() => run(bin('size-limit'), [])) },
  { name: 'Rust format', isCargo: true, run: () => cargo(['fmt', '--all', '--check']) },
  {
    name: 'Rust lint',
    isCargo: true,
    run: () => cargo(['clippy', '--workspace', '--all-targets', '--quiet', '--', ...CLIPPY]),
  },
  { name: 'Rust lint, WASM', isCargo: true, run: lintWasm },
];

async function cargo(args) {
  const rust = await ensureRust();
  await ensureLinters(rust);
  await run(rust.cargo, args, { env: rust.env });
}

/**
 * What only the WASM build compiles. Clippy where the everyday compiler has the target, else the compiler's warnings.
 */
async function lintWasm() {
  const target = await ensureWasmTarget();
  const rust = await ensureRust();
  const clippy = target.cargo === rust.cargo && target.env.RUSTC === rust.env.RUSTC;
  if (clippy) await ensureLinters(rust);
  const where = ['--package', 'lanelab-engine', '--lib', '--target', 'wasm32-unknown-unknown', '--quiet'];
  const args = clippy ? ['clippy', ...where, '--', ...CLIPPY] : ['check', ...where];
  const env = clippy ? target.env : { ...target.env, RUSTFLAGS: '-D warnings' };
  await run(target.cargo, args, { env });
}

/** rustup brings clippy and rustfmt by rust-toolchain.toml; Debian has them in packages of their own. */
async function ensureLinters({ cargo: program, env }) {
  const missing = ['fmt', 'clippy'].filter((tool) => output(program, [tool, '--version'], { env }) === null);
  if (missing.length === 0) return;
  if (env.RUSTC === '/usr/bin/rustc') return aptInstall('rustfmt-web', 'rust-web-clippy');
  const code = await runForCode('rustup', ['component', 'add', 'rustfmt', 'clippy'], { env });
  if (code !== 0) throw new Problem(`cargo has no ${missing.join(' and no ')}, and rustup cannot add it`);
}
