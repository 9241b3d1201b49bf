// Nothing that is published may name somebody's machine: a home folder or a work folder in a file is a path that works
// for one person only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, output, Problem, ROOT, say } from './lib/run.mjs';

/** Absolute paths of people's folders. Written so that this file does not match itself. */
const MACHINE_PATH = /(?<![\w.])\/(?:root|home\/\w+|Users\/\w+|work\/\w+)\/[\w.-]+|\b[A-Z]:\\Users\\/;

export function pathProblems(path, text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const found = line.match(MACHINE_PATH)?.[0];
    return found ? [`${path}:${index + 1} holds ${found}`] : [];
  });
}

if (process.argv[1]?.endsWith('check-paths.mjs')) {
  await main(async () => {
    const files = output('git', ['ls-files', '-z'])?.split('\0').filter(Boolean);
    if (!files) throw new Problem('git ls-files failed');
    const problems = files.flatMap((path) => pathProblems(path, read(path)));
    if (problems.length > 0) throw new Problem(`machine paths:\n  ${problems.join('\n  ')}`);
    say('no machine paths');
  });
}

/** Binary files too: the WASM build carries the paths of its panic messages. A file deleted but not committed is empty. */
function read(path) {
  try {
    return readFileSync(join(ROOT, path), 'latin1');
  } catch {
    return '';
  }
}
