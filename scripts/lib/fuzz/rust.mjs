// Parsers of octets under libFuzzer, by cargo-fuzz: a nightly compiler is needed, and installed where rustup can.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheDir } from '../cache.mjs';
import { output, Problem, ROOT, run, runForCode } from '../run.mjs';
import { ensureRust } from '../rust.mjs';
import { cargoInstall } from '../wasm-tools.mjs';
import { corpusFile, inputsIn, inputsOf, keepInputs, unpack } from './corpus.mjs';

const CRATES = ['packages/protocols', 'packages/engine'];
const CARGO_FUZZ = '0.13.2';
/** Octets; no PDU of the codecs needs more to reach its last branch, nor does what is changed in a scenario. */
const LONGEST = 1024;

/** The crate of each target. */
const CRATE_OF = new Map(
  CRATES.flatMap((crate) =>
    readdirSync(join(ROOT, crate, 'fuzz', 'fuzz_targets')).map((file) => [file.replace('.rs', ''), crate]),
  ),
);

export const RUST_TARGETS = [...CRATE_OF.keys()];

/** Tries a target for so long; returns `{ tried, kept, findings }`, findings as octets that fail. */
export async function fuzzRust(target, seconds) {
  const env = await environment();
  const file = corpusFile(CRATE_OF.get(target), target);
  // What this machine has found in all its runs, most of which the reduced corpus does not need.
  const work = cacheDir('fuzz', target);
  unpack(inputsIn(file), work);
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-fuzz-'));
  const small = join(folder, 'small');
  const artifacts = join(folder, 'artifacts');
  unpack([], small);
  unpack([], artifacts);
  try {
    let tried = 0;
    const onLine = (line) => {
      tried = Number(line.match(/^stat::number_of_executed_units:\s+(\d+)/)?.[1] ?? tried);
    };
    const bounds = [`-max_total_time=${seconds}`, `-max_len=${LONGEST}`, '-print_final_stats=1'];
    await fuzz(env, [target, work], [...bounds, `-artifact_prefix=${artifacts}/`], onLine);
    // By branches alone, not by how often each is taken: a tenth of the inputs, and no branch fewer.
    await fuzz(env, [target, small, work], ['-merge=1', '-use_counters=0', `-max_len=${LONGEST}`], () => undefined);
    const findings = inputsOf(artifacts);
    return { tried, kept: keepInputs(file, [...inputsOf(small), ...findings]), findings };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fuzz({ cargo, env }, [target, ...folders], flags, onLine) {
  // Without a sanitizer: the crate forbids unsafe code, and assertions and overflow checks are on.
  const args = ['+nightly', 'fuzz', 'run', '--sanitizer', 'none', target, ...folders, '--', ...flags];
  return runForCode(cargo, args, { cwd: join(ROOT, CRATE_OF.get(target)), env, onLine });
}

async function environment() {
  const rust = await ensureRust();
  const hasNightly = () => output(rust.cargo, ['+nightly', '--version'], { env: rust.env }) !== null;
  if (!hasNightly())
    await run('rustup', ['toolchain', 'install', 'nightly', '--profile', 'minimal'], { env: rust.env });
  if (!hasNightly()) throw new Problem('fuzzing Rust needs a nightly compiler: rustup toolchain install nightly');
  const bin = await cargoInstall('cargo-fuzz', CARGO_FUZZ, rust);
  return { cargo: rust.cargo, env: { ...rust.env, PATH: `${bin}:${rust.env.PATH}` } };
}
