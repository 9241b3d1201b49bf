// What the committed WASM build rests on: the flags it is built with, and one hash over everything that goes in.
// Tests, benches and the native program are left out: changing them does not make the build stale.
import { filesBelow, hashParts, readText } from './files.mjs';

/**
 * bulk-memory: one memory.copy instead of a loop; a feature more has to be measured to help first.
 * linker-plugin-lto: cargo leaves out the profile's `lto`, without a word, for a crate that is a cdylib and an rlib, as
 * the engine is. This has the linker do it instead, with the same speed as `lto = "fat"` on the cdylib alone.
 * symbol-mangling-version: a profile names functions, and a build that counts has these names in any case.
 * max-store-memcpy, max-store-memmove: for each memory.copy a browser calls a function of its own, which takes as long as loading and
 * storing 150 octets. By default a value of more than 32 octets is copied so; up to eight times 8 octets it is loaded and stored.
 */
export const RUSTC_FLAGS = [
  'target-feature=+bulk-memory',
  'linker-plugin-lto',
  'symbol-mangling-version=v0',
  ...['-max-store-memcpy=8', '-max-store-memmove=8'].flatMap((flag) => ['link-arg=-mllvm', `link-arg=${flag}`]),
].flatMap((flag) => ['-C', flag]);

/**
 * With the counts of scripts/engine/profile.mjs. A function that ran often counts as marked for inlining: up to this length it is copied to
 * where it is called. The compiler's own bound is about twice as long, and it copies any function whose calls seem worth the octets. Both
 * made the engine larger than it became faster, and a browser compiles it for longer.
 * disable-vp: no counts of values, as in the build that counts.
 */
export const PROFILE_FLAGS = [
  '-disable-vp',
  '-inline-enable-cost-benefit-analysis=false',
  '-inlinehint-threshold=125',
].flatMap((flag) => [`-Cllvm-args=${flag}`, '-Clink-arg=-mllvm', `-Clink-arg=${flag}`]);

/**
 * one-caller-inline-max-function-size: by default wasm-opt moves a function into its only caller, however long it is. A browser
 * compiles a function for speed once it has run for a while, and for a long one that takes longer than all its runs: reading and
 * building a scenario had become one function of 229 KB, which took 1.8 s beside the first runs.
 *
 * reorder-functions: those that are called most get the shortest numbers.
 *
 * wasm-opt needs the list of what the compiler may have used; `--all-features` would add WASM that Node 20 refuses.
 */
const OPTIMISED = [
  '-O3',
  '--one-caller-inline-max-function-size=100',
  '--enable-bulk-memory',
  '--enable-bulk-memory-opt',
  '--enable-mutable-globals',
  '--enable-multivalue',
  '--enable-nontrapping-float-to-int',
  '--enable-reference-types',
  '--enable-sign-ext',
  '--reorder-functions',
];

/**
 * The flags of each run of wasm-opt over what the run before wrote. The first optimises until nothing becomes smaller; what it wrote, read
 * again, has something left all the same. With the numbers of functions that is 7 KB after Brotli, and two minutes of a build.
 */
export const WASM_OPT_RUNS = [[...OPTIMISED, '--converge'], OPTIMISED];

export const FLAGS = [...RUSTC_FLAGS, ...PROFILE_FLAGS, ...WASM_OPT_RUNS.flat()];

const CRATES = ['packages/protocols', 'packages/engine/cells', 'packages/engine'];
const NOT_BUILT = /\/(bin|benches|tests)\/|\/(tests|.*_tests?)\.rs$/;

export function engineSourceHash() {
  const manifests = ['Cargo.toml', 'Cargo.lock', ...CRATES.map((crate) => `${crate}/Cargo.toml`)];
  const sources = CRATES.flatMap((crate) =>
    filesBelow(`${crate}/src`, (path) => path.endsWith('.rs') && !NOT_BUILT.test(path)),
  );
  const parts = [...manifests, ...sources].map((path) => [path, withoutTests(readText(path))]);
  return hashParts([...parts, ['flags', FLAGS.join('\n')]]);
}

/** Without a test module at the end or in the middle of a file; rustfmt puts its closing brace at column 0. */
export function withoutTests(source) {
  return source.replace(/^#\[cfg\(test\)\]\n(?:#\[.*\]\n)*mod \w+(?:;\n| \{\n(?:.*\n)*?\}\n)/gm, '');
}
