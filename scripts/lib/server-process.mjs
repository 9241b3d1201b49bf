// The server as a child of a script, and the two living and dying together: a script that is told to stop stops the
// server and waits for it, and a server whose script was killed outright stops by itself (exit-with-parent.mjs).
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const ENTRY = join('apps', 'server', 'src', 'server.ts');
const GUARD = pathToFileURL(join(ROOT, 'scripts', 'lib', 'exit-with-parent.mjs')).href;

export function startServer(env, nodeFlags = []) {
  const args = [...nodeFlags, '--import', 'tsx', '--import', GUARD, ENTRY];
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  // A terminal sends Ctrl-C to both of us; sent by a program, it reaches only this one.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  return child;
}

/** Resolves with true once something listens, or with false when the child has gone first. */
export async function isListening(child, host, port) {
  const target = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  while (child.exitCode === null && child.signalCode === null) {
    if (await canConnect(target, port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

function canConnect(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

export function freePort(host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, host, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
