// The server's OpenAPI document held against the server by schemathesis: what the document allows is taken, what it forbids is
// refused, and every answer is as it says. From PyPI, into a virtual environment that is kept.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canApt } from './apt.mjs';
import { cacheDir } from './cache.mjs';
import { freePort } from './free-port.mjs';
import { output, Problem, ROOT, run, runForCode, say } from './run.mjs';
import { isListening, startServer } from './server-process.mjs';

const VERSION = '4.32.5';
const HOST = '127.0.0.1';
const SEED = 1;
/** For each operation and phase. */
const EXAMPLES = 6;
/** The budget of the suite: a machine that is slower tries fewer sequences of requests, which come last. */
const LONGEST_S = 80;

/** More than any number of examples asks for: a limit that is reached is an answer, but not one that says much. */
const PLENTY = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  WRITE_LIMIT_PER_MINUTE: '1000000',
  RUN_LIMIT_PER_MINUTE: '1000000',
  SEATS_PER_HOUR: '100000',
  JOB_LIMIT: '100000',
  JOB_LIMIT_PER_ADDRESS: '100000',
  JOB_LIMIT_PER_SEAT: '100000',
  ASSIGNMENT_STUDENTS: '100000',
  ASSIGNMENT_GUESSES_PER_MINUTE: '1000000',
};

/** Returns the path of the program. */
export async function ensureSchemathesis() {
  const folder = cacheDir(`schemathesis-${VERSION}`);
  const program = join(folder, 'bin', 'schemathesis');
  if (existsSync(program) && output(program, ['--version'])?.includes(VERSION)) return program;
  // Debian has the module venv in a package of its own.
  if (output('python3', ['-c', 'import ensurepip']) === null) {
    if (!canApt()) throw new Problem('python3 with its module venv is needed for schemathesis');
    await aptInstall('python3-venv');
  }
  say(`pip install schemathesis ${VERSION} (once)`);
  await run('python3', ['-m', 'venv', '--clear', folder]);
  await run(join(folder, 'bin', 'pip'), [
    'install',
    '--quiet',
    '--disable-pip-version-check',
    `schemathesis==${VERSION}`,
  ]);
  return program;
}

/** One count for each operation that was tried, one for each different failure, and one if time ended before each was tried. */
export async function documentIsTrue() {
  const program = await ensureSchemathesis();
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-openapi-'));
  const port = String(await freePort());
  // A figure is a job at once, so that no example waits for one.
  const env = { ...process.env, ...PLENTY, HOST, PORT: port, DATA_DIR: folder, FIGURE_WAIT_MS: '0', LOG_LEVEL: 'warn' };
  const server = startServer(env);
  const exit = new Promise((resolve) => server.on('exit', resolve));
  try {
    if (!(await isListening(server, HOST, port))) throw new Problem('the server ended before it listened');
    return await tried(program, folder, `http://${HOST}:${port}/api/openapi.json`);
  } finally {
    server.kill('SIGTERM');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tried(program, folder, document) {
  const count = { passed: 0, failed: 0 };
  let operations = Number.POSITIVE_INFINITY;
  const onLine = (line) => {
    const selected = line.match(/^ +Selected: (\d+)/);
    const tested = line.match(/^ +Tested: (\d+)/);
    const found = line.match(/\d+ found (\d+) unique failure/);
    if (selected) operations = Number(selected[1]);
    if (tested) count.passed = Number(tested[1]);
    if (found) count.failed = Number(found[1]);
  };
  const settings = join(ROOT, 'scripts', 'lib', 'schemathesis.toml');
  const bounds = ['--seed', String(SEED), '--max-examples', String(EXAMPLES), '--max-time', String(LONGEST_S)];
  const options = [
    '--checks',
    'all',
    '--generation-database',
    'none',
    '--no-shrink',
    '--no-color',
    '--warnings',
    'off',
  ];
  // Schemathesis keeps notes of failures in the folder where it is started.
  const code = await runForCode(program, ['--config-file', settings, 'run', document, ...options, ...bounds], {
    cwd: folder,
    onLine,
  });
  if (count.passed < operations) say(`schemathesis tried ${count.passed} operations of ${operations}`);
  if (count.failed === 0 && (code !== 0 || count.passed < operations)) return { ...count, failed: 1 };
  return count;
}
