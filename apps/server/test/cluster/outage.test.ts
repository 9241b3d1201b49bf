/** PostgreSQL goes away while a server and a worker compute a job, and comes back. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { INDEX_HTML } from '../support/app.ts';
import { type Cluster, testCluster } from '../support/cluster.ts';
import { everyRoute } from '../support/every-route.ts';
import { askForJob, follow, jobAt, type Told } from '../support/job-client.ts';
import { type LogLine, linesOf as linesIn } from '../support/log.ts';
import { type Network, testNetwork } from '../support/network.ts';
import { type ServerProcess, type Started, startServer, startWorker } from '../support/server-process.ts';
import { startWriter } from '../support/writer.ts';

type Environment = Readonly<Record<string, string>>;

interface Lab {
  readonly server: ServerProcess;
  readonly processes: readonly Started[];
}

const SWEEP = '/api/figures/curitiba-fig7.json?quality=quick';

/** Far longer than a busy machine keeps a process from renewing its leases. */
const LEASE_MS = 5000;

/** A server that computes, and a worker: both have points of the job under way. */
async function lab(url: string): Promise<Lab> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lanelab-web-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'index.html'), INDEX_HTML);
  const env: Environment = {
    WEB_DIST: folder,
    DATABASE_URL: url,
    FIGURE_WAIT_MS: '0',
    LEASE_MS: String(LEASE_MS),
    WRITE_LIMIT_PER_MINUTE: '100000',
    RUN_LIMIT_PER_MINUTE: '100000',
    RATE_LIMIT_PER_MINUTE: '100000',
    ENGINE_WORKERS: '1',
    WORKER_THREADS: '1',
  };
  const server = await startServer(env);
  onTestFinished(async () => void (await server.end('SIGTERM')));
  const worker = await startWorker(env);
  onTestFinished(async () => void (await worker.end('SIGTERM')));
  return { server, processes: [server, worker] };
}

const linesOf = (started: Started): readonly LogLine[] => linesIn(started.log());

const computed = (started: Started): readonly string[] =>
  linesOf(started).flatMap(({ msg, key }) => (msg === 'point finished' && key !== undefined ? [key] : []));

const count = (started: Started, msg: string): number => linesOf(started).filter((line) => line.msg === msg).length;

const GONE = 'the database does not answer; this process goes on once it is back';
/** A task whose end could not be written is let go of, once. */
const TAKEN_OVER = 'tasks are taken over from workers that do not answer';
/** pino's number for that level. */
const WARNING = 40;
const BACK = 'the database answers again';

const ID = 'abcdefghijkm';

type Way = (cluster: Cluster, network: Network) => Promise<void> | void;

const WAYS: readonly (readonly [string, Way, Way])[] = [
  ['stops and starts again', (cluster) => cluster.stop('fast'), (cluster) => cluster.start()],
  ['is killed and starts again', (cluster) => cluster.stop('kill'), (cluster) => cluster.start()],
  ['is cut off by the network', (_, network) => network.cut(), (_, network) => network.mend()],
  ['is behind a network that swallows packets', (_, network) => network.freeze(), (_, network) => network.mend()],
];

