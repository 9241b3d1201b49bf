// The suites of `npm test`: what each needs to be there, how it is run at each level, how many tests passed and failed, and
// what the quick level leaves to the thorough one.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '../check.mjs';
import { ensureToolchain } from '../toolchain.mjs';
import { ensureProgram } from './apt.mjs';
import { ensureChromium } from './chromium.mjs';
import { deployFilesAreRead, ensureDeployPrograms } from './deploy-files.mjs';
import { builtFromTheseSources, engineIsFresh } from './engine-fresh.mjs';
import { ensureFirefox } from './firefox.mjs';
import { environmentOf, PRESET_SAMPLE } from './levels.mjs';
import { ensurePostgres, withPostgres } from './postgres.mjs';
import { releaseWorks } from './release/trial.mjs';
import { Problem, ROOT, runForCode } from './run.mjs';
import { ensureRust } from './rust.mjs';
import { documentIsTrue, ensureSchemathesis } from './schemathesis.mjs';
import { countOfPlaywright, countOfVitest } from './test-reports.mjs';
import { ensureWebBuild } from './web-build.mjs';

const tshark = () => ensureProgram('tshark', 'tshark');

/** Browser tests of the main journeys: each page, drawing, playing, sharing, a figure, the lecture, offline. */
const MAIN_JOURNEYS = '@main';

/**
 * In this order: the quick and telling ones first. `setUp` and `run` are called with true for the thorough level; `setUp` installs, while
 * earlier suites run, and builds nothing in this folder. A suite
 * that runs less at the quick level, or only at the thorough one (`isThorough`), says in `leftOut` what is missing then. `latest`, of the two
 * suites at the end that take half of a thorough run: see levels.mjs.
 */
export const SUITES = {
  check: { setUp: ensureToolchain, run: () => runChecks() },
  rust: { setUp: () => Promise.all([ensureRust(), tshark()]), run: cargoTest, leftOut: 'most random cases' },
  ts: {
    setUp: tshark,
    run: (isThorough) => vitest([], environmentOf(isThorough)),
    leftOut: `presets other than ${PRESET_SAMPLE.join(', ')}`,
  },
  'server-pg': { isThorough: true, setUp: ensurePostgres, run: serverOnPostgres, leftOut: 'the server on PostgreSQL' },
  deploy: {
    isThorough: true,
    setUp: ensureDeployPrograms,
    run: deployFilesAreRead,
    leftOut: 'the files of deploy/ as nginx, Caddy and systemd read them',
  },
  openapi: {
    isThorough: true,
    setUp: ensureSchemathesis,
    run: documentIsTrue,
    leftOut: 'the OpenAPI document held against the server by schemathesis',
  },
  release: {
    isThorough: true,
    setUp: ensureRust,
    run: () => ensureWebBuild().then(releaseWorks),
    leftOut: 'a release made, unpacked and started',
  },
  engine: {
    setUp: async (isThorough) => isThorough && ensureToolchain().then(ensureChromium),
    run: (isThorough) => (isThorough ? engineIsFresh() : builtFromTheseSources()),
    leftOut: 'the rebuilt WASM package, and the digests of all presets natively, in Node and in Chromium',
    latest: 0.5,
  },
  e2e: {
    setUp: ensureChromium,
    run: (isThorough) => ensureWebBuild().then(() => playwright('e2e/playwright.config.ts', isThorough)),
    leftOut: `browser tests without the tag ${MAIN_JOURNEYS}`,
    latest: 0.5,
  },
  firefox: {
    isThorough: true,
    setUp: ensureFirefox,
    // Named at the quick level, it runs whole: it has no sample.
    run: () => ensureWebBuild().then(() => playwright('e2e/firefox.config.ts', true)),
    leftOut: 'six journeys in Firefox',
  },
};

/** cargo prints one closing line for each test program. A program that could not be built prints none. */
export async function cargoTest(isThorough, args = ['--workspace']) {
  const { cargo, env } = await ensureRust();
  const count = { passed: 0, failed: 0, failures: [] };
  const onLine = (line) => {
    const broken = line.match(/^test (.+) \.\.\. FAILED$/);
    if (broken) count.failures.push(broken[1]);
    const found = line.match(/^test result: \w+\. (\d+) passed; (\d+) failed;/);
    if (!found) return;
    count.passed += Number(found[1]);
    count.failed += Number(found[2]);
  };
  // A thorough run begins on a clean clone: what makes a second build faster makes the first one slower. A failed assertion
  // names its file and line by itself.
  const build = isThorough ? { CARGO_INCREMENTAL: '0', CARGO_PROFILE_TEST_DEBUG: 'none' } : {};
  const options = { env: { ...env, ...build, ...environmentOf(isThorough) }, onLine };
  const code = await runForCode(cargo, ['test', '--no-fail-fast', ...args], options);
  return judged(count, code);
}

async function serverOnPostgres(isThorough) {
  return withPostgres((url) =>
    // One more than there are cores: several of its tests wait for a database that is away.
    vitest(['--project', 'server', `--maxWorkers=${availableParallelism() + 1}`], {
      ...environmentOf(isThorough),
      TEST_DATABASE_URL: url,
    }),
  );
}

export async function vitest(args, extraEnv = {}) {
  const program = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const env = { ...process.env, ...extraEnv };
    const code = await runForCode(process.execPath, [program, 'run', ...reporters, ...args], { env });
    return { code, count: countOfVitest };
  });
}

async function playwright(config, isThorough) {
  const program = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  return withReport(async (report) => {
    const env = { ...process.env, ...environmentOf(isThorough), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const chosen = isThorough ? [] : ['--grep', MAIN_JOURNEYS];
    const args = [program, 'test', '-c', config, '--reporter=list,json', ...chosen];
    const code = await runForCode(process.execPath, args, { env });
    return { code, count: countOfPlaywright };
  });
}

/** Runs a runner that writes a JSON report to a file, and counts from that. */
async function withReport(body) {
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-report-'));
  const report = join(folder, 'report.json');
  try {
    const { code, count } = await body(report);
    if (!existsSync(report)) throw new Problem(`the runner ended with exit code ${code} and wrote no report`);
    return judged(count(JSON.parse(readFileSync(report, 'utf8'))), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A runner that fails without a failed test (a file that does not load, a build that breaks) counts as one failure. */
function judged(count, code) {
  if (code === 0 || count.failed > 0) return count;
  const failures = count.failures.length > 0 ? count.failures : ['the runner failed, though no test did'];
  return { ...count, failed: 1, failures };
}
