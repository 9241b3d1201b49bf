// What the benches of the server share: a server of its own on one core where `taskset` can pin it, and load from another.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../lib/free-port.mjs';
import { Problem, which } from '../lib/run.mjs';
import { canConnect } from '../lib/server-process.mjs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;
const ENTRY = fileURLToPath(new URL('../../apps/server/src/server.ts', import.meta.url));
const WORKER = fileURLToPath(new URL('../../apps/server/src/worker.ts', import.meta.url));
export const PINNED = which('taskset') !== null;

/** Starts a program of Node on these cores; resolves once it listens. */
export async function startPinned({ entry = ENTRY, cores = '0', env = {} }) {
  const port = await freePort();
  const started = start(entry, cores, { PORT: String(port), ...env });
  while (!(await canConnect('127.0.0.1', port))) {
    started.demandAlive();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin: `http://127.0.0.1:${port}`, ...started };
}

/** Starts a worker; it takes tasks as soon as it is ready. */
export async function startWorkerPinned({ cores = '0', env = {} }) {
  return start(WORKER, cores, env);
}

function start(entry, cores, env) {
  const data = mkdtempSync(join(tmpdir(), 'lanelab-bench-'));
  const node = [process.execPath, '--import', 'tsx', entry];
  const [command, ...words] = PINNED ? ['taskset', '-c', cores, ...node] : node;
  const child = spawn(command, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      RATE_LIMIT_PER_MINUTE: '10000000',
      ...env,
    },
  });
  return {
    cpuMs: () => cpuMs(child.pid),
    demandAlive() {
      if (child.exitCode !== null) throw new Problem(`${entry} ended with ${child.exitCode}`);
    },
    async end() {
      child.kill('SIGTERM');
      await new Promise((resolve) => (child.exitCode === null ? child.on('exit', resolve) : resolve()));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** CPU time of a process so far, threads included; null where there is no /proc. */
function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

export function load(options) {
  return new Promise((resolve, reject) => {
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
}

export async function store(origin, scenario) {
  const headers = { 'content-type': 'application/json' };
  const stored = await fetch(`${origin}/api/scenarios`, { method: 'POST', headers, body: scenario });
  if (stored.status !== 201) throw new Problem(`the scenario was not stored: ${await stored.text()}`);
  return stored.json();
}

/** Asks a server, with the body as JSON; the answer to it as it was read. */
export async function ask(origin, path, { method = 'GET', headers = {}, body } = {}) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(origin + path, { method, headers: { ...type, ...headers }, ...sent });
  if (!answer.ok) throw new Problem(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
