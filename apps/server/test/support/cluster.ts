/** A PostgreSQL of the test's own, which it may stop, kill and start again. It runs as another user where the tests run as root. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const execute = promisify(execFile);
/** Where Debian keeps the programs, off the PATH: one folder a version. */
const DEBIAN = '/usr/lib/postgresql';
const ROOT_USER = 'postgres';
const ATTEMPTS = 50;
const RETRY_MS = 200;

export interface Cluster {
  readonly port: number;
  readonly url: string;
  start(): Promise<void>;
  /** `fast` ends all connections and stops; `kill` is a crash of the whole server. */
  stop(how: 'fast' | 'kill'): Promise<void>;
}

async function programs(): Promise<string> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? '' : path.join(DEBIAN, newest, 'bin/');
}

async function asOwner(folder: string, program: string, args: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) await execute(program, args, { cwd: folder });
  else await execute('runuser', ['-u', ROOT_USER, '--', program, ...args], { cwd: folder });
}

export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Running when it resolves; gone when the test ends. */
export async function testCluster(): Promise<Cluster> {
  const bin = await programs();
  const folder = await mkdtemp(path.join(tmpdir(), 'lanelab-cluster-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  if (process.getuid?.() === 0) await execute('chown', [ROOT_USER, folder]);
  const data = path.join(folder, 'data');
  const port = await freePort();
  await asOwner(folder, `${bin}initdb`, ['-D', data, '-A', 'trust', '-U', 'lanelab', '-E', 'UTF8', '--no-sync']);
  // What was acknowledged has to survive a crash, so nothing of its durability is turned off.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const control = (...args: readonly string[]) => asOwner(folder, `${bin}pg_ctl`, ['-D', data, '-w', ...args]);
  let runs = false;

  async function start(): Promise<void> {
    // Processes of a server that was killed hold its memory for a moment more, and keep the next one from starting.
    for (let attempt = 1; !runs; attempt += 1) {
      try {
        await control('-l', path.join(folder, 'log'), '-o', settings, 'start');
        runs = true;
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        await setTimeout(RETRY_MS);
      }
    }
  }

  async function stop(how: 'fast' | 'kill'): Promise<void> {
    if (how === 'kill') {
      const [pid] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    }
    if (how === 'fast') await control('-m', 'fast', 'stop');
    runs = false;
  }

  onTestFinished(async () => {
    if (runs) await control('-m', 'immediate', 'stop');
  });
  await start();
  return { port, url: `postgres://lanelab@127.0.0.1:${port}/postgres`, start, stop };
}
