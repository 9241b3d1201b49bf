// The server, or a worker, as a child of a script, and the two living and dying together: a script that receives the signal to stop stops the
// server and waits for it, and a server whose script was killed outright stops by itself (exit-with-parent.mjs).
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';

const SERVER = join('apps', 'server', 'src', 'server.ts');
const WORKER = join('apps', 'server', 'src', 'worker.ts');
const GUARD = pathToFileURL(join(ROOT, 'scripts', 'lib', 'exit-with-parent.mjs')).href;

export function startServer(env, nodeFlags = []) {
  return start(SERVER, env, nodeFlags);
}

export function startWorker(env) {
  return start(WORKER, env, []);
}

function start(entry, env, nodeFlags) {
  const args = [...nodeFlags, '--import', 'tsx', '--import', GUARD, entry];
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  // A terminal sends Ctrl-C to both of us; sent by a program, it reaches only this one.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  return child;
}

/** Resolves with true once the server listens, or with false when it has ended first. */
export async function isListening(server, host, port) {
  while (server.exitCode === null && server.signalCode === null) {
    if (await canConnect(host, port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Whether anything listens there; not where there can be no such port. */
export function canConnect(host, port) {
  if (!(Number(port) > 0 && Number(port) < 65_536)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
