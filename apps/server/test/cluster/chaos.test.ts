/**
 * Server, worker and PostgreSQL are killed and ended in a random order under load, for two minutes at the thorough level; then
 * what was acknowledged is read again. `CHAOS_SEED` draws other faults, `CHAOS_SECONDS` goes on for longer.
 */
import { setTimeout } from 'node:timers/promises';
import { findExperiment, plan } from '@lanelab/papers';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createEngineSimulator } from '../../src/services/engine-simulator.ts';
import { freePort, testCluster } from '../support/cluster.ts';
import { breakThem, faultsOf, inWords } from '../support/faults.ts';
import { testFolder } from '../support/folder.ts';
import { jobAt } from '../support/job-client.ts';
import { keepRunning } from '../support/kept-process.ts';
import { type Document, type Load, startLoad } from '../support/load.ts';
import { type Sample, samplesOf, total } from '../support/metrics.ts';
import { type Started, startServer, startWorker } from '../support/server-process.ts';

const SEED = Number(process.env['CHAOS_SEED'] ?? 20_261_125);
const SECONDS = Number(process.env['CHAOS_SECONDS'] ?? (inject('effort') > 1 ? 120 : 0));
/** Ends a test that hangs: the fewest faults alone took five to eight minutes on a busy machine. */
const LONGEST_MS = 1_200_000;
/** More faults than fit into any time. */
const ROUNDS = 200;
/** Every set of parts has broken at least once. */
const FEWEST = 7;
const FIGURES = ['/api/figures/curitiba-fig7.json?quality=quick'];
const SETTINGS = {
  FIGURE_WAIT_MS: '0',
  // Shorter than many of the outages, and longer than a busy machine keeps a process from renewing its leases.
  LEASE_MS: '3000',
  // A request that waits for a database that is away must not keep a process from ending.
  SHUTDOWN_MS: '10000',
  WRITE_LIMIT_PER_MINUTE: '1000000',
  RUN_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  SEATS_PER_HOUR: '100000',
  JOB_LIMIT_PER_SEAT: '1000',
  ENGINE_WORKERS: '1',
  WORKER_THREADS: '1',
};
const ANSWERS = 'lanelab_http_request_duration_seconds_count';

const experiment = findExperiment('curitiba-fig8');
if (experiment === null) throw new Error('there is no curitiba-fig8');
const POINTS = plan(experiment, 'quick').runs.map(({ scenario }) => scenario);

/** A point of the paper with another seed each time, so that no run is known already. */
function scenarioOf(at: number): (typeof POINTS)[number] {
  const scenario = POINTS[at % POINTS.length];
  if (scenario === undefined) throw new Error('the experiment has no points');
  return { ...scenario, model: { ...scenario.model, seed: 1_000_000 + at } };
}

/** Reads the metrics again and again, as Prometheus does; the last reading of each life of the server, by the instant of its start. */
function startScraping(origin: string) {
  const readings = new Map<number, readonly Sample[]>();
  const falls: string[] = [];
  const ending = new AbortController();
  async function scrape(): Promise<void> {
    while (!ending.signal.aborted) {
      const samples = await metricsOf(origin).catch((error: unknown) => {
        if (error instanceof TypeError) return undefined;
        throw error;
      });
      if (samples !== undefined) {
        const life = total(samples, 'process_start_time_seconds');
        const before = total(readings.get(life) ?? [], ANSWERS);
        if (total(samples, ANSWERS) < before) falls.push(`${ANSWERS} fell from ${before}`);
        readings.set(life, samples);
      }
      await setTimeout(250);
    }
  }
  const over = scrape();
  return {
    readings,
    falls,
    async stop() {
      ending.abort();
      await over;
    },
  };
}

async function metricsOf(origin: string): Promise<readonly Sample[]> {
  const response = await fetch(`${origin}/metrics`);
  expect(response.status).toBe(200);
  return samplesOf(await response.text());
}

interface Read {
  readonly status: number;
  readonly title: string | undefined;
}

/** Reads a scenario, and counts by status. */
function reader(origin: string) {
  const counted = new Map<number, number>();
  async function read(path: string): Promise<Read> {
    const response = await fetch(origin + path);
    counted.set(response.status, (counted.get(response.status) ?? 0) + 1);
    const body = (await response.json()) as { scenario?: { view: { title: string } } };
    return { status: response.status, title: body.scenario?.view.title };
  }
  return { read, counted };
}

async function checkDocument({ id, titles, fate }: Document, read: (path: string) => Promise<Read>): Promise<void> {
  const path = `/api/scenarios/${id}`;
  const newest = await read(path);
  if (fate === 'deleted' || (fate === 'perhaps deleted' && newest.status === 404)) {
    expect(newest.status, id).toBe(404);
    return;
  }
  const last = titles.at(-1);
  const allowed = typeof fate === 'object' ? [last, fate.perhaps] : [last];
  expect(newest.status, id).toBe(200);
  expect(allowed).toContain(newest.title);
  for (const [at, title] of titles.entries()) {
    expect(await read(`${path}?revision=${at + 1}`)).toEqual({ status: 200, title });
  }
}

