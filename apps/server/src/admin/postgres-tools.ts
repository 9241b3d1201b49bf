/** PostgreSQL's own programs, found and run; passwords go by the environment, where no process list shows them. */

import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { say } from '@lanelab/messages/admin';
import { AdminError } from './io.ts';

type Tool = 'pg_dump' | 'pg_restore';

/** Debian keeps one folder a version, off the PATH of some users. */
const DEBIAN = '/usr/lib/postgresql';

function find(tool: Tool): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  for (const folder of folders) {
    const file = path.join(folder, tool);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  throw new AdminError(say('postgres-tools.tool-is-not-installed-here', { tool }));
}

/** What libpq reads instead of an address. */
function connectionOf(address: string): Record<string, string> {
  const url = new URL(address);
  const set = (name: string, value: string | null): Record<string, string> =>
    value === null || value === '' ? {} : { [name]: value };
  return {
    ...set('PGHOST', url.searchParams.get('host') ?? decodeURIComponent(url.hostname)),
    ...set('PGPORT', url.port),
    ...set('PGUSER', decodeURIComponent(url.username)),
    ...set('PGPASSWORD', decodeURIComponent(url.password)),
    ...set('PGDATABASE', decodeURIComponent(url.pathname.slice(1))),
    ...set('PGOPTIONS', url.searchParams.get('options')),
    ...set('PGSSLMODE', url.searchParams.get('sslmode')),
  };
}

/** Runs a tool and returns what it printed; an `AdminError` with its own words where it failed. */
export async function runTool(tool: Tool, args: readonly string[], address?: string): Promise<string> {
  const env = { ...process.env, ...(address === undefined ? {} : connectionOf(address)) };
  const child = spawn(find(tool), args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0)
    throw new AdminError(
      errors.trim() === ''
        ? say('postgres-tools.failed-with-code', { tool, code: String(code) })
        : say('postgres-tools.failed', { tool, errors: errors.trim() }),
    );
  return printed;
}
