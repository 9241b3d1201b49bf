// A throwaway PostgreSQL for the server suite: its own cluster in a temporary folder, on a free port of the loopback
// address. PostgreSQL refuses to run as root, so as root it runs as the user that Debian's package made.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canApt } from './apt.mjs';
import { freePort } from './free-port.mjs';
import { output, Problem, run, which } from './run.mjs';

const DEBIAN = '/usr/lib/postgresql';
const ROOT_USER = 'postgres';

/** Starts a cluster, hands `postgres://...` to `body` and removes everything afterwards, whatever happened. */
export async function withPostgres(body) {
  const bin = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-pg-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const port = await freePort();
  try {
    await asOwner(folder, join(bin, 'initdb'), [
      '-D',
      data,
      '-A',
      'trust',
      '-U',
      'lanelab',
      '-E',
      'UTF8',
      '--no-sync',
      '--locale=C',
    ]);
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
    await asOwner(folder, join(bin, 'pg_ctl'), ['-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start']);
    return await body(`postgres://lanelab@127.0.0.1:${port}/postgres`);
  } finally {
    if (existsSync(join(data, 'postmaster.pid'))) {
      await asOwner(folder, join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function ensurePostgres() {
  const present = findPostgres();
  if (present) return present;
  if (!canApt()) throw new Problem('no PostgreSQL server here: install one (initdb and pg_ctl are needed)');
  await aptInstall('postgresql');
  const installed = findPostgres();
  if (!installed) throw new Problem('the package postgresql is installed, but initdb is not where Debian puts it');
  return installed;
}

/** The folder of initdb: Debian keeps it off the PATH, one folder a version. */
function findPostgres() {
  if (which('initdb') && which('pg_ctl')) return join(which('initdb'), '..');
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

async function asOwner(folder, program, args) {
  if (process.getuid?.() !== 0) return run(program, args, { cwd: folder });
  if (output('id', ['-u', ROOT_USER]) === null) throw new Problem(`running as root, and there is no user ${ROOT_USER}`);
  await run('chown', [ROOT_USER, folder]);
  await run('runuser', ['-u', ROOT_USER, '--', program, ...args], { cwd: folder });
}
