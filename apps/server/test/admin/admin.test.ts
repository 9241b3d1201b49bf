/** The admin command line on whichever database the suite runs on. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { main } from '../../src/admin/commands.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { adminProgram, type Outcome } from '../support/admin-program.ts';
import { testApp } from '../support/app.ts';
import { testClass } from '../support/assignments.ts';
import { ON_POSTGRESQL, type TestDatabase, testDatabase } from '../support/database.ts';
import { storeLesson, storeScenario, tinyLesson, tinyScenario } from '../support/scenarios.ts';
import { startServer } from '../support/server-process.ts';

interface Place extends TestDatabase {
  readonly folder: string;
  readonly admin: (...args: readonly string[]) => Promise<Outcome>;
  /** The same in a process of its own. */
  readonly program: (...args: readonly string[]) => Promise<Outcome>;
}

async function place(): Promise<Place> {
  const database = await testDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'lanelab-admin-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const admin = async (...args: readonly string[]): Promise<Outcome> => {
    let out = '';
    let err = '';
    const code = await main(
      args,
      { ...database.environment },
      (line) => {
        out += line;
      },
      (line) => {
        err += line;
      },
    );
    return { code, out, err };
  };
  const program = (...args: readonly string[]): Promise<Outcome> => adminProgram(database.environment, ...args);
  return { ...database, folder, admin, program };
}

/** Stores these scenarios with a server that is gone afterwards; returns their ids. */
async function stored(database: TestDatabase, ...titles: readonly string[]): Promise<readonly string[]> {
  const { app, call } = await testApp({ database });
  const ids: string[] = [];
  for (const title of titles) ids.push((await storeScenario(call, tinyScenario(title))).id);
  await app.close();
  return ids;
}

async function titleOf(database: TestDatabase, id: string): Promise<string | undefined> {
  const { app, call } = await testApp({ database });
  const answer = await call({ method: 'GET', url: `/api/scenarios/${id}` });
  await app.close();
  return answer.statusCode === 200 ? answer.json().scenario.view.title : undefined;
}

it('backs up while the server runs, restores, and keeps aside what was there', async () => {
  const here = await place();
  const file = path.join(here.folder, 'lab.backup');
  const server = await startServer(here.environment);
  const store = async (title: string): Promise<string> => {
    const answer = await fetch(`${server.origin}/api/scenarios`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(tinyScenario(title)),
    });
    return ((await answer.json()) as { id: string }).id;
  };
  const id = await store('kept');
  const backup = await here.program('backup', file);
  expect(backup.err).toBe('');
  expect(backup.out).toContain('read back and whole');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const later = await store('later');

  const refused = await here.program('restore', file);
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toMatch(/in use|are using/);
  expect((await fetch(`${server.origin}/api/scenarios/${later}`)).status).toBe(200);
  await server.end('SIGTERM');

  const restored = await here.program('restore', file);
  expect(restored.err).toBe('');
  expect(restored.out).toMatch(/kept as \S*before/);
  expect(await titleOf(here, id)).toBe('kept');
  expect(await titleOf(here, later)).toBeUndefined();
  expect(await readdir(here.folder)).toEqual(['lab.backup']);
});

it('restores onto a machine that has nothing', async () => {
  const here = await place();
  const [id = ''] = await stored(here, 'moved');
  const file = path.join(here.folder, 'lab.backup');
  await here.admin('backup', file);
  if (ON_POSTGRESQL) return; // a dump goes back to its schema; the test above has that
  const there = await place();
  expect(await there.admin('restore', file)).toMatchObject({ code: 0, err: '', out: `restored from ${file}\n` });
  expect(await titleOf(there, id)).toBe('moved');
});

describe('refuses, and changes nothing', () => {
  it.each([
    ['no file', undefined, /there is no file/],
    ['anything else', 'hello', /is no backup of a lab/],
    ['a damaged file', 'cut', /damaged|cannot be read|is no backup|failed/],
  ])('%s', async (_, content, message) => {
    const here = await place();
    const [id = ''] = await stored(here, 'unchanged');
    const good = path.join(here.folder, 'good');
    await here.admin('backup', good);
    const file = path.join(here.folder, 'given');
    if (content === 'cut') {
      const whole = await readFile(good);
      await writeFile(file, whole.subarray(0, Math.floor(whole.length / 3)));
    } else if (content !== undefined) await writeFile(file, content);
    const outcome = await here.admin('restore', file);
    expect(outcome.code).toBe(1);
    expect(outcome.err).toMatch(message);
    expect(outcome.err).not.toContain('    at ');
    expect(await titleOf(here, id)).toBe('unchanged');
  });

  it('a backup that this lab is too old for: it is not even made', async () => {
    const here = await place();
    await stored(here, 'unchanged');
    const config = readConfig(here.environment);
    const database = await openDatabase({
      dataDir: config.DATA_DIR,
      databaseUrl: config.DATABASE_URL,
      onIdleError: () => undefined,
    });
    const future = sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999-future', '2099-01-01T00:00:00Z')`;
    await future.execute(database.db);
    await database.close();
    const made = await here.admin('backup', path.join(here.folder, 'future'));
    expect([made.code, made.err]).toEqual([1, expect.stringContaining('newer lab (its tables have 999-future)')]);
    expect(await readdir(here.folder)).toEqual([]);
  });

  it('to overwrite a backup, and folders that are not there', async () => {
    const here = await place();
    await stored(here, 'a');
    const file = path.join(here.folder, 'once');
    await here.admin('backup', file);
    expect((await here.admin('backup', file)).err).toContain('exists already');
    expect((await here.admin('backup', path.join(here.folder, 'no', 'such'))).err).toContain('does not exist');
  });

  it('a database without a lab', async () => {
    const here = await place();
    const { code, err } = await here.admin('stats');
    expect(code).toBe(1);
    expect(err).toMatch(/there is no database|no tables of the lab/);
  });
});

