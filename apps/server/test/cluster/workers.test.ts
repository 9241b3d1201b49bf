/** Servers and workers, each in a process of its own, on one PostgreSQL. */
import { once } from 'node:events';
import { findExperiment, plan } from '@lanelab/papers';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createEngineSimulator } from '../../src/services/engine-simulator.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { testDatabase } from '../support/database.ts';
import { askForJob, follow, jobAt, type Told } from '../support/job-client.ts';
import { tinyScenario } from '../support/scenarios.ts';
import { type ServerProcess, type Started, spawnWorker, startServer, startWorker } from '../support/server-process.ts';

type Environment = Readonly<Record<string, string>>;

const SWEEP = 'curitiba-fig7';

async function environment(more: Environment = {}): Promise<Environment> {
  const place = (await testDatabase()).environment;
  return { ...place, FIGURE_WAIT_MS: '0', LEASE_MS: '1000', WORKER_THREADS: '1', ...more };
}

/** Ends with the test, well if it still runs. */
function owned<P extends Started>(started: P): P {
  onTestFinished(async () => {
    await started.end('SIGTERM');
  });
  return started;
}

const servers = async (env: Environment): Promise<readonly [ServerProcess, ServerProcess]> => {
  // At once, on a database without a table.
  const [one, two] = await Promise.all([startServer(env), startServer(env)]);
  return [owned(one), owned(two)];
};

async function database(env: Environment): Promise<Database> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfig(env);
  const opened = await openDatabase({ dataDir, databaseUrl, onIdleError: () => undefined });
  onTestFinished(() => opened.close());
  return opened;
}

/** Keys of the points that a worker has computed, from its log. */
function computed(worker: Started): readonly string[] {
  return worker
    .log()
    .split('\n')
    .filter((line) => line.includes('"point finished"'))
    .map((line) => (JSON.parse(line) as { key: string }).key);
}

/** Digests of the sweep's runs, computed in this process, by position. */
async function digestsHere(): Promise<ReadonlyMap<number, string>> {
  const experiment = findExperiment(SWEEP);
  if (experiment === null) throw new Error(`no ${SWEEP}`);
  const { runs, overhead } = plan(experiment, 'quick');
  const simulator = createEngineSimulator(1);
  const options = { signal: new AbortController().signal, bounds: {}, onProgress: () => undefined };
  const digests = new Map<number, string>();
  for (const [at, { scenario }] of runs.entries()) {
    const { digest } = await simulator.run(scenario, options);
    digests.set(at + (overhead === null ? 0 : 1), digest);
  }
  await simulator.close();
  return digests;
}

it('spreads one sweep over two workers, and finishes it when one is killed', async () => {
  const env = await environment({ SERVER_COMPUTES: 'false' });
  const [one, two] = await servers(env);
  const workers = await Promise.all([startWorker(env), startWorker(env)]);
  const [victim, survivor] = workers;
  owned(survivor);
  const { db } = await database(env);

  const url = `/api/figures/${SWEEP}.json?quality=quick`;
  const [asked, same] = await Promise.all([askForJob(one.origin + url), askForJob(two.origin + url)]);
  expect(same.id).toBe(asked.id);
  const told: Told[] = [];
  for await (const event of follow(`${two.origin}${asked.links.events}`)) {
    told.push(event);
    if (computed(victim).length >= 3 && computed(survivor).length >= 3) break;
  }
  // In the middle of a point: the one who holds its lease is killed.
  const leased = async () => (await db.selectFrom('leases').select('owner').execute()).map(({ owner }) => owner);
  await expect.poll(leased, { interval: 5 }).toContainEqual(expect.stringContaining(` ${victim.pid} `));
  await victim.end('SIGKILL');
  expect(['queued', 'running']).toContain((await jobAt(one.origin, asked.id)).state);

  const after: Told[] = [];
  for await (const event of follow(`${one.origin}${asked.links.events}`)) after.push(event);
  expect(after.at(-1)).toMatchObject({ event: 'end', data: { id: asked.id, state: 'done' } });
  const points = after.filter(({ event }) => event === 'point').map(({ data }) => data);
  expect(points.map(({ seq }) => seq)).toEqual(points.map((_, at) => at + 1));
  expect(new Set(points.map(({ position }) => position)).size).toBe(points.length);

  const kept = await db.selectFrom('results').select(['key', 'kind', 'value']).execute();
  expect(kept.map(({ key }) => key).sort()).toEqual(points.map(({ key }) => String(key)).sort());
  const byBoth = workers.flatMap(computed);
  // Whoever is killed may have computed a point that it could not store any more: that one is computed again.
  expect(byBoth.length - new Set(byBoth).size).toBeLessThanOrEqual(1);
  expect(byBoth.length).toBeGreaterThanOrEqual(points.length - 1);

  const valueOf = new Map(kept.map(({ key, value }) => [key, JSON.parse(value) as { digest?: string }]));
  const digests = new Map(points.map(({ position, key }) => [position, valueOf.get(String(key))?.digest]));
  for (const [position, digest] of await digestsHere()) expect(digests.get(position)).toBe(digest);

  // A line that is low asks for a few runs more, which are another job.
  const wanted = () => Promise.all([one, two].map(async ({ origin }) => fetch(origin + url)));
  await expect.poll(async () => (await wanted()).map(({ status }) => status)).toEqual([200, 200]);
  const tags = (await wanted()).map((response) => response.headers.get('etag'));
  expect(tags[0]).toBe(tags[1]);
});

