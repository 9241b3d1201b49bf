// Octets after Brotli: of the engine, and of the scripts that a page asks for at once, on the built web app. They do not vary, so one round is enough.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { output, Problem, ROOT } from '../../lib/run.mjs';
import { ensureWebBuild } from '../../lib/web-build.mjs';

const KILOBYTE = 1024;
const FIRST = 'scripts of the first screen';
/** What each row is the sum of, by the names in .size-limit.mjs. */
const SUMS = {
  'start-size': [FIRST, 'scripts of the start page’s pair, besides'],
  'workbench-size': [FIRST, 'scripts of the workbench, besides'],
};

export async function measureSizes({ engines }) {
  await ensureWebBuild();
  const text = output(join(ROOT, 'node_modules', '.bin', 'size-limit'), ['--json']);
  // A broken limit ends it with an exit code as well.
  if (text === null) throw new Problem('size-limit failed: `npm run check -- sizes` says why');
  const sizes = new Map(JSON.parse(text).map(({ name, size }) => [name, size]));
  const sum = (names) => names.reduce((total, name) => total + sizeOf(sizes, name), 0) / KILOBYTE;
  const scripts = Object.entries(SUMS).map(([id, names]) => ({ id, ours: [sum(names)], theirs: [] }));
  const [ours, ...others] = engines;
  const theirs = others.map(engineKilobytes);
  return [
    { id: 'engine-size', ours: [engineKilobytes(ours)], theirs },
    { id: 'figure-size', ours: [figureKilobytes()], theirs: [] },
    ...scripts,
  ];
}

function sizeOf(sizes, name) {
  const size = sizes.get(name);
  if (size === undefined)
    throw new Problem(`.size-limit.mjs has no entry “${name}”, which scripts/bench/parts/sizes.mjs adds up`);
  return size;
}

const engineKilobytes = (engine) => compressedKilobytes(join(engine.package, 'lanelab_engine_bg.wasm'));

/** The page of a figure is in no list of the built page: its script, the list of pages that opens it, and all that these import. The experiments of its paper come later. */
function figureKilobytes() {
  const folder = join(ROOT, 'apps', 'web', 'dist', 'assets');
  const names = readdirSync(folder).filter((name) => /^(?:OtherPage|ExperimentPage)-.*\.js$/.test(name));
  const all = withImports(names, (name) => readFileSync(join(folder, name), 'utf8'));
  return [...all].reduce((total, name) => total + compressedKilobytes(join(folder, name)), 0);
}

/** Scripts with everything that they import at once; `read` returns the text of one. */
export function withImports(names, read, into = new Set()) {
  for (const name of names) {
    if (into.has(name)) continue;
    into.add(name);
    const imported = [...read(name).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)];
    withImports(
      imported.map((match) => match[1]),
      read,
      into,
    );
  }
  return into;
}

/** Compressed as the build and size-limit do. */
function compressedKilobytes(file) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(file), { params }).length / KILOBYTE;
}
