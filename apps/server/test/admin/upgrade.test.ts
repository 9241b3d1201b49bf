/**
 * From the version before this one with its data, and back. The data are what a server of that version stored in its database,
 * row by row, in test/fixtures.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, NO_MIGRATIONS, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { withDatabase } from '../../src/admin/connection.ts';
import { MIGRATION_TABLE } from '../../src/admin/versions.ts';
import { readConfig } from '../../src/config.ts';
import { migrateTo } from '../../src/storage/migrations.ts';
import type { Tables } from '../../src/storage/schema.ts';
import { adminProgram } from '../support/admin-program.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { ON_POSTGRESQL, type TestDatabase, testDatabase, withServersDatabase } from '../support/database.ts';
import { storeLesson, storeScenario, tinyLesson, tinyScenario } from '../support/scenarios.ts';
import { startServer } from '../support/server-process.ts';

type Row = Readonly<Record<string, string | number | null>>;

interface Stored {
  /** The last migration of the version that stored it. */
  readonly version: string;
  readonly made: {
    readonly shelfKey: string;
    readonly scenarios: readonly { readonly id: string; readonly editKey: string }[];
    readonly run: object;
  };
  /** In an order in which they can be filled again. */
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

const FIXTURE = new URL('../fixtures/stored-by-005.json', import.meta.url);

/** The database as the older version left it: its tables by its own migrations, and its rows. */
async function olderDatabase({ version, tables }: Stored): Promise<TestDatabase> {
  const place = await testDatabase();
  const copy = await testDatabase();
  const isCopied = await withServersDatabase(place, async ({ db, schema, kind }) => {
    await migrateTo(db, schema, NO_MIGRATIONS);
    await migrateTo(db, schema, version);
    for (const [table, rows] of Object.entries(tables)) {
      for (const row of rows) {
        const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
        await sql`INSERT INTO ${sql.table(table)} (${columns}) VALUES (${sql.join(Object.values(row))})`.execute(db);
      }
    }
    // libsql keeps its file until this process ends, and nothing could be restored to it.
    if (kind === 'libsql')
      await sql`VACUUM INTO ${path.join(copy.environment['DATA_DIR'] ?? '', 'lanelab.db')}`.execute(db);
    return kind === 'libsql';
  });
  return isCopied ? copy : place;
}

async function rowsIn(db: Kysely<Tables>, { tables }: Stored): Promise<Record<string, readonly Row[]>> {
  const all: Record<string, readonly Row[]> = {};
  for (const table of Object.keys(tables))
    all[table] = sorted((await sql<Row>`SELECT * FROM ${sql.table(table)}`.execute(db)).rows);
  return all;
}

const sorted = (rows: readonly Row[]): readonly Row[] =>
  rows
    .map((row) => Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const sortedTables = ({ tables }: Stored): Record<string, readonly Row[]> =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, sorted(rows)]));

/** Everything that the older version stored is there for people: revisions, shelf, result; and its keys still open it. */
async function holdsAll({ call }: TestApp, { tables, made }: Stored): Promise<void> {
  for (const { scenario_id: id, revision, document } of tables['scenario_revisions'] ?? []) {
    const answer = await call({ url: `/api/scenarios/${id}?revision=${revision}` });
    expect([answer.statusCode, answer.json().scenario]).toEqual([200, JSON.parse(String(document))]);
  }
  const shelf = await call({ url: '/api/shelf', headers: { 'x-shelf-key': made.shelfKey } });
  expect(shelf.json().scenarios.map(({ id }: { id: string }) => id)).toEqual([made.scenarios[0]?.id]);
  for (const { id, editKey } of made.scenarios) {
    const url = `/api/scenarios/${id}/edit-key`;
    const right = await call({ url, headers: { 'x-edit-key': editKey } });
    const wrong = await call({ url, headers: { 'x-edit-key': 'A'.repeat(32) } });
    expect([right.statusCode, wrong.statusCode]).toEqual([200, 403]);
  }
  for (const { key, value } of tables['results'] ?? []) {
    const answer = await call({ url: `/api/runs/${key}` });
    expect(answer.json().digest).toBe(JSON.parse(String(value)).digest);
  }
}

const stored = async (): Promise<Stored> => JSON.parse(await readFile(FIXTURE, 'utf8')) as Stored;

