import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { tinyScenario } from '../../support/scenarios.ts';

const TOKEN = 'a-token-of-the-scraper';

function valueOf(page: string, series: string): number {
  const line = page.split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? Number.NaN);
}

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
  expect(valueOf(page, `lanelab_http_request_duration_seconds_count{${route}}`)).toBe(2);
  expect(valueOf(page, 'lanelab_engine_runs_total{outcome="done"}')).toBe(1);
  expect(valueOf(page, 'lanelab_engine_cell_hops_total')).toBe(1000);
  expect(valueOf(page, 'lanelab_engine_wall_seconds_total')).toBe(0.001);
  expect(valueOf(page, 'lanelab_cache_lookups_total{outcome="hit"}')).toBeGreaterThan(0);
  expect(valueOf(page, 'lanelab_cache_lookups_total{outcome="miss"}')).toBeGreaterThan(0);
  expect(valueOf(page, 'lanelab_jobs{state="queued"}')).toBe(0);
  expect(valueOf(page, 'lanelab_database_query_duration_seconds_count{outcome="done"}')).toBeGreaterThan(4);
  expect(page).not.toContain(stored.json().id);
});

it('shows jobs that run', async () => {
  const { app, call, simulator } = await testApp({ environment: { FIGURE_WAIT_MS: '0' } });
  simulator.hold();
  expect((await call({ method: 'POST', url: '/api/runs', payload: tinyScenario('long') })).statusCode).toBe(202);
  await expect.poll(() => simulator.started.length).toBe(1);
  expect(valueOf((await app.inject('/metrics')).body, 'lanelab_jobs{state="running"}')).toBe(1);
});

it('counts event streams by their route, whatever the reader says that it accepts', async () => {
  const { app, call, simulator } = await testApp({ environment: { FIGURE_WAIT_MS: '0' } });
  simulator.hold();
  const asked = await call({ method: 'POST', url: '/api/runs', payload: tinyScenario('followed') });
  const following = app.inject({ url: asked.json().links.events, headers: { accept: '*/*' } });
  await expect.poll(async () => valueOf((await app.inject('/metrics')).body, 'lanelab_event_streams')).toBe(1);
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
