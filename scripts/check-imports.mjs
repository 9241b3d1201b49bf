// Holds every import to lib/import-rules.mjs. Reads the source text; nothing has to be installed.
import { posix } from 'node:path';
import { withoutTests } from './lib/engine-source.mjs';
import { filesBelow, readText } from './lib/files.mjs';
import { RUST, RUST_FLOORS, WEB_ROOMS, WORKSPACES } from './lib/import-rules.mjs';
import { main, Problem, say } from './lib/run.mjs';
import { moduleUses, reExports } from './lib/rust-modules.mjs';

const CODE = /\.(ts|tsx|mjs|js)$/;
/** Tests, and what only tests and tools load, may also use what the root installs. */
const TEST = /\.test\.tsx?$|\/(test|tests|bench)\/|\/[\w.-]+\.config\.ts$|\/test-[\w-]+\.tsx?$|^e2e\//;
const NODE_BUILTIN = /^node:/;

/** Every module that a source text names: import, export from, import() and require(). */
export function specifiers(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const pattern = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([@.\w][^'"\s,]*)['"]/g;
  return [...code.matchAll(pattern)].map((match) => match[1]);
}

/** What is wrong with one TypeScript file. `declared` are the packages its workspace and the root name. */
export function typescriptProblems(path, text, declared) {
  const rule = WORKSPACES.find(({ folder }) => path.startsWith(`${folder}/`));
  if (!rule) return [];
  return specifiers(text).flatMap((name) => {
    const why = name.startsWith('.') ? relativeProblem(rule, path, name) : packageProblem(rule, path, name, declared);
    return why ? [`${path} imports ${name}: ${why}`] : [];
  });
}

function relativeProblem(rule, path, name) {
  const target = posix.join(posix.dirname(path), name);
  if (!target.startsWith(`${rule.folder}/`)) {
    return rule.reaches?.some((folder) => target.startsWith(folder)) ? null : 'reaches out of its workspace';
  }
  const from = roomOf(path);
  const to = roomOf(target);
  if (!from || !to || TEST.test(path)) return null;
  const [floor, other] = [from, to].map((each) => WEB_ROOMS.findIndex(({ room }) => room === each));
  if (floor < 0 || other < 0) return `${floor < 0 ? from : to} is no room of lib/import-rules.mjs: add it to WEB_ROOMS`;
  return other < floor ? `${from} lies below ${to}, and rooms import only what lies below them` : null;
}

const WEB = 'apps/web/src/';

/** The room of a file of the web app: the folder directly below `src`. */
const roomOf = (path) =>
  path.startsWith(WEB) && path.slice(WEB.length).split('/', 2)[1] ? path.slice(WEB.length).split('/', 1)[0] : null;

/** The folder that holds a file of the web app: `lab/editor`, or the room itself for files that lie in it directly. */
const folderOf = (path) => path.slice(WEB.length).split('/').slice(0, -1).slice(0, 2).join('/');

/**
 * Folders of the web app that import each other in a circle, as sentences. `files` are `{ path, text }`; imports of types
 * count, tests do not.
 */
export function folderCircles(files) {
  const arrows = new Map();
  for (const { path, text } of files) {
    if (!path.startsWith(WEB) || TEST.test(path)) continue;
    const from = folderOf(path);
    for (const name of specifiers(text).filter((each) => each.startsWith('.'))) {
      const target = posix.join(posix.dirname(path), name);
      if (!target.startsWith(WEB) || folderOf(target) === from) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(folderOf(target)));
    }
  }
  const found = [];
  const done = new Set();
  const visit = (folder, trail) => {
    const at = trail.indexOf(folder);
    if (at >= 0)
      return void found.push(`apps/web/src: ${[...trail.slice(at), folder].join(' -> ')} is a circle of folders`);
    if (done.has(folder)) return;
    for (const next of arrows.get(folder) ?? []) visit(next, [...trail, folder]);
    done.add(folder);
  };
  for (const folder of arrows.keys()) visit(folder, []);
  return found;
}

/** Rooms of the table that do not exist, entries that do not, and rooms that the table lacks. */
export function roomProblems(paths) {
  const present = new Set(paths.map(roomOf).filter(Boolean));
  const missing = [...present].filter((name) => !WEB_ROOMS.some(({ room }) => room === name));
  const gone = WEB_ROOMS.filter(({ room, entry }) => !paths.includes(`${WEB}${room}/${entry}`));
  return [
    ...missing.map((name) => `${WEB}${name} is in no line of WEB_ROOMS in scripts/lib/import-rules.mjs: add one`),
    ...gone.map(({ room, entry }) => `WEB_ROOMS names ${WEB}${room}/${entry}, which does not exist`),
  ];
}

function packageProblem(rule, path, name, { own, root }) {
  const test = TEST.test(path);
  if (NODE_BUILTIN.test(name)) {
    const here = rule.node === true || (typeof rule.node === 'string' && posix.basename(path).includes(rule.node));
    return here || test ? null : 'Node is not everywhere that this runs';
  }
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  if (packageName === 'lanelab' || packageName.startsWith('@lanelab/')) {
    return rule.ours.includes(packageName) ? null : `may import ${rule.ours.join(', ') || 'none of ours'} only`;
  }
  if (test && root.includes(packageName)) return null;
  if (!own.includes(packageName)) return 'its package.json does not name this package';
  if (test || !rule.outside) return null;
  const known = rule.outside.some((one) => (typeof one === 'string' ? one === packageName : one.test(packageName)));
  return known ? null : `may import ${rule.outside.join(', ')} only`;
}

/** What is wrong with one Rust file. */
export function rustProblems(path, text) {
  const code = withoutTests(text).replace(/\/\/.*$/gm, '');
  return RUST.filter(({ files }) => files.test(path)).flatMap(({ never, why }) => {
    const found = code.match(never)?.[0];
    return found ? [`${path} mentions ${found}: ${why}`] : [];
  });
}

/**
 * What is wrong with the modules of a Rust crate: arrows up or sideways, which rules out circles, modules that its floors lack,
 * and lines of the floors that name no module. `files` are the paths below `src` with their texts.
 */
export function floorProblems(crate, files) {
  const floors = RUST_FLOORS[crate];
  const floorOf = (module) => floors.findIndex((floor) => floor.includes(module));
  const exported = reExports(files.find(({ path }) => path === 'lib.rs')?.text ?? '');
  const present = new Set();
  const found = [];
  for (const { path, text } of files) {
    const { from, uses } = moduleUses(path, text);
    if (!from) continue;
    present.add(from);
    for (const name of uses) {
      const to = exported.get(name) ?? name;
      if (to === from || floorOf(to) < 0 || floorOf(from) < 0) continue;
      if (floorOf(to) <= floorOf(from)) {
        found.push(`${crate}/src/${path} uses crate::${name}: ${to} does not lie below ${from}`);
      }
    }
  }
  const missing = [...present].filter((module) => floorOf(module) < 0);
  const gone = floors.flat().filter((module) => !present.has(module));
  return [
    ...found,
    ...missing.map(
      (module) => `${crate}: ${module} is on no floor of RUST_FLOORS in scripts/lib/import-rules.mjs: add it`,
    ),
    ...gone.map((module) => `${crate}: RUST_FLOORS names ${module}, which does not exist`),
  ];
}

function declaredBy(folder) {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(readText(`${folder}/package.json`));
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
}

export function importProblems() {
  const root = declaredBy('.');
  const typescript = WORKSPACES.flatMap(({ folder }) => {
    const declared = { own: declaredBy(folder), root };
    const files = filesBelow(folder, (path) => CODE.test(path) && !path.startsWith('packages/engine/pkg/'));
    return files.flatMap((path) => typescriptProblems(path, readText(path), declared));
  });
  const web = filesBelow('apps/web/src', (path) => CODE.test(path));
  const rooms = [...roomProblems(web), ...folderCircles(web.map((path) => ({ path, text: readText(path) })))];
  const rust = filesBelow('packages', (path) => path.endsWith('.rs'));
  const floors = Object.keys(RUST_FLOORS).flatMap((crate) => {
    const files = filesBelow(`${crate}/src`, (path) => path.endsWith('.rs'));
    return floorProblems(
      crate,
      files.map((path) => ({ path: path.slice(`${crate}/src/`.length), text: readText(path) })),
    );
  });
  return [...typescript, ...rooms, ...rust.flatMap((path) => rustProblems(path, readText(path))), ...floors];
}

if (process.argv[1]?.endsWith('check-imports.mjs')) {
  await main(async () => {
    const problems = importProblems();
    if (problems.length > 0) throw new Problem(`imports:\n  ${problems.join('\n  ')}`);
    say('imports keep to the table');
  });
}