describe('prune', () => {
  it('takes results and finished jobs by age, and scenarios only where they are named', async () => {
    const here = await place();
    const { app, call } = await testApp({ database: here });
    const { id } = await storeScenario(call, tinyScenario('stays'));
    const lesson = await storeLesson(call, tinyLesson('stays longer'));
    await app.results.store('run', 'old', '{"a":1}');
    await app.results.store('run', 'new', '{"a":1}');
    const old = new Date(Date.now() - 100 * 86_400_000).toISOString();
    await app.database.db.updateTable('results').set({ used_at: old }).where('key', '=', 'old').execute();
    await app.database.db.updateTable('scenarios').set({ updated_at: old }).execute();

    expect((await here.admin('prune', '--dry-run')).out).toContain('results: 1 would go, 7 B');
    const { code, out } = await here.admin('prune');
    expect([code, out]).toEqual([0, expect.stringMatching(/^results: 1 deleted, 7 B\njobs: 0 deleted\n$/)]);
    expect(await app.results.find('old')).toBeUndefined();
    expect(await app.results.find('new')).toBeDefined();
    expect((await call({ method: 'GET', url: `/api/scenarios/${id}` })).statusCode).toBe(200);

    expect((await here.admin('prune', '--scenarios', '--older-than', '1y')).out).toBe('scenarios: 0 deleted\n');
    expect((await here.admin('prune', '--scenarios', '--older-than', '12w')).out).toContain('scenarios: 1 deleted');
    expect((await call({ method: 'GET', url: `/api/scenarios/${id}` })).statusCode).toBe(404);

    const url = `/api/lessons/${lesson.id}`;
    expect((await call({ method: 'GET', url })).statusCode).toBe(200);
    expect((await here.admin('prune', '--lessons', '--older-than', '12w')).out).toMatch(
      /^lessons: 1 deleted, \d+ B\n$/,
    );
    expect((await call({ method: 'GET', url })).statusCode).toBe(404);
  });
});

it('counts what is stored, in words and as JSON', async () => {
  const here = await place();
  await stored(here, 'one', 'two');
  const { out } = await here.admin('stats');
  expect(out).toMatch(/^scenarios {2}2, changed last 20/m);
  expect(out).toMatch(/^lessons {4}0, changed last never$/m);
  const found = JSON.parse((await here.admin('stats', '--json')).out);
  expect(found).toMatchObject({
    database: ON_POSTGRESQL ? 'postgresql' : 'libsql',
    scenarios: { count: 2 },
    lessons: { count: 0, newest: null },
    assignments: { count: 0, newest: null, students: 0, submissions: 0, bytes: 0 },
    revisions: { count: 2 },
    results: { count: 0, bytes: 0, newest: null },
  });
  expect(found.revisions.bytes).toBeGreaterThan(100);
});

it('backs up a class and restores it, with the keys that open it', async () => {
  const here = await place();
  const { app, call } = await testApp({ database: here });
  const made = await testClass({ call });
  const ana = await made.join('Ana');
  await made.save(ana, made.result(ana.seed, []), 0);
  await made.handIn(ana, made.result(ana.seed, []));
  await app.close();
  expect((await here.admin('stats')).out).toMatch(/^classes {4}1, made last 20.*, 1 students, 1 submissions, .*B$/m);
  const file = path.join(here.folder, 'class.backup');
  expect((await here.program('backup', file)).err).toBe('');
  const erasing = await testApp({ database: here });
  await erasing.call({ method: 'DELETE', url: made.url, headers: made.teacher });
  await erasing.app.close();
  expect(JSON.parse((await here.admin('stats', '--json')).out).assignments.students).toBe(0);
  if (!ON_POSTGRESQL) return; // libsql keeps its file until this process ends, and nothing could be restored to it
  expect((await here.program('restore', file)).err).toBe('');
  const again = await testApp({ database: here });
  const me = (await again.call({ url: `${made.url}/me`, headers: ana.key })).json();
  expect(me).toMatchObject({ student: { name: 'Ana' }, work: { revision: 1 }, submissions: [{ number: 1 }] });
});

it.each([
  [[], 'a command is missing'],
  [['bakup', 'x'], 'did you mean backup?'],
  [['backup'], 'this command takes one file, but 0 were given'],
  [['stats', 'x'], 'this command takes no file'],
  [['stats', '--jsn'], 'did you mean --json?'],
  [['prune', '--older-than'], 'older-than'],
  [['prune', '--older-than', '3 months'], 'must be a time such as 12h, 90d'],
  [['prune', '--scenarios'], '--scenarios deletes what people stored; say with --older-than'],
  [['prune', '--lessons'], '--lessons deletes what people stored; say with --older-than'],
] as const)('says what is wrong with %j', async (args, message) => {
  const here = await place();
  const { code, out, err } = await here.admin(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^admin: [^\n]+\n$/);
  expect(err).toContain(message);
});

it('explains itself, and a wrong configuration', async () => {
  const here = await place();
  expect((await here.admin('--help')).out).toContain('npm run admin -- restore FILE');
  const lines: string[] = [];
  const code = await main(
    ['stats'],
    { DATABASE_URL: 'mysql://user:secret@host/db' },
    () => undefined,
    (line) => lines.push(line),
  );
  expect([code, lines.join('')]).toEqual([2, expect.stringMatching(/DATABASE_URL: the value given must be/)]);
});
