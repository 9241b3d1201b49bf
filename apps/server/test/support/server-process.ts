/** The real server in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  /** Everything it has logged by now. */
  readonly log: () => string;
  /** Sends the signal and gives exit code and signal. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export function spawnServer(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', ENTRY], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Resolves once the server listens. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawnServer(environment);
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  let errors = '';
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const origin = await new Promise<string>((resolve, reject) => {
    if (child.stdout === null) throw new Error('the server has no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const match = /Server listening at (http:\/\/[^"\s]+)/.exec(line);
      if (match?.[1] !== undefined) resolve(match[1]);
    });
    void exited.then(({ code }) => reject(new Error(`the server ended with ${code}: ${errors}`)));
  });
  return {
    origin,
    log: () => log,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
