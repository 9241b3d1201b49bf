// The tests of what has changed, in about a minute: of TypeScript those that import a changed file, of Rust those of the
// crates that hold one.
import { output, Problem, say } from './run.mjs';
import { cargoTest, vitest } from './suites.mjs';

/** What differs from a commit, or what is not committed yet, or else what the last commit changed. */
export async function runChanged(asked) {
  const since = asked ?? (isClean() ? 'HEAD~1' : 'HEAD');
  const paths = pathsSince(since);
  if (paths.length === 0) throw new Problem(`nothing differs from ${since}`);
  say(`${paths.length} files differ from ${since}`);
  const parts = [];
  if (paths.some((path) => /\.(?:[mc]?[jt]sx?|json|css|svg)$/.test(path))) {
    parts.push(await vitest(['--changed', since, '--passWithNoTests']));
  }
  const rust = cargoArguments(paths);
  if (rust.length > 0) parts.push(await cargoTest(false, rust));
  return {
    passed: parts.reduce((sum, { passed }) => sum + passed, 0),
    failed: parts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

const isClean = () => output('git', ['status', '--porcelain']) === '';

function pathsSince(since) {
  const tracked = output('git', ['diff', '--name-only', '--relative', since]);
  if (tracked === null) throw new Problem(`git does not know ${since}`);
  const added = output('git', ['ls-files', '--others', '--exclude-standard']) ?? '';
  return [...tracked.split('\n'), ...added.split('\n')].filter(Boolean);
}

const CRATES = {
  'packages/protocols': 'lanelab-protocols',
  'packages/engine/cells': 'lanelab-cells',
  'packages/engine': 'lanelab-engine',
};

/** Changed test programs by name; once a source has changed, all tests of its crate. */
export function cargoArguments(paths) {
  const changed = paths.flatMap((path) => {
    const folder = Object.keys(CRATES).find((each) => path.startsWith(`${each}/`));
    return folder && /(?:\.rs|\/Cargo\.toml)$/.test(path)
      ? [{ crate: CRATES[folder], path: path.slice(folder.length + 1) }]
      : [];
  });
  const isTest = ({ path }) => path.startsWith('tests/');
  const crates = namesOf(changed.filter((one) => !isTest(one)));
  const programs = changed.filter((one) => isTest(one) && !crates.includes(one.crate));
  const packages = (crates.length > 0 ? crates : namesOf(programs)).flatMap((name) => ['--package', name]);
  const names = [...new Set(programs.map(({ path }) => path.match(/^tests\/(\w+)/)[1]))];
  // The folder beside the programs of the protocols is shared by several of them.
  if (crates.length > 0 || names.includes('support')) return packages;
  return [...packages, ...names.flatMap((name) => ['--test', name])];
}

/** The crates of these files, in the order of the table. */
function namesOf(files) {
  return Object.values(CRATES).filter((name) => files.some(({ crate }) => crate === name));
}
