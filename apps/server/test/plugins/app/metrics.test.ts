import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../../src/errors.ts';
import { testApp } from '../../support/app.ts';
import { readMetric } from '../../support/metrics.ts';
import { tinyScenario } from '../../support/scenarios.ts';

const TOKEN = 'a-token-of-the-scraper';

it('counts answers by route, runs, lookups, jobs and statements', async () => {
  const { app, call } = await testApp();
  const stored = await call({ method: 'POST', url: '/api/scenarios', payload: tinyScenario('counted') });
  await call({ method: 'GET', url: stored.json().links.self });
  await call({ method: 'GET', url: stored.json().links.self });
  const run = () => call({ method: 'POST', url: '/api/runs', payload: tinyScenario('counted') });
  expect((await run()).statusCode).toBe(200);
  expect((await run()).statusCode).toBe(200);
  const response = await app.inject('/metrics');
  expect(response.headers['content-type']).toMatch(/^text\/plain/);
  const page = response.body;
  const route = 'method="GET",route="/api/scenarios/:id",status="200"';
  expect(readMetric(page, `lanelab_http_request_duration_seconds_count{${route}}`)).toBe(2);
  expect(readMetric(page, 'lanelab_engine_runs_total{outcome="done"}')).toBe(1);
  expect(readMetric(page, 'lanelab_engine_cell_hops_total')).toBe(1000);
  expect(readMetric(page, 'lanelab_engine_wall_seconds_total')).toBe(0.001);
  expect(readMetric(page, 'lanelab_cache_lookups_total{outcome="hit"}')).toBeGreaterThan(0);
  expect(readMetric(page, 'lanelab_cache_lookups_total{outcome="miss"}')).toBeGreaterThan(0);
  expect(readMetric(page, 'lanelab_jobs{state="queued"}')).toBe(0);
  expect(page).not.toContain(stored.json().id);
});

it('shows jobs that run', async () => {
  const { app, call, simulator } = await testApp({ environment: { FIGURE_WAIT_MS: '0' } });
  simulator.hold();
  expect((await call({ method: 'POST', url: '/api/runs', payload: tinyScenario('long') })).statusCode).toBe(202);
  await expect.poll(() => simulator.started.length).toBe(1);
  expect(readMetric((await app.inject('/metrics')).body, 'lanelab_jobs{state="running"}')).toBe(1);
});

it('counts event streams by their route, whatever the reader says that it accepts', async () => {
  const { app, call, simulator } = await testApp({ environment: { FIGURE_WAIT_MS: '0' } });
  simulator.hold();
  const asked = await call({ method: 'POST', url: '/api/runs', payload: tinyScenario('followed') });
  const following = app.inject({ url: asked.json().links.events, headers: { accept: '*/*' } });
  await expect.poll(async () => readMetric((await app.inject('/metrics')).body, 'lanelab_event_streams')).toBe(1);
  await app.inject({ url: '/api/health', headers: { accept: 'text/event-stream' } });
  simulator.release();
  await following;
  const page = (await app.inject('/metrics')).body;
  expect(page).not.toContain('route="/api/jobs/:id/events"');
  expect(page).toContain('route="/api/health"');
});

it('answers nobody else: another machine, a proxy', async () => {
  const { app } = await testApp({ environment: { TRUST_PROXY: 'true' } });
  for (const request of [
    { remoteAddress: '192.0.2.7' },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { via: '1.1 proxy' } },
    { headers: { authorization: `Bearer ${TOKEN}` }, remoteAddress: '192.0.2.7' },
  ]) {
    const response = await app.inject({ url: '/metrics', ...request });
    expect(response.statusCode).toBe(404);
    expect(response.json().error.message).toContain('METRICS_TOKEN');
  }
});

it('wants the token where one is set, and then answers from anywhere', async () => {
  const { app } = await testApp({ environment: { METRICS_TOKEN: TOKEN } });
  const ask = (authorization?: string) =>
    app.inject({ url: '/metrics', remoteAddress: '192.0.2.7', headers: authorization ? { authorization } : {} });
  expect((await ask()).statusCode).toBe(404);
  expect((await ask('Bearer of-bad-news')).statusCode).toBe(404);
  expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200);
});

