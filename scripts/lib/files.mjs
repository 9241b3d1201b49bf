// Walking the work tree and hashing what is found, in an order that does not depend on the machine.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './run.mjs';

const SKIP = new Set(['node_modules', 'dist', 'target', 'test-results', '.git', 'coverage']);

/** Paths below a folder of the repository, from its root on and with `/`, sorted; empty where the folder is missing. */
export function filesBelow(folder, keep = () => true) {
  const found = [];
  walk(join(ROOT, folder), found);
  return found
    .map((file) => relative(ROOT, file).split(sep).join('/'))
    .filter(keep)
    .sort();
}

function walk(folder, found) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path, found);
    else if (entry.isFile()) found.push(path);
  }
}

export function readText(path) {
  return readFileSync(join(ROOT, path), 'utf8').replaceAll('\r\n', '\n');
}

/** SHA-256 of labelled parts: a part can neither hide in the one before it nor swap places with another. */
export function hashParts(parts) {
  const hash = createHash('sha256');
  for (const [label, content] of parts) {
    hash.update(`${label}\n${content.length}\n`);
    hash.update(content);
  }
  return hash.digest('hex');
}
