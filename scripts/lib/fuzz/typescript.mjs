// Readers of text under a fuzzer of our own: the maintained one for JavaScript, Jazzer.js, needs a newer C library than Debian 12
// has. What reaches new code by V8's own count of it is kept, and changed further.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runForCode } from '../run.mjs';
import { corpusFile, inputsIn, inputsOf, keepInputs, unpack } from './corpus.mjs';

const PACKAGE = 'packages/scenario';
const DRIVER = join(ROOT, 'scripts', 'lib', 'fuzz', 'drive.mts');

export const TYPESCRIPT_TARGETS = ['link', 'scenario'];

/** As `fuzzRust`. */
export async function fuzzTypeScript(target, seconds) {
  const file = corpusFile(PACKAGE, target);
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-fuzz-'));
  try {
    const [seeds, kept, findings] = ['seeds', 'kept', 'findings'].map((name) => join(folder, name));
    unpack(inputsIn(file), seeds);
    let tried = 0;
    const onLine = (line) => {
      tried = Number(line.match(/^(\d+) tried/)?.[1] ?? tried);
    };
    const args = ['--import', 'tsx', DRIVER, target, String(seconds), seeds, kept, findings];
    await runForCode(process.execPath, args, { onLine });
    const failing = inputsOf(findings);
    return { tried, kept: keepInputs(file, [...inputsOf(kept), ...failing]), findings: failing };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
