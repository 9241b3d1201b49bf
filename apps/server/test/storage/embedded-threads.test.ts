/** What the embedded database does on the thread that answers requests, what others do for it, and what becomes of one of them that ends. */
import type * as Threads from 'node:worker_threads';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { DatabaseAway } from '../../src/storage/faults.ts';
import type { Order } from '../../src/storage/statement-thread.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { ON_POSTGRESQL, testDatabase } from '../support/database.ts';
import { capturedLog } from '../support/log.ts';
import { storeScenario, tinyScenario } from '../support/scenarios.ts';
import { holdWriteLock } from '../support/write-lock.ts';

const seen = vi.hoisted(() => ({
  /** Statements that were sent to other threads. */
  sent: [] as string[],
  /** Threads that write, in the order in which they were begun. */
  writers: [] as { terminate(): Promise<number> }[],
  /** Whether threads end as soon as they begin. */
  isBroken: false,
}));

vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof Threads>();
  class Watched extends real.Worker {
    constructor(entry: URL, options: Threads.WorkerOptions) {
      super(seen.isBroken ? new URL('missing.mjs', entry) : entry, options);
      if (JSON.stringify(options.workerData).includes('synchronous')) seen.writers.push(this);
    }

    override postMessage(message: Order | 'close'): void {
      if (typeof message === 'object') seen.sent.push(message.text);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      super.postMessage(message);
    }
  }
  return { ...real, default: real, Worker: Watched };
});

/** From now on, the statements that are executed on this thread. */
function statementsHere(): readonly string[] {
  const here: string[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- both are called on the connection that they belong to
  const { prepare, exec } = Libsql.prototype;
  vi.spyOn(Libsql.prototype, 'prepare').mockImplementation(function (this: Libsql.Database, text: string) {
    const statement: Libsql.Statement = prepare.call(this, text);
    for (const name of ['all', 'get', 'run'] as const) {
      const execute = statement[name].bind(statement) as (...given: unknown[]) => never;
      statement[name] = (...given: unknown[]) => {
        here.push(text);
        return execute(...given);
      };
    }
    return statement;
  });
  vi.spyOn(Libsql.prototype, 'exec').mockImplementation(function (this: Libsql.Database, text: string) {
    here.push(text);
    return exec.call(this, text);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return here;
}

async function opened(place = testDatabase()): Promise<Database> {
  const { DATA_DIR: dataDir } = readConfig((await place).environment);
  const database = await openDatabase({ dataDir, databaseUrl: undefined, onIdleError: () => undefined });
  onTestFinished(() => database.close());
  return database;
}

const newScenario = (id: string) => ({
  id,
  kind: 'scenario' as const,
  edit_key_hash: '',
  shelf_key_hash: null,
  revision: 1,
  created_at: '',
  updated_at: '',
  forked_from_id: null,
  forked_from_revision: null,
});

async function idsIn({ db }: Database): Promise<readonly string[]> {
  return (await db.selectFrom('scenarios').select('id').orderBy('id').execute()).map(({ id }) => id);
}

const post = ({ call }: TestApp, title: string) =>
  call({ method: 'POST', url: '/api/scenarios', payload: tinyScenario(title) });

/** Under which the result is kept that this answers with. */
const keyOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }): string =>
  String(headers['content-location']).replace('/api/runs/', '');

/** Waits until the thread that writes was given a statement that begins like this. */
async function untilSent(start: string): Promise<void> {
  await expect.poll(() => seen.sent.at(-1) ?? '').toMatch(new RegExp(`^${start}`));
}

it.skipIf(ON_POSTGRESQL)(
  'answers reads, small and large, while a write waits for the lock of another process',
  async () => {
    const database = await testDatabase();
    const { app, call } = await testApp({ database });
    const { id } = await storeScenario(call, tinyScenario('before'));
    const run = await call({ method: 'POST', url: '/api/runs', payload: tinyScenario('run') });
    const letGo = await holdWriteLock(database);
    const order: string[] = [];
    const write = app.scenarios.create({ title: 'T', document: '{}', hash: 'h' }).then(() => order.push('write'));
    for (const url of ['/api/health', `/api/scenarios/${id}/revisions`, `/api/scenarios/${id}`]) {
      order.push(`${(await call({ url })).statusCode}`);
    }
    order.push(typeof (await app.results.find(keyOf(run))));
    await letGo();
    await write;
    expect(order).toEqual(['200', '200', '200', 'string', 'write']);
  },
);

it.skipIf(ON_POSTGRESQL)('neither writes nor reads documents and results on the thread that answers', async () => {
  const { app, call } = await testApp();
  const here = statementsHere();
  const { id, etag, editKey } = await storeScenario(call, tinyScenario('One'));
  const url = `/api/scenarios/${id}`;
  const headers = { 'if-match': etag, 'x-edit-key': editKey };
  expect((await call({ method: 'PUT', url, headers, payload: tinyScenario('Two') })).statusCode).toBe(200);
  const run = await call({ method: 'POST', url: '/api/runs', payload: tinyScenario('run') });
  for (const path of [url, `${url}?revision=1`, `${url}/topology.svg`, `/s/${id}`, '/metrics'])
    expect((await call({ url: path })).statusCode).toBe(200);
  // An answer in memory may spare the route the look.
  expect(await app.results.find(keyOf(run))).toBeTypeOf('string');
  expect((await call({ method: 'DELETE', url, headers: { 'x-edit-key': editKey } })).statusCode).toBe(204);
  expect(here.filter((text) => !/^select\b/i.test(text))).toEqual([]);
  expect(here.filter((text) => /"(?:document|value|input)"|sum\("bytes"\)/.test(text))).toEqual([]);
  // What every read asks is read at once.
  expect(here.some((text) => text.includes('"r"."revision", "r"."hash"'))).toBe(true);
});

it.skipIf(ON_POSTGRESQL)('tells what is wrong with a statement by its code, as on the thread itself', async () => {
  const { db } = await opened();
  await db.insertInto('scenarios').values(newScenario('a')).execute();
  await expect(db.insertInto('scenarios').values(newScenario('a')).execute()).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_PRIMARYKEY',
    message: expect.stringContaining('UNIQUE'),
  });
});