/** Digests of runs agree with those of this process; figures with those of a server that nothing befell. */
async function checkResults({ runs, figures }: Load, origin: string): Promise<void> {
  const simulator = createEngineSimulator(1);
  onTestFinished(() => simulator.close());
  const options = { signal: new AbortController().signal, bounds: {}, onProgress: () => undefined };
  for (const { at, result } of runs) {
    const { digest } = (await (await fetch(origin + result)).json()) as { digest: string };
    expect(digest, result).toBe((await simulator.run(scenarioOf(at), options)).digest);
  }
  const folder = testFolder();
  onTestFinished(folder.remove);
  const calm = await startServer({ ...SETTINGS, DATA_DIR: await folder.make(), FIGURE_WAIT_MS: '60000' });
  onTestFinished(async () => void (await calm.end('SIGTERM')));
  for (const [url, texts] of figures) {
    const expected = await textOf(calm.origin + url);
    expect([...texts, await textOf(origin + url)].filter((text) => text !== expected)).toEqual([]);
  }
}

/** The answer 200, waited for. */
async function textOf(url: string): Promise<string> {
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
  return (await fetch(url)).text();
}

const keysOf = (started: Started): readonly string[] =>
  [...started.log().matchAll(/"key":"([^"]+)".*"point finished"/g)].map(([, key]) => key ?? '');

it('keeps what it acknowledged, whatever breaks and in whichever order', { timeout: LONGEST_MS }, async () => {
  const cluster = await testCluster();
  const env = { ...SETTINGS, DATABASE_URL: cluster.url, PORT: String(await freePort()) };
  const server = keepRunning(() => startServer(env));
  const worker = keepRunning(() => startWorker(env));
  const { origin } = await server.ready();
  await worker.ready();
  const scraping = startScraping(origin);
  const load = startLoad({ origin, writers: 3, figures: FIGURES, run: scenarioOf });

  const until = performance.now() + SECONDS * 1000;
  const befell: string[] = [];
  for (const fault of faultsOf(SEED, ROUNDS)) {
    // Everything works again before the next one, as a new document shows.
    const before = load.documents.length;
    await Promise.all([server.ready(), worker.ready()]);
    await expect.poll(() => load.documents.length, { interval: 20 }).toBeGreaterThan(before + 3);
    if (befell.length >= FEWEST && performance.now() > until) break;
    await setTimeout(fault.quietMs);
    await breakThem({ server, worker, cluster }, fault);
    befell.push(inWords(fault));
  }
  await load.stop();
  await scraping.stop();

  for (const [id] of load.jobs) await expect.poll(async () => (await jobAt(origin, id)).state).toBe('done');
  await checkResults(load, origin);

  const start = await metricsOf(origin);
  const { read, counted } = reader(origin);
  for (const document of load.documents) await checkDocument(document, read);
  const end = await metricsOf(origin);
  const route = { method: 'GET', route: '/api/scenarios/:id' };
  for (const [status, reads] of counted) {
    const labels = { ...route, status: String(status) };
    expect(total(end, ANSWERS, labels) - total(start, ANSWERS, labels), String(status)).toBe(reads);
  }
  const jobs = (state: string): number => total(end, 'lanelab_jobs', { state });
  expect(['queued', 'running', 'failed', 'cancelled'].map(jobs)).toEqual([0, 0, 0, 0]);
  expect(jobs('done')).toBeGreaterThanOrEqual(load.jobs.size);
  expect(total(end, 'lanelab_event_streams')).toBe(0);
  expect(scraping.falls).toEqual([]);
  expect(scraping.readings.size).toBeGreaterThan(1);
  for (const samples of [...scraping.readings.values(), end]) {
    expect(total(samples, ANSWERS, { status: '500' })).toBe(0);
    expect(total(samples, 'lanelab_engine_runs_total', { outcome: 'failed' })).toBe(0);
  }

  // A point may be computed again only where the one who computed it was killed before it was stored.
  const computed = [...server.lives, ...worker.lives].flatMap(keysOf);
  expect(computed.length).toBeGreaterThan(0);
  expect(computed.filter((key, at) => computed.indexOf(key) !== at)).toEqual([]);
  for (const failure of [...server.failures, ...worker.failures]) {
    expect(failure).toMatch(/could not start: .*(?:does not answer|is starting|is shutting)/);
  }
  const revisions = load.documents.reduce((sum, { titles }) => sum + titles.length, 0);
  const answers = [...load.answers].map(([status, times]) => `${times} ${status}`).join(', ');
  process.stdout.write(
    `seed ${SEED}: ${befell.length} faults (${befell.join('; ')}); ${revisions} revisions of ${load.documents.length} documents, ` +
      `${load.jobs.size} jobs, ${computed.length} points; answers: ${answers}\n`,
  );
});
