// Which functions of the engine runs pass, and how often: a build that counts runs the training runs, and the build that ships is made with
// the counts, so that the compiler spends octets on what is hot and none on the rest. Runs are deterministic, and so are the counts.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptCandidate, aptInstall, canApt } from '../lib/apt.mjs';
import { hashParts } from '../lib/files.mjs';
import { output, ROOT, run, runForCode, say, which } from '../lib/run.mjs';

const TARGET = 'wasm32-unknown-unknown';

/** Parts of the memory of a build that counts: its counters, the functions they belong to, and the names of these. */
const SECTIONS = ['cnts', 'data', 'names'];

/**
 * Flags of the build that counts. The runtime that writes profiles needs files, which WebAssembly has not: the training program takes the
 * counters out of the memory instead, and the linker exports where they are.
 */
const COUNTING = [
  '-Cprofile-generate',
  '-Zno-profiler-runtime',
  '-Cllvm-args=-disable-vp',
  ...SECTIONS.flatMap((section) =>
    ['start', 'stop'].flatMap((edge) => {
      const symbol = `__${edge}___llvm_prf_${section}`;
      return [`-Clink-arg=--undefined=${symbol}`, `-Clink-arg=--export=${symbol}`];
    }),
  ),
];

/**
 * The path of the profile, made with the flags that the build that ships has as well; null where there is no llvm-profdata of the compiler's
 * LLVM.
 */
export async function profileEngine({ cargo, env, flags }) {
  const profdata = await ensureProfdata(env);
  if (profdata === null) return null;
  const work = mkdtempSync(join(tmpdir(), 'lanelab-profile-'));
  try {
    const raw = join(work, 'engine.profraw');
    const program = join(ROOT, 'scripts', 'engine', 'train.mts');
    await run(process.execPath, ['--import', 'tsx', program, await buildCounting({ cargo, env, flags, work }), raw], {
      env,
    });
    // Named by its content: cargo builds again where a flag changed, and not where a file did that a flag names.
    const profile = join(targetFolder(env), `${hashParts([['counts', readFileSync(raw)]])}.profdata`);
    await run(profdata, ['merge', '-o', profile, raw], { env });
    return profile;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** A folder of its own, since cargo makes builds in one folder wait for each other. */
const targetFolder = (env) => join(env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'for-profile');

/** The folder of a package that counts. */
async function buildCounting({ cargo, env, flags, work }) {
  const target = targetFolder(env);
  const buildEnv = { ...env, RUSTC_BOOTSTRAP: '1', CARGO_ENCODED_RUSTFLAGS: [...flags, ...COUNTING].join('\u001f') };
  const args = ['build', '--release', '--quiet', '--lib', '--package', 'lanelab-engine', '--target', TARGET];
  await run(cargo, [...args, '--target-dir', target], { env: buildEnv });
  const pkg = join(work, 'pkg');
  const wasm = join(target, TARGET, 'release', 'lanelab_engine.wasm');
  await run('wasm-bindgen', ['--target', 'web', '--out-dir', pkg, wasm], { env });
  provideDescribe(join(pkg, 'lanelab_engine.js'));
  return pkg;
}

/** Counters refer to functions that wasm-bindgen reads and removes else; what is left of them imports a function that nothing calls. */
function provideDescribe(path) {
  const imports = '"./lanelab_engine_bg.js": import0,';
  const text = readFileSync(path, 'utf8');
  if (!text.includes(imports)) throw new Error(`${path} names its imports differently from before`);
  writeFileSync(path, text.replace(imports, `${imports} "__wbindgen_placeholder__": { __wbindgen_describe() {} },`));
}

/** The program that merges profiles, of the same LLVM as the compiler's, or null. */
async function ensureProfdata(env) {
  const rustc = env.RUSTC ?? 'rustc';
  const [, host, llvm] = output(rustc, ['-vV'], { env })?.match(/host: (\S+)[^]*LLVM version: (\d+)/) ?? [];
  const inToolchain = join(output(rustc, ['--print', 'sysroot'], { env }) ?? '', 'lib', 'rustlib', host, 'bin');
  const found = () => which('llvm-profdata', inToolchain) ?? which(`llvm-profdata-${llvm}`, env.PATH);
  if (found() === null && which('rustup', env.PATH) && env.RUSTC === undefined)
    await runForCode('rustup', ['component', 'add', 'llvm-tools'], { env });
  if (found() === null && canApt() && (await aptCandidate(`llvm-${llvm}`))) await aptInstall(`llvm-${llvm}`);
  if (found() === null) say(`no llvm-profdata of LLVM ${llvm} here`);
  return found();
}
