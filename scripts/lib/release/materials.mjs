// What a release is made of that others have written: npm packages of the server and the page, and crates in the engine.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { output, Problem, ROOT } from '../run.mjs';
import { ensureRust } from '../rust.mjs';

const ENGINE = 'lanelab-engine';
/** As `packages/engine` is compiled for the page and the server. */
const TARGET = 'wasm32-unknown-unknown';

/** npm's CycloneDX document of everything in the lock file. Its own `--omit dev` loses what the tools of development need too. */
export function npmBill() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const text = output('npm', args);
  if (text === null) throw new Problem(`npm ${args.join(' ')} failed: npm 10 or newer is needed`);
  return JSON.parse(text);
}

/** Paths in node_modules of what a workspace needs when it runs, on all platforms, with the name and version of each. */
export function neededBy(workspace, lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))) {
  const { packages } = lock;
  const needed = new Map();
  const walk = (path) => {
    const entry = packages[path];
    const optionalPeers = entry.peerDependenciesMeta ?? {};
    const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => !optionalPeers[name]?.optional);
    const names = [entry.dependencies, entry.optionalDependencies].flatMap((each) => Object.keys(each ?? {}));
    for (const name of [...names, ...peers]) {
      const found = nearest(packages, path, name);
      if (found === undefined || needed.has(found)) continue;
      const { link, resolved, version } = packages[found];
      needed.set(found, `${name}@${version ?? packages[resolved].version}`);
      walk(link ? resolved : found);
    }
  };
  walk(workspace);
  return needed;
}

/** Where Node finds a package: in the node_modules beside whoever asks, or further up. */
function nearest(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** The crates that are compiled into the engine, without ours: `{ name, version, license, folder }` each. */
export async function cratesOfEngine() {
  const { cargo, env } = await ensureRust();
  const args = ['metadata', '--format-version', '1', '--locked', '--filter-platform', TARGET];
  const text = output(cargo, args, { env });
  if (text === null) throw new Problem(`${cargo} ${args.join(' ')} failed`);
  const { packages, resolve } = JSON.parse(text);
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const reached = new Set();
  const walk = (id) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const { pkg, dep_kinds: kinds } of nodes.get(id).deps) {
      // Only what is linked or expands macros; not what tests and build scripts use.
      if (kinds.some(({ kind }) => kind === null)) walk(pkg);
    }
  };
  walk(packages.find(({ name }) => name === ENGINE).id);
  return packages
    .filter(({ id, source }) => reached.has(id) && source !== null)
    .map(({ name, version, license, manifest_path: manifest }) => ({
      name,
      version,
      license,
      folder: dirname(manifest),
    }));
}

/** One SPDX expression of a component of CycloneDX, or null where it names none. */
export function licenceOf({ licenses = [] }) {
  const [first] = licenses;
  return first?.expression ?? first?.license?.id ?? first?.license?.name ?? null;
}

export const isOurs = ({ purl }) => purl.startsWith('pkg:npm/%40lanelab/') || purl.startsWith('pkg:npm/lanelab');

/** A crate as a component of CycloneDX. */
export function crateComponent({ name, version, license }) {
  return {
    'bom-ref': `cargo:${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:cargo/${name}@${version}`,
    licenses: [{ expression: license }],
  };
}
