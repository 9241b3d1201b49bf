// What a release is made of that others have written: npm packages of the server and the page, and crates in the engine.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { output, Problem, ROOT } from '../run.mjs';
import { ensureRust } from '../rust.mjs';

const ENGINE = 'lanelab-engine';
/** As `packages/engine` is compiled for the page and the server. */
const TARGET = 'wasm32-unknown-unknown';

/**
 * npm's CycloneDX document of what a workspace needs when it runs: by the lock file, with the packages of all platforms, or
 * of what is installed in `cwd`.
 */
export function npmBill(workspace, { cwd = ROOT, isInstalled = false } = {}) {
  const source = isInstalled ? [] : ['--package-lock-only'];
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--workspace', workspace, ...source];
  const text = output('npm', args, { cwd });
  if (text === null) throw new Problem(`npm ${args.join(' ')} failed in ${cwd}: npm 10 or newer is needed`);
  return JSON.parse(text);
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

/** Folders of the installed npm packages by `name@version`. */
export function npmFolders() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const inModules = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  return new Map(
    inModules.map(([path, { name, version }]) => [
      `${name ?? path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`,
      join(ROOT, path),
    ]),
  );
}
