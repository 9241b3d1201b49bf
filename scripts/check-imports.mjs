// Holds every import to lib/import-rules.mjs. Reads the source text; nothing has to be installed.
import { posix } from 'node:path';
import { withoutTests } from './lib/engine-source.mjs';
import { filesBelow, readText } from './lib/files.mjs';
import { RUST, WEB_FOLDERS, WORKSPACES } from './lib/import-rules.mjs';
import { main, Problem, say } from './lib/run.mjs';

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
  const from = path.match(/^apps\/web\/src\/([\w-]+)\//)?.[1];
  const to = target.match(/^apps\/web\/src\/([\w-]+)\//)?.[1];
  if (!from || !to || TEST.test(path)) return null;
  const allowed = WEB_FOLDERS[from];
  return allowed && !allowed.includes(to) ? `${from} may import ${allowed.join(', ')} only` : null;
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
  const rust = filesBelow('packages', (path) => path.endsWith('.rs'));
  return [...typescript, ...rust.flatMap((path) => rustProblems(path, readText(path)))];
}

if (process.argv[1]?.endsWith('check-imports.mjs')) {
  await main(async () => {
    const problems = importProblems();
    if (problems.length > 0) throw new Problem(`imports:\n  ${problems.join('\n  ')}`);
    say('imports keep to the table');
  });
}
