/** What a worker writes to its log, and what it shows at its own address, about a job that a server was asked for. */
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { askForJob, follow, type Told } from '../support/job-client.ts';
import { linesOf } from '../support/log.ts';
import { readMetric } from '../support/metrics.ts';
import { tinyScenario } from '../support/scenarios.ts';
import { startServer, startWorker } from '../support/server-process.ts';

const REQUEST = 'asked-by-a-test-0001';
const TOKEN = 'a-token-of-the-scraper';

it('follows a point of a worker by notification, with the id of the request in the lines of both', async () => {
  const place = (await testDatabase()).environment;
  const env = { ...place, FIGURE_WAIT_MS: '0', WORKER_THREADS: '1', JOB_POLL_MS: '86400000', TRUST_PROXY: 'true' };
  const server = await startServer({ ...env, SERVER_COMPUTES: 'false' });
  onTestFinished(async () => void (await server.end('SIGTERM')));
  const asked = await askForJob(`${server.origin}/api/runs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': REQUEST },
    body: JSON.stringify(tinyScenario('asked')),
  });
  // Followed before there is anybody who could compute it.
  const told: Told[] = [];
  const followed = (async () => {
    for await (const event of follow(server.origin + asked.links.events)) told.push(event);
  })();
  await expect.poll(() => told[0]?.data).toMatchObject({ state: 'queued' });
  const worker = await startWorker({ ...env, WORKER_METRICS_PORT: '0', METRICS_TOKEN: TOKEN });
  onTestFinished(async () => void (await worker.end('SIGTERM')));
  await followed;
  expect(told.at(-1)).toMatchObject({ event: 'end', data: { id: asked.id, state: 'done' } });
  expect(told.filter(({ event }) => event === 'point').map(({ data }) => data['seq'])).toEqual([1]);

  const naming = (text: string) =>
    linesOf(text)
      .filter(({ reqId }) => reqId === REQUEST)
      .map(({ msg, job }) => [msg, job]);
  // The line follows the end of the job, which the server may tell first.
  await expect.poll(() => naming(worker.log())).toEqual([['point finished', asked.id]]);
  expect(naming(server.log())).toContainEqual(['job asked for', asked.id]);

  const origin = /Server listening at (http:\/\/[^"\s]+)/.exec(worker.log())?.[1] ?? '';
  const ask = (headers: Record<string, string>) => fetch(`${origin}/metrics`, { headers });
  expect((await ask({})).status).toBe(404);
  const page = await (await ask({ authorization: `Bearer ${TOKEN}` })).text();
  expect(readMetric(page, 'lanelab_point_wait_seconds_count{kind="run"}')).toBe(1);
  expect(readMetric(page, 'lanelab_point_run_seconds_count{kind="run",outcome="finished"}')).toBe(1);
  expect(readMetric(page, 'lanelab_engine_runs_total{outcome="done"}')).toBe(1);
  expect(readMetric(page, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(readMetric(page, 'lanelab_refusals_total{code="not_found"}')).toBe(1);
  expect((await fetch(`${origin}/`)).status).toBe(404);
});
