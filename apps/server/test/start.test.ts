/** What keeps the process from starting is said in a sentence; two processes may share one folder. */
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { startFailure } from '../src/lib/start-failure.ts';
import { openDatabase } from '../src/storage/database.ts';
import { tinyScenario } from './support/scenarios.ts';
import { spawnServer, startServer } from './support/server-process.ts';

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'lanelab-start-'));

/** What the process wrote to standard error, and the code with which it ended. */
async function refusal(environment: Readonly<Record<string, string>>): Promise<readonly [string, number]> {
  const child = spawnServer({ SERVER_COMPUTES: 'true', ...environment });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const [code] = await once(child, 'exit');
  return [errors, code];
}

const inFolder = async (prepare: (folder: string) => Promise<unknown>): Promise<Record<string, string>> => {
  const folder = await newFolder();
  await prepare(folder);
  return { DATA_DIR: folder };
};

const fileOf = (folder: string): string => path.join(folder, 'lanelab.db');

async function newerDatabase(folder: string): Promise<void> {
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined, onIdleError: () => undefined });
  await database.close();
  const file = new Libsql(fileOf(folder));
  file.exec("INSERT INTO kysely_migration (name, timestamp) VALUES ('999-future', '2030-01-01T00:00:00.000Z')");
  file.close();
}

it.each([
  ['no database', () => inFolder((folder) => writeFile(fileOf(folder), 'x'.repeat(4096))), 'is no database of lanelab'],
  ['a folder in place of the file', () => inFolder((folder) => mkdir(fileOf(folder))), 'cannot be opened for writing'],
  ['a newer database', () => inFolder(newerDatabase), 'by a newer version: it has the migration 999-future'],
  [
    'a file in place of the folder',
    async () => {
      const folder = await newFolder();
      await writeFile(path.join(folder, 'file'), '');
      return { DATA_DIR: path.join(folder, 'file') };
    },
    'no folder and cannot become one',
  ],
  [
    'an unreachable database',
    async () => ({ DATA_DIR: await newFolder(), DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' }),
    'at 127.0.0.1:1/none does not answer (ECONNREFUSED)',
  ],
] as const)('says in a sentence that there is %s', async (_, prepare, sentence) => {
  const [errors, code] = await refusal(await prepare());
  expect(code).toBe(1);
  expect(errors).toMatch(/^The server could not start: .+\n$/);
  expect(errors).toContain(sentence);
  expect(errors).not.toMatch(/\n {4}at |secret/);
});

it('says in a sentence that the port is in use', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as net.AddressInfo;
  const [errors, code] = await refusal({ DATA_DIR: await newFolder(), PORT: String(port) });
  other.close();
  expect([code, errors]).toEqual([1, expect.stringContaining(`127.0.0.1:${port} is in use`)]);
  expect(errors).not.toContain('    at ');
});

it('has a sentence for a folder that is read-only, and for what PostgreSQL refuses', async () => {
  const folder = await newFolder();
  const sqlite = readConfig({ DATA_DIR: folder });
  // Tests may run as a user to whom nothing is read-only; so the error is one that such a folder was seen to make.
  await chmod(folder, 0o500);
  const cannotOpen = new Error(`ConnectionFailed("Unable to open connection to local database ${fileOf(folder)}: 14")`);
  expect(startFailure(cannotOpen, sqlite)).toContain(`${fileOf(folder)} cannot be opened for writing`);
  const postgres = readConfig({ DATA_DIR: folder, DATABASE_URL: 'postgres://user:secret@db.example/lanelab' });
  const refused = Object.assign(new Error('password authentication failed for user "user"'), { code: '28P01' });
  expect(startFailure(refused, postgres)).toContain('db.example:5432/lanelab refused the connection: password');
  const addresses = [Object.assign(new Error('no'), { code: 'ECONNREFUSED' })];
  expect(startFailure(new AggregateError(addresses), postgres)).toContain('does not answer (ECONNREFUSED)');
  expect(startFailure(new Error('something else'), postgres)).toBeNull();
});

it('lets two processes share one folder: what one writes the other has, and of two writers one wins', async () => {
  const DATA_DIR = await newFolder();
  const servers = await Promise.all([startServer({ DATA_DIR }), startServer({ DATA_DIR })]);
  const [one, two] = servers;
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${one.origin}/api/scenarios`, {
    method: 'POST',
    headers,
    body: JSON.stringify(tinyScenario('first')),
  });
  expect(made.status).toBe(201);
  const { id, editKey } = (await made.json()) as { id: string; editKey: string };
  const read = await fetch(`${two.origin}/api/scenarios/${id}`);
  expect(read.status).toBe(200);
  const match = read.headers.get('etag') ?? '';
  const put = async ({ origin }: { readonly origin: string }, title: string) => {
    const body = JSON.stringify(tinyScenario(title));
    const own = { ...headers, 'if-match': match, 'x-edit-key': editKey };
    return (await fetch(`${origin}/api/scenarios/${id}`, { method: 'PUT', headers: own, body })).status;
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => put(at % 2 === 0 ? one : two, `title ${at}`)),
  );
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  for (const server of servers) expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
});