it('opens what the version before stored, and its tables come back with all that was stored since', async () => {
  const older = await stored();
  const place = await olderDatabase(older);
  const app = await testApp({ database: place });
  await holdsAll(app, older);
  const [first] = older.made.scenarios;
  const later = await storeScenario(app.call, tinyScenario('Stored later'));
  const lesson = await storeLesson(app.call, tinyLesson('A lesson'));
  const read = await app.call({ url: `/api/scenarios/${first?.id}` });
  const changed = await app.call({
    method: 'PUT',
    url: `/api/scenarios/${first?.id}`,
    headers: { 'x-edit-key': first?.editKey ?? '', 'if-match': read.headers.etag },
    payload: tinyScenario('Changed later'),
  });
  expect(changed.statusCode).toBe(200);
  await app.app.close();

  const titles = await withServersDatabase(place, async ({ db, schema }) => {
    await migrateTo(db, schema, older.version);
    const back = await rowsIn(db, older);
    const before = sortedTables(older);
    // Jobs that ended long ago are forgotten, by any version.
    for (const table of ['scenarios', 'scenario_revisions', 'results']) {
      const rows = before[table] ?? [];
      // The first scenario has another revision since, and results were read.
      const kept = rows.filter((row) => table !== 'scenarios' || row['id'] !== first?.id);
      const same = kept.map(({ used_at: _, ...row }) => expect.objectContaining(row));
      expect(back[table], table).toEqual(expect.arrayContaining(same));
    }
    return (back['scenario_revisions'] ?? []).map(({ title }) => title);
  });
  expect(titles).toEqual(expect.arrayContaining(['Stored later', 'Changed later']));
  // The older version knows no lessons, and would take them for scenarios.
  expect(titles).not.toContain('A lesson');

  const again = await testApp({ database: place });
  await holdsAll(again, older);
  expect((await again.call({ url: `/api/scenarios/${later.id}` })).json().scenario.view.title).toBe('Stored later');
  expect((await again.call({ url: `/api/lessons/${lesson.id}` })).statusCode).toBe(404);
});

it('has admin commands that read tables without lessons', async () => {
  const place = await olderDatabase(await stored());
  const stats = await adminProgram(place.environment, 'stats');
  expect([stats.code, stats.err]).toEqual([0, '']);
  expect(stats.out).toContain('lessons    0, changed last never');
  const pruned = await adminProgram(place.environment, 'prune', '--lessons', '--scenarios', '--older-than', '1h');
  expect(pruned.out).toMatch(/^scenarios: [1-9]\d* deleted.*\nlessons: 0 deleted\n$/);
});

it('goes back by the backup that was made before the upgrade', async () => {
  const older = await stored();
  const place = await olderDatabase(older);
  const folder = await mkdtemp(path.join(tmpdir(), 'lanelab-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'before.backup');
  expect(await adminProgram(place.environment, 'backup', file)).toMatchObject({ code: 0, err: '' });
  const server = await startServer(place.environment);
  const stores = await fetch(`${server.origin}/api/scenarios`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(tinyScenario('Stored later')),
  });
  expect(stores.status).toBe(201);
  await server.end('SIGTERM');

  expect(await adminProgram(place.environment, 'restore', file)).toMatchObject({ code: 0, err: '' });
  await withDatabase(readConfig(place.environment), async ({ db }) => {
    expect(await rowsIn(db, older)).toEqual(sortedTables(older));
    const newest = sql<{ name: string }>`SELECT max(name) AS name FROM ${sql.table(MIGRATION_TABLE)}`;
    expect((await newest.execute(db)).rows).toEqual([{ name: older.version }]);
  });
  await holdsAll(await testApp({ database: place }), older);
});

// With the embedded database the whole file is put aside, whatever is in it.
it.runIf(ON_POSTGRESQL)('leaves a database alone that a newer version has changed', async () => {
  const older = await stored();
  const place = await olderDatabase(older);
  const folder = await mkdtemp(path.join(tmpdir(), 'lanelab-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'before.backup');
  expect(await adminProgram(place.environment, 'backup', file)).toMatchObject({ code: 0, err: '' });
  await withDatabase(readConfig(place.environment), async ({ db }) => {
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999-future', '2099-01-01T00:00:00Z')`.execute(db);
  });
  const refused = await adminProgram(place.environment, 'restore', file);
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringContaining('used by a newer lab (its tables have 999-future)'),
  ]);
  await withDatabase(readConfig(place.environment), async ({ db }) => {
    expect(await rowsIn(db, older)).toEqual(sortedTables(older));
  });
});
