// Runs of scenario files in a process of their own, in the engine of one tree.
import { join } from 'node:path';
import { output, Problem, ROOT } from '../lib/run.mjs';

const BENCH = join(ROOT, 'scripts', 'bench');

/** Runs of a process where the engine is measured warm. */
export const RUNS = 12;
const WARM_RUNS = 5;

/** The last runs of a process. A run of some 50 ms is over long before V8 has compiled what it passes; the second to sixth share the processor with the compiler. */
export const warmOf = (runs) => runs.slice(-WARM_RUNS);

/** The lines of JSON that a command prints. */
export function jsonLines(command, words, what, options = {}) {
  const text = output(command, words, options);
  if (text === null) throw new Problem(`the bench of ${what} failed: ${command} ${words.join(' ')}`);
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}

/** Files run so many times each in one new process: an entry a run, of which the first is cold. */
export function wasmRuns(engine, files, { runs, hashed = true }) {
  const words = [join(BENCH, 'wasm.mjs'), engine.package, ...(hashed ? [] : ['--unhashed']), String(runs)];
  const what = `${[files].flat().length} scenarios in ${engine.name}`;
  return jsonLines(process.execPath, [...words, ...[files].flat()], what, { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Writes scenario files by a script of this folder. */
export function writeDocuments(script, ...words) {
  const all = ['--import', 'tsx', join(BENCH, script), ...words];
  const text = output(process.execPath, all, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (text === null) throw new Problem(`scripts/bench/${script} could not write its scenarios`);
}
