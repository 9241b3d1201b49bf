import { readdir } from 'node:fs/promises';
import { NO_MIGRATIONS, sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { createDocumentRepository } from '../../src/storage/document-repository.ts';
import { migrate, migrateTo } from '../../src/storage/migrations.ts';
import { aClass, assignmentRepositories } from '../support/assignment-rows.ts';
import { ON_POSTGRESQL, testDatabase } from '../support/database.ts';
import { startServer } from '../support/server-process.ts';

const ignore = (): void => undefined;

it('numbers the files without gaps, each with its undo', async () => {
  const files = await readdir(new URL('../../migrations/', import.meta.url));
  const names = files.filter((file) => file.endsWith('.do.sql')).map((file) => file.replace('.do.sql', ''));
  expect(names.sort().map((name) => Number(name.slice(0, 3)))).toEqual(names.map((_, at) => at + 1));
  expect(files.sort()).toEqual(names.flatMap((name) => [`${name}.do.sql`, `${name}.undo.sql`]));
});

it('keeps what is stored when the server starts again, and serves two servers', async () => {
  const place = await testDatabase();
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfig(place.environment);
  const options = { dataDir, databaseUrl, onIdleError: ignore };
  // Replicas may start at once on PostgreSQL; a folder is for one server, a second one may come while it is replaced.
  const opening = openDatabase(options);
  if (!ON_POSTGRESQL) await opening;
  const [one, two] = await Promise.all([opening, openDatabase(options)]);
  const { head: scenario } = await createDocumentRepository(one, 'scenario').create({
    title: 'T',
    document: '{}',
    hash: 'h',
  });
  expect(await createDocumentRepository(two, 'scenario').find(scenario.id)).toEqual({ ...scenario, document: '{}' });
  await one.close();
  await two.close();

  const again = await openDatabase(options);
  expect(await createDocumentRepository(again, 'scenario').find(scenario.id)).toEqual({ ...scenario, document: '{}' });
  await again.close();
});

it('comes up in two processes that start at once on nothing', async () => {
  const place = await testDatabase();
  const servers = await Promise.all([0, 1].map(() => startServer(place.environment)));
  for (const server of servers) {
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  }
});

// A folder of SQLite has one server at a time, whose migration holds the write lock: nothing can be dropped meanwhile.
it.runIf(ON_POSTGRESQL)('comes up while another program drops tables in the same database', async () => {
  const place = await testDatabase();
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfig(place.environment);
  const options = { dataDir, databaseUrl, onIdleError: ignore };
  const other = await openDatabase(options);
  const opened = new AbortController();
  const dropping = (async () => {
    while (!opened.signal.aborted) {
      await sql`CREATE TABLE passing (id integer)`.execute(other.db);
      await sql`DROP TABLE passing`.execute(other.db);
    }
  })();
  for (let time = 0; time < 40; time += 1) await (await openDatabase(options)).close();
  opened.abort();
  await dropping;
  await other.close();
});

it('can be undone and done again', async () => {
  const place = await testDatabase();
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfig(place.environment);
  const database = await openDatabase({ dataDir, databaseUrl, onIdleError: ignore });
  const schema = databaseUrl === undefined ? undefined : /search_path=(\w+)/.exec(decodeURIComponent(databaseUrl))?.[1];
  await migrateTo(database.db, schema, NO_MIGRATIONS);
  await expect(createDocumentRepository(database, 'scenario').find('x')).rejects.toThrow('scenarios');
  await migrate(database.db, schema);
  expect(await createDocumentRepository(database, 'scenario').find('x')).toBeUndefined();
  await database.close();
});

it('undoes and does assignments while one is open, and leaves all else as it was', async () => {
  const place = await testDatabase();
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfig(place.environment);
  const database = await openDatabase({ dataDir, databaseUrl, onIdleError: ignore });
  const { assignment } = await aClass(database);
  const scenarios = createDocumentRepository(database, 'scenario');
  const { head } = await scenarios.create({ title: 'T', document: '{}', hash: 'h' });
  await migrateTo(database.db, database.schema, '008-kinds');
  await expect(assignmentRepositories(database).assignments.find(assignment.id)).rejects.toThrow('assignments');
  expect(await scenarios.find(head.id)).toMatchObject({ document: '{}' });
  await migrate(database.db, database.schema);
  expect(await assignmentRepositories(database).assignments.find(assignment.id)).toBeUndefined();
  expect((await aClass(database)).student.name).toBe('Ana');
  await database.close();
});
