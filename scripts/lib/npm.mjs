// node_modules as package-lock.json wants them. Uses Node's own modules only: it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, ROOT, run, say } from './run.mjs';

/** Runs `npm ci` unless what is installed is what the lock file says; npm's own note in node_modules tells. */
export async function ensureNodeModules() {
  checkNode();
  if (isInstalled()) return;
  say('installing the npm packages of package-lock.json');
  await run(...npm('ci', '--no-audit', '--no-fund'));
  if (!isInstalled()) throw new Problem('npm ci ended well, but node_modules does not match package-lock.json');
}

/** npm started this script, or is on the PATH. */
function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args];
}

function isInstalled() {
  const note = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional) return true;
    return present[path]?.version === entry.version && present[path]?.link === entry.link;
  });
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 14) || major >= 23;
  if (!good) throw new Problem(`Node 20.19 or newer, or 22.14 or newer, is needed; this is ${process.versions.node}`);
}
