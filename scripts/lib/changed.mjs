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

/** Changed test programs by name; once a source has changed, all tests of its crate. */
export function cargoArguments(paths) {
  const sources = paths.filter((path) => /^packages\/(?:protocols|engine)\/(?:.*\.rs|Cargo\.toml)$/.test(path));
  const crates = ['protocols', 'engine'].filter((name) =>
    sources.some((path) => path.startsWith(`packages/${name}/`) && !path.startsWith(`packages/${name}/tests/`)),
  );
  const programs = sources.flatMap((path) => {
    const [, crate, program] = path.match(/^packages\/(\w+)\/tests\/(\w+)/) ?? [];
    return crate && !crates.includes(crate) ? [{ crate, program }] : [];
  });
  const whole = crates.length > 0 ? crates : [...new Set(programs.map(({ crate }) => crate))];
  const packages = whole.flatMap((name) => ['--package', `lanelab-${name}`]);
  // Folders beside the programs are shared by several of them.
  const shared = programs.some(({ program }) => ['support', 'oracle', 'random'].includes(program));
  if (crates.length > 0 || shared) return packages;
  return [...packages, ...[...new Set(programs.map(({ program }) => program))].flatMap((name) => ['--test', name])];
}
