/** The real server, or a worker, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url));
const WORKER = fileURLToPath(new URL('../../src/worker.ts', import.meta.url));

const DEFAULTS = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'info',
  // A machine with other work must not end a request for its slowness: no test waits this long.
  SHUTDOWN_MS: '600000',
};

export interface Started {
  readonly pid: number;
  /** Everything it has logged by now. */
  readonly log: () => string;
  /** Sends the signal and returns exit code and signal. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export interface ServerProcess extends Started {
  readonly origin: string;
}

export function spawnServer(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawnEntry(SERVER, environment);
}

export function spawnWorker(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawnEntry(WORKER, environment);
}

function spawnEntry(entry: string, environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', entry], {
    env: { PATH: process.env['PATH'], ...DEFAULTS, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Resolves once the server listens. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { found, ...started } = await start(spawnServer(environment), /Server listening at (http:\/\/[^"\s]+)/);
  return { ...started, origin: found };
}

/** Resolves once the worker takes tasks. */
export async function startWorker(environment: Readonly<Record<string, string>>): Promise<Started> {
  return start(spawnWorker(environment), /Worker (ready)/);
}

/** Waits for the line that says that the process is ready; `found` is what its first group holds. */
async function start(child: ChildProcess, ready: RegExp): Promise<Started & { readonly found: string }> {
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  let errors = '';
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const found = await new Promise<string>((resolve, reject) => {
    if (child.stdout === null) throw new Error('the process has no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const match = ready.exec(line);
      if (match?.[1] !== undefined) resolve(match[1]);
    });
    void exited.then(({ code }) => reject(new Error(`the process ended with ${code}: ${errors}`)));
  });
  return {
    found,
    pid: child.pid ?? 0,
    log: () => log,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
