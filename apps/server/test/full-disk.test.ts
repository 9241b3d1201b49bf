/** A full disk of the database: its refusals, its words in log and health, and the work that goes on once there is room. */
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { testApp } from './support/app.ts';
import { ON_POSTGRESQL } from './support/database.ts';
import { fill, makeRoom } from './support/full-disk.ts';
import { tinyScenario } from './support/scenarios.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message: string };
}

const FULL = 'the disk of the database is full; nothing can be stored until there is room';
const ROOM = 'the disk of the database has room again';

/** A server with its log, line by line. */
async function logged(environment: Readonly<Record<string, string>> = {}) {
  const lines: Line[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)) as Line);
      done();
    },
  });
  const { app, call, simulator } = await testApp({ environment, logger: pino({ level: 'info' }, stream) });
  const store = (title: string) => call({ method: 'POST', url: '/api/scenarios', payload: tinyScenario(title) });
  const health = async () => (await call({ url: '/api/health' })).json();
  const changes = () => lines.filter(({ msg }) => msg === FULL || msg === ROOM).map(({ msg }) => msg);
  return { app, call, simulator, lines, store, health, changes };
}

/** What goes on where the disk is full and says nothing of room: a transaction that reads, housekeeping, a row that stays. */
async function writeWithoutRows({ db }: Database): Promise<void> {
  await db.transaction().execute((transaction) => transaction.selectFrom('scenarios').select('id').execute());
  await db.deleteFrom('leases').where('key', '=', 'nobody').execute();
  await db.updateTable('scenarios').set({ revision: 1 }).execute();
  const row = await db.selectFrom('scenarios').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('scenarios')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

it('refuses what cannot be stored with a sentence, logs the cause once, and says so until a row is stored', async () => {
  const { app, call, lines, store, health, changes } = await logged();
  const { id } = (await store('before')).json();
  await fill(app.database, 'scenario_revisions');
  const began = new Date().toISOString();
  for (const title of ['one', 'two', 'three']) {
    const refused = await store(title);
    expect([refused.statusCode, refused.json().error.code]).toEqual([507, 'disk_full']);
    expect(refused.json().error.message).toContain('The disk of this server is full');
  }
  expect((await call({ url: `/api/scenarios/${id}` })).statusCode).toBe(200);
  await writeWithoutRows(app.database);
  const { status, problems } = await health();
  expect([status, problems.length, problems[0].part]).toEqual(['degraded', 1, 'disk']);
  expect(problems[0].message).toContain(`has been full since ${problems[0].since}`);
  expect(problems[0].since >= began).toBe(true);
  const faults = lines.filter(({ level }) => level >= 40);
  expect(faults.map(({ msg }) => msg)).toEqual([FULL]);
  expect(faults[0]?.err?.message).toMatch(/disk is full|No space left/);

  await makeRoom(app.database, 'scenario_revisions');
  expect((await store('after')).statusCode).toBe(201);
  expect(await health()).toMatchObject({ status: 'ok', problems: [] });
  expect(changes()).toEqual([FULL, ROOM]);
});

it.skipIf(ON_POSTGRESQL)('names the fault of SQLite itself, which has ended the transaction by then', async () => {
  const { app, lines, store } = await logged();
  await store('before');
  // The file may not grow, for this connection.
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(app.database.db);
  await sql`PRAGMA max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(app.database.db);
  const answers: number[] = [];
  while (!answers.includes(507) && answers.length < 500) answers.push((await store(`${answers.length}`)).statusCode);
  expect(answers.slice(0, -1).every((status) => status === 201)).toBe(true);
  expect(answers.at(-1)).toBe(507);
  expect(lines.find(({ msg }) => msg === FULL)?.err?.message).toContain('database or disk is full');
  expect(JSON.stringify(lines)).not.toContain('cannot rollback');
  await sql`PRAGMA max_page_count = 1000000`.execute(app.database.db);
  expect((await store('after')).statusCode).toBe(201);
});

it('keeps a point that was computed while the disk was full, and computes it once', async () => {
  const { app, call, simulator, changes } = await logged({ FIGURE_WAIT_MS: '0' });
  await fill(app.database, 'results');
  const run = () => call({ method: 'POST', url: '/api/runs', payload: tinyScenario('run') });
  const asked = await run();
  expect(asked.statusCode).toBe(202);
  await expect.poll(changes).toEqual([FULL]);
  expect(simulator.started).toHaveLength(1);
  await makeRoom(app.database, 'results');
  await expect.poll(async () => (await call({ url: asked.json().links.self })).json().state).toBe('done');
  expect((await run()).statusCode).toBe(200);
  expect(simulator.started).toHaveLength(1);
  expect(changes()).toEqual([FULL, ROOM]);
});