it('can be switched off', async () => {
  const { app } = await testApp({ environment: { METRICS: 'off' } });
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

const figure = { method: 'GET', url: '/api/figures/curitiba-table3.json' } as const;
const waitsOf = (page: string, kind: string): number =>
  readMetric(page, `lanelab_point_wait_seconds_count{kind="${kind}"}`);
const runsOf = (page: string, kind: string, outcome = 'finished'): number =>
  readMetric(page, `lanelab_point_run_seconds_count{kind="${kind}",outcome="${outcome}"}`);

it('shows what waits and what is computed, by kind, and how long points waited and ran', async () => {
  const { app, call, simulator } = await testApp({ environment: { FIGURE_WAIT_MS: '0', ENGINE_WORKERS: '1' } });
  const page = async (): Promise<string> => (await app.inject('/metrics')).body;
  const queue = async () => {
    const text = await page();
    const of = (kind: string, state: string) =>
      readMetric(text, `lanelab_queue_points{kind="${kind}",state="${state}"}`);
    return ['quick', 'run', 'full'].map((kind) => [kind, of(kind, 'waiting'), of(kind, 'computed')]);
  };
  simulator.hold();
  expect((await call({ ...figure, query: { quality: 'quick' } })).statusCode).toBe(202);
  await expect.poll(() => simulator.started.length).toBe(1);
  const asked = await call({ method: 'POST', url: '/api/runs', payload: tinyScenario('behind') });
  expect(asked.statusCode).toBe(202);
  const before = await page();
  expect(await queue()).toEqual([
    ['quick', 3, 1],
    ['run', 1, 0],
    ['full', 0, 0],
  ]);
  expect(readMetric(before, 'lanelab_queue_oldest_wait_seconds{kind="full"}')).toBe(0);
  const oldest = async (): Promise<number> => readMetric(await page(), 'lanelab_queue_oldest_wait_seconds{kind="run"}');
  await expect.poll(oldest).toBeGreaterThan(0);
  expect([waitsOf(before, 'quick'), waitsOf(before, 'run'), runsOf(before, 'quick')]).toEqual([1, 0, 0]);

  simulator.release();
  await expect.poll(async () => (await app.inject(asked.json().links.self)).json().state).toBe('done');
  await expect.poll(async () => runsOf(await page(), 'quick')).toBe(4);
  const after = await page();
  expect([waitsOf(after, 'quick'), waitsOf(after, 'run'), waitsOf(after, 'full')]).toEqual([4, 1, 0]);
  expect([runsOf(after, 'run'), runsOf(after, 'full')]).toEqual([1, 0]);
  expect(readMetric(after, 'lanelab_point_wait_seconds_sum{kind="quick"}')).toBeGreaterThan(0);
  expect(await queue()).toEqual([
    ['quick', 0, 0],
    ['run', 0, 0],
    ['full', 0, 0],
  ]);
});

it('counts points that failed and that were stopped by their outcome', async () => {
  const { app, call, simulator } = await testApp({ environment: { FIGURE_WAIT_MS: '0' } });
  simulator.failure = new Error('out of luck');
  await call({ method: 'POST', url: '/api/runs', payload: tinyScenario('failed') });
  const page = async (): Promise<string> => (await app.inject('/metrics')).body;
  await expect.poll(async () => runsOf(await page(), 'run', 'failed')).toBe(1);
  simulator.failure = undefined;
  simulator.hold();
  const asked = (await call({ method: 'POST', url: '/api/runs', payload: tinyScenario('stopped', 2) })).json();
  await expect.poll(() => simulator.started.length).toBe(2);
  await call({ method: 'DELETE', url: asked.links.cancel });
  await expect.poll(async () => runsOf(await page(), 'run', 'stopped')).toBe(1);
  expect(runsOf(await page(), 'run')).toBe(0);
});

it('counts refusals by the code of the error, each code from zero on and no other', async () => {
  const { app } = await testApp({ environment: { RUN_LIMIT_PER_MINUTE: '1', FIGURE_WAIT_MS: '0' } });
  const page = async (): Promise<string> => (await app.inject('/metrics')).body;
  const codesOf = (text: string) => [...text.matchAll(/^lanelab_refusals_total\{code="(\w+)"\} (\d+)$/gm)];
  const first = codesOf(await page());
  expect(first.map(([, code = '']) => code).toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(ERROR_CODES).toSorted((a, b) => a.localeCompare(b)),
  );
  expect(first.map(([, , count]) => count)).toEqual(first.map(() => '0'));

  await app.inject('/api/scenarios/abcdefghijkm');
  await app.inject('/api/scenarios/abcdefghijkm');
  await app.inject('/api/no-such-route');
  await app.inject('/api/%zz');
  await app.inject({ method: 'PATCH', url: '/api/health' });
  for (const seed of [1, 2]) await app.inject({ method: 'POST', url: '/api/runs', payload: tinyScenario('x', seed) });
  const counted = codesOf(await page()).filter(([, , count]) => count !== '0');
  expect(Object.fromEntries(counted.map(([, code, count]) => [code, Number(count)]))).toEqual({
    scenario_not_found: 2,
    not_found: 1,
    invalid_request: 1,
    method_not_allowed: 1,
    rate_limited: 1,
  });
});

it('counts what is no HTTP at all', async () => {
  const { app } = await testApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  await new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('no such thing\r\n\r\n'));
    socket.on('data', () => undefined).on('close', resolve);
  });
  const page = (await app.inject('/metrics')).body;
  expect(readMetric(page, 'lanelab_refusals_total{code="invalid_request"}')).toBe(1);
  // A server that listens shows what belongs to its process, too.
  expect(readMetric(page, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

it('counts round trips to the database by kind of statement, with those of transactions', async () => {
  // No chore is done meanwhile.
  const { app } = await testApp({ environment: { LEASE_MS: '600000' } });
  const page = async (): Promise<string> => (await app.inject('/metrics')).body;
  const trips = (text: string, statement: string): number =>
    readMetric(text, `lanelab_database_query_duration_seconds_count{statement="${statement}",outcome="done"}`);
  const kinds = ['insert', 'update', 'delete', 'transaction'];
  const before = await page();
  await app.inject({ method: 'POST', url: '/api/scenarios', payload: tinyScenario('stored') });
  const after = await page();
  // A scenario with its first revision, between begin and commit.
  expect(kinds.map((kind) => trips(after, kind) - trips(before, kind))).toEqual([2, 0, 0, 2]);
  expect(trips(after, 'select')).toBeGreaterThan(trips(before, 'select'));
});

it('counts people by seat, those who keep no seat by address, and not the programs that look after the server', async () => {
  const { app } = await testApp();
  const people = async () => {
    const text = (await app.inject('/metrics')).body;
    return ['seat', 'address'].map((by) => readMetric(text, `lanelab_people{by="${by}"}`));
  };
  await app.inject('/api/health');
  expect(await people()).toEqual([0, 0]);
  await app.inject({ url: '/api/presets', remoteAddress: '192.0.2.7' });
  for (let opened = 0; opened < 2; opened += 1) {
    const { cookies } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    const [seat] = cookies;
    await app.inject({ url: '/api/experiments', cookies: { [seat?.name ?? '']: seat?.value ?? '' } });
  }
  expect(await people()).toEqual([2, 1]);
});

it('shows what is stored and how much may be', async () => {
  const { app } = await testApp({ environment: { CACHE_MAX_BYTES: '2000000', SCENARIOS_MAX_BYTES: '3000000' } });
  const sizes = async () => {
    const text = (await app.inject('/metrics')).body;
    return ['results', 'scenarios'].map((what) => [
      readMetric(text, `lanelab_stored_bytes{what="${what}"}`),
      readMetric(text, `lanelab_stored_limit_bytes{what="${what}"}`),
    ]);
  };
  expect(await sizes()).toEqual([
    [0, 2_000_000],
    [0, 3_000_000],
  ]);
  const payload = tinyScenario('stored');
  const { bytes } = (await app.inject({ method: 'POST', url: '/api/scenarios', payload })).json();
  const run = (await app.inject({ method: 'POST', url: '/api/runs', payload })).headers['content-location'];
  expect(run).toBeDefined();
  const [results, scenarios] = await sizes();
  expect(scenarios?.[0]).toBe(bytes);
  expect(results?.[0]).toBeGreaterThan(100);
});