it.each(WAYS)('loses nothing and computes nothing twice where PostgreSQL %s', async (_, away, back) => {
  const cluster = await testCluster();
  const network = await testNetwork(cluster.port);
  const { server, processes } = await lab(cluster.url.replace(`:${cluster.port}/`, `:${network.port}/`));
  const { origin } = server;
  const writes = startWriter(server);
  const job = await askForJob(origin + SWEEP);
  const told: Told[] = [];
  const followed = (async () => {
    for await (const event of follow(origin + job.links.events)) told.push(event);
  })();
  // Both have had a point, so that each is in the middle of another one.
  await expect.poll(() => processes.every((started) => computed(started).length > 0), { interval: 20 }).toBe(true);

  const began = new Date().toISOString();
  await away(cluster, network);
  await expect.poll(() => processes.map((started) => count(started, GONE)), { interval: 50 }).toEqual([1, 1]);
  const answers = await everyRoute(origin, ID);
  expect(answers.some(({ needsDatabase }) => needsDatabase)).toBe(true);
  for (const { route, needsDatabase, status, retryAfter, text } of answers) {
    if (needsDatabase)
      expect([route, status, retryAfter, text], route).toEqual([
        route,
        503,
        '5',
        expect.stringContaining('"database_unavailable"'),
      ]);
    else expect(status, route).toBe(200);
  }
  expect((await fetch(`${origin}/api/experiments`)).status).toBe(200);
  expect((await fetch(`${origin}/metrics`)).status).toBe(200);
  expect((await fetch(`${origin}/`)).status).toBe(200);
  const operator = await (await fetch(`${origin}/operator`)).text();
  expect(operator).toContain('Not known while the database is away.');
  expect(operator).toMatch(/has not answered since \S+ \(/);
  const page = await fetch(`${origin}/s/${ID}`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('This scenario cannot be read just now');
  const health = (await (await fetch(`${origin}/api/health`)).json()) as { error: { message: string } };
  const since = /has not answered since (\S+) \(/.exec(health.error.message)?.[1] ?? '';
  expect([began <= since, since <= new Date().toISOString()]).toEqual([true, true]);
  // Longer than a lease: a process that was silent for so long would lose its points.
  await setTimeout(LEASE_MS + 2000);

  await back(cluster, network);
  await followed;
  expect(told.at(-1)).toMatchObject({ event: 'end', data: { id: job.id, state: 'done' } });
  const seqs = told.filter(({ event }) => event === 'point').map(({ data }) => data['seq']);
  expect(seqs).toEqual(seqs.map((__, at) => at + 1));
  expect((await jobAt(origin, job.id)).state).toBe('done');
  // Lines of the log are written many at once, some time after what they are about.
  await expect.poll(() => processes.flatMap(computed).length).toBeGreaterThanOrEqual(seqs.length);
  const all = processes.flatMap(computed);
  expect(new Set(all).size).toBe(all.length);

  const metrics = await (await fetch(`${origin}/metrics`)).text();
  // No run was ended half way, nor begun again.
  expect(metrics).toMatch(/lanelab_engine_runs_total\{outcome="done"\} \d+/);
  for (const outcome of ['cancelled', 'failed'])
    expect(metrics).toContain(`lanelab_engine_runs_total{outcome="${outcome}"} 0\n`);

  const after = writes.kept.length;
  await expect.poll(() => writes.kept.length).toBeGreaterThan(after);
  await writes.stop();
  expect(new Set(writes.refusals)).toEqual(new Set([503]));
  for (const { id, title } of writes.kept) {
    const { scenario } = (await (await fetch(`${origin}/api/scenarios/${id}`)).json()) as {
      scenario: { view: { title: string } };
    };
    expect(scenario.view.title).toBe(title);
  }
  for (const started of processes) {
    await expect.poll(() => [count(started, GONE), count(started, BACK)]).toEqual([1, 1]);
    const faults = linesOf(started).filter(({ level }) => level >= WARNING);
    expect(faults.map(({ msg }) => msg).filter((msg) => msg !== TAKEN_OVER)).toEqual([GONE]);
    expect(await started.end('SIGTERM')).toEqual({ code: 0, signal: null });
  }
});

it('ends well on a signal while PostgreSQL is away, and its points wait for whoever starts next', async () => {
  const cluster = await testCluster();
  const { server, processes } = await lab(cluster.url);
  const job = await askForJob(server.origin + SWEEP);
  await expect.poll(() => processes.every((started) => computed(started).length > 0), { interval: 20 }).toBe(true);
  await cluster.stop('fast');
  await expect.poll(() => processes.map((started) => count(started, GONE)), { interval: 50 }).toEqual([1, 1]);
  for (const started of processes) expect(await started.end('SIGTERM')).toEqual({ code: 0, signal: null });
  await cluster.start();
  const next = await lab(cluster.url);
  await expect.poll(async () => (await jobAt(next.server.origin, job.id)).state).toBe('done');
  const all = [...processes, ...next.processes].flatMap(computed);
  expect(new Set(all).size).toBe(all.length);
});
