// The files of deploy/ as the programs that read them see them, in the versions of Debian.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from './apt.mjs';
import { ROOT, runForCode } from './run.mjs';
import { countOfResults } from './test-reports.mjs';

const DEPLOY = join(ROOT, 'deploy');
const CERTIFICATES = '/etc/letsencrypt/live/lab.example.org';

export async function ensureDeployPrograms() {
  await ensureProgram('nginx', 'nginx-light');
  await ensureProgram('caddy', 'caddy');
  await ensureProgram('openssl', 'openssl');
  await ensureProgram('systemd-analyze', 'systemd');
}

/** One count for each program: its file is taken or refused. */
export async function deployFilesAreRead() {
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-deploy-'));
  try {
    const results = [
      ['nginx takes deploy/nginx.conf', await nginxTakes(folder)],
      ['Caddy takes deploy/Caddyfile', await caddyTakes(folder)],
      ['systemd takes the units of deploy/', await systemdTakes(folder)],
    ];
    return countOfResults(results);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** nginx reads certificates while it tests a configuration: it gets its own, made for a day. */
async function nginxTakes(folder) {
  const certificate = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=lab.example.org', '-days', '1'];
  const made = await runForCode('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...certificate,
    ...subject,
  ]);
  if (made !== 0) return false;
  const site = join(folder, 'site.conf');
  writeFileSync(site, readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8').replaceAll(CERTIFICATES, folder));
  const whole = join(folder, 'nginx.conf');
  writeFileSync(whole, `pid ${folder}/pid; events {} http { access_log off; include ${site}; }\n`);
  return (await runForCode('nginx', ['-t', '-e', 'stderr', '-p', folder, '-c', whole])) === 0;
}

/** Caddy keeps its state in the home folder: it gets another one. */
async function caddyTakes(folder) {
  const file = join(DEPLOY, 'Caddyfile');
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return (await runForCode('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { env })) === 0;
}

/** systemd refuses a unit whose program is not there: Node may be elsewhere on this machine. */
async function systemdTakes(folder) {
  const names = readdirSync(DEPLOY).filter((name) => /\.(?:service|timer)$/.test(name));
  const copies = names.map((name) => {
    const copy = join(folder, name);
    writeFileSync(copy, readFileSync(join(DEPLOY, name), 'utf8').replaceAll('/usr/bin/node', process.execPath));
    return copy;
  });
  return (await runForCode('systemd-analyze', ['verify', '--man=no', ...copies])) === 0;
}