it.skipIf(ON_POSTGRESQL)('commits again after a write that waited for a lock in vain', async () => {
  const place = testDatabase();
  const { db } = await opened(place);
  await sql`PRAGMA busy_timeout = 50`.execute(db);
  const letGo = await holdWriteLock(await place);
  const { id, ...rest } = newScenario('a');
  const vain = db.transaction().execute((its) => its.updateTable('scenarios').set(rest).where('id', '=', id).execute());
  await expect(vain).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await letGo();
  await db.transaction().execute((its) => its.insertInto('scenarios').values(newScenario('a')).execute());
  expect(await db.selectFrom('scenarios').select('id').execute()).toEqual([{ id: 'a' }]);
});

it.skipIf(ON_POSTGRESQL)('refuses what a thread that ended was doing, and goes on with another one', async () => {
  const database = await testDatabase();
  const { logger, lines } = capturedLog();
  const lab = await testApp({ database, logger });
  const { id } = await storeScenario(lab.call, tinyScenario('before'));
  const letGo = await holdWriteLock(database);
  const refused = post(lab, 'refused');
  await untilSent('insert into "scenarios"');
  const ended = seen.writers.at(-1)?.terminate();
  expect((await lab.call({ url: `/api/scenarios/${id}` })).statusCode).toBe(200);
  await letGo();
  await ended;
  const answer = await refused;
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'database_unavailable']);
  expect(answer.headers['retry-after']).toBe('5');

  await expect.poll(async () => (await lab.call({ url: '/api/health' })).json().status).toBe('ok');
  expect((await post(lab, 'after')).statusCode).toBe(201);
  expect(await idsIn(lab.app.database)).toHaveLength(2);
  expect(lines.flatMap(({ msg }) => (msg.startsWith('the database ') ? [msg] : []))).toEqual([
    'the database does not answer; this process goes on once it is back',
    'the database answers again',
  ]);
});

it.skipIf(ON_POSTGRESQL)('goes on with no transaction whose thread has ended', async () => {
  const database = await opened();
  const insert = (db: Database['db'], id: string) => db.insertInto('scenarios').values(newScenario(id)).execute();
  await insert(database.db, 'before');
  const transaction = database.db.transaction().execute(async (its) => {
    await insert(its, 'first');
    await seen.writers.at(-1)?.terminate();
    await insert(its, 'second');
  });
  await expect(transaction).rejects.toThrow(DatabaseAway);
  await expect(transaction).rejects.toThrow('the thread that writes has ended, and its transaction with it');
  await insert(database.db, 'after');
  expect(await idsIn(database)).toEqual(['after', 'before']);
});

it.skipIf(ON_POSTGRESQL)('tries again where the next thread ends as soon as it begins', async () => {
  const { environment } = await testDatabase();
  const { DATA_DIR: dataDir } = readConfig(environment);
  const { logger: log, lines } = capturedLog();
  const watch = { log, lasting: { leaseMs: 1000, claimMs: 1000 } };
  const database = await openDatabase({ dataDir, databaseUrl: undefined, watch, onIdleError: () => undefined });
  onTestFinished(() => database.close());
  await database.db.insertInto('scenarios').values(newScenario('a')).execute();
  const before = seen.writers.length;
  seen.isBroken = true;
  await seen.writers.at(-1)?.terminate();
  await expect.poll(() => seen.writers.length).toBeGreaterThanOrEqual(before + 2);
  expect(database.condition.away?.cause.message).toContain('the thread that writes has ended');
  seen.isBroken = false;
  await expect.poll(() => database.condition.away).toBeUndefined();
  await database.db.insertInto('scenarios').values(newScenario('b')).execute();
  expect(await idsIn(database)).toEqual(['a', 'b']);
  expect(lines).toHaveLength(2);
});

it.skipIf(ON_POSTGRESQL)(
  'takes what another process wrote for a change of jobs, and not what this one wrote',
  async () => {
    const place = testDatabase();
    const database = await opened(place);
    const other = await opened(place);
    let told = 0;
    const looks = (): number => seen.sent.filter((text) => text === 'PRAGMA data_version').length;
    onTestFinished(
      database.changes.listen(() => {
        told += 1;
      }),
    );
    // What happened before the first look is not known.
    await expect.poll(() => told).toBe(1);
    await database.db.insertInto('scenarios').values(newScenario('own')).execute();
    const before = looks();
    await expect.poll(looks).toBeGreaterThanOrEqual(before + 2);
    expect(told).toBe(1);
    await other.db.insertInto('scenarios').values(newScenario('foreign')).execute();
    await expect.poll(() => told).toBe(2);
  },
);
