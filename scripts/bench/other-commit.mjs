// Another commit of this repository to measure beside this one: its files in a folder that is removed afterwards, with the engine's WASM build as
// committed, so that nothing has to be built.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheDir } from '../lib/cache.mjs';
import { output, Problem, ROOT, run, say } from '../lib/run.mjs';

const PACKAGE = join('packages', 'engine', 'pkg');

/** The engine of a tree: `root` is its folder, `package` that of its WASM build. */
export const engineOf = (root, name, isOurs) => ({ name, isOurs, root, package: join(root, PACKAGE) });

/** `{ engine, remove }` of a commit by any name that git knows; `remove` deletes its files. */
export async function otherCommit(ref) {
  const commit = output('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  if (!commit) {
    throw new Problem(`--against ${ref}: git knows no such commit; name one, or measure this tree alone with --alone`);
  }
  const folder = mkdtempSync(join(cacheDir('bench'), 'against-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const root = join(folder, 'tree');
    mkdirSync(root);
    const archive = join(folder, 'tree.tar');
    await run('git', ['archive', '--format=tar', `--output=${archive}`, commit]);
    await run('tar', ['-xf', archive, '-C', root]);
    const engine = engineOf(root, `${ref} (${commit.slice(0, 8)})`, false);
    await refuseOtherFormat(engine, ref);
    sayWhetherSame(engine);
    return { engine, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Both engines run the documents that this tree writes. */
async function refuseOtherFormat(engine, ref) {
  const [ours, theirs] = await Promise.all([versionOf(join(ROOT, PACKAGE)), versionOf(engine.package)]);
  if (ours === theirs) return;
  throw new Problem(
    `--against ${ref}: its engine reads scenario version ${theirs}, this one ${ours}, so they cannot run the same documents; ` +
      'name a later commit, or measure this tree alone with --alone',
  );
}

async function versionOf(folder) {
  const { initSync, scenarioVersion } = await import(pathToFileURL(join(folder, 'lanelab_engine.js')).href);
  initSync({ module: readFileSync(join(folder, 'lanelab_engine_bg.wasm')) });
  return scenarioVersion();
}

function sayWhetherSame(engine) {
  const wasm = (folder) => readFileSync(join(folder, 'lanelab_engine_bg.wasm'));
  if (wasm(join(ROOT, PACKAGE)).equals(wasm(engine.package)))
    say(`the engine of ${engine.name} is the same to the octet: ratios show how much the machine varies`);
}

/**
 * The other tree gets the installed packages of this one, and our own packages of its own. Packages that the two trees want in different
 * versions are this one's.
 */
export function lendModules(root) {
  const into = join(root, 'node_modules');
  if (existsSync(into)) return;
  mkdirSync(into);
  const from = join(ROOT, 'node_modules');
  for (const name of readdirSync(from))
    if (name === '@lanelab') cpSync(join(from, name), join(into, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(into, name));
}
