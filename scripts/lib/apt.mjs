// Debian packages, where this is Debian (or a child of it) and we are root: CI and containers. Elsewhere says no.
import { existsSync } from 'node:fs';
import { output, Problem, run, say, which } from './run.mjs';

let updated = false;

export function canApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && which('apt-get') !== null;
}

/** The version apt would install of a package, or null. Lists are refreshed once, since a new machine may have none. */
export async function aptCandidate(name) {
  if (!canApt()) return null;
  await update();
  const candidate = output('apt-cache', ['policy', name])?.match(/Candidate: (\S+)/)?.[1];
  return candidate && candidate !== '(none)' ? candidate : null;
}

export async function aptInstall(...names) {
  if (!canApt()) throw new Problem(`please install ${names.join(', ')} (no apt-get, or not root)`);
  await update();
  say(`apt-get install ${names.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0', ...names], { env });
}

/** Makes sure that a program is there, from a Debian package if need be; returns its path. */
export async function ensureProgram(program, ...packages) {
  const found = which(program) ?? (existsSync(`/usr/bin/${program}`) ? `/usr/bin/${program}` : null);
  if (found) return found;
  if (!canApt()) throw new Problem(`${program} is not installed; it is in the package ${packages.join(', ')}`);
  await aptInstall(...packages);
  const path = which(program);
  if (!path) throw new Problem(`${packages.join(', ')} installed, but there is no ${program} on the PATH`);
  return path;
}

async function update() {
  if (updated) return;
  updated = true;
  await run('apt-get', ['update', '-qq']);
}