it('serves and edits the same scenarios on two servers', async () => {
  const [one, two] = await servers(await environment());
  const send = (origin: string, method: string, path: string, title: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(tinyScenario(title)),
    });
  const stored = await send(one.origin, 'POST', '/api/scenarios', 'first');
  const { id, etag, editKey } = (await stored.json()) as { id: string; etag: string; editKey: string };
  const path = `/api/scenarios/${id}`;
  const read = async (origin: string) => {
    const { revision, scenario } = (await (await fetch(origin + path)).json()) as {
      revision: number;
      scenario: { view: { title: string } };
    };
    return `${revision} ${scenario.view.title}`;
  };
  expect(await read(two.origin)).toBe('1 first');
  const headers = { 'if-match': etag, 'x-edit-key': editKey };
  const race = await Promise.all(
    [one, two].map(async ({ origin }, at) => send(origin, 'PUT', path, `writer ${at}`, headers)),
  );
  expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const winner = race[0]?.status === 200 ? 'writer 0' : 'writer 1';
  expect([await read(one.origin), await read(two.origin)]).toEqual([`2 ${winner}`, `2 ${winner}`]);
});

it('puts points back when a worker receives the signal to end, and stops what the other server cancels', async () => {
  const env = await environment({ SERVER_COMPUTES: 'false', LEASE_MS: '60000' });
  const [one, two] = await servers(env);
  const first = await startWorker(env);
  // The longest at quick quality: figures at full quality come with the lab and need no worker.
  const job = await askForJob(`${one.origin}/api/figures/classic-deadlock.json?quality=quick`);
  await expect.poll(async () => (await jobAt(two.origin, job.id)).state).toBe('running');
  expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null });
  // Its leases were given back: with those of a worker that was killed, the next would wait a minute.
  expect((await jobAt(two.origin, job.id)).state).toBe('queued');
  const second = owned(await startWorker(env));
  const { progress } = await jobAt(one.origin, job.id);
  await expect.poll(() => computed(second).length).toBeGreaterThan(0);
  expect((await jobAt(one.origin, job.id)).progress.done).toBeGreaterThan(Math.floor(progress.done));

  const cancelled = await fetch(two.origin + job.links.cancel, { method: 'DELETE' });
  expect(await cancelled.json()).toMatchObject({ state: 'cancelled', claims: 0 });
  const { db } = await database(env);
  const leases = async () => (await db.selectFrom('leases').select('key').execute()).length;
  await expect.poll(leases).toBe(0);
});

it('says what a worker needs', async () => {
  const child = spawnWorker({});
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(2);
  expect(errors).toContain('DATABASE_URL is not set: a worker takes its work from the PostgreSQL');
});
