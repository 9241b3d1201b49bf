import { BoundError, ScenarioError } from '@lanelab/engine';
import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { tinyScenario } from '../../support/scenarios.ts';

const post = (payload: object) => ({ method: 'POST', url: '/api/runs', payload }) as const;

it('runs a scenario once and keeps the result', async () => {
  const { call, simulator } = await testApp();
  const first = await call(post(tinyScenario('One')));
  expect(first.statusCode).toBe(200);
  expect(first.json()).toMatchObject({ engine: '0.0.0-fake', seed: 1 });
  const kept = await call({ url: String(first.headers['content-location']) });
  expect(kept.json()).toEqual(first.json());

  // A title changes nothing that is computed; a seed does.
  expect((await call(post(tinyScenario('Two')))).json()).toEqual(first.json());
  expect(simulator.started).toHaveLength(1);
  expect((await call(post(tinyScenario('One', 2)))).json().digest).not.toBe(first.json().digest);
  expect(simulator.started).toHaveLength(2);
});

it('answers with a job where it takes longer', async () => {
  const { call, simulator } = await testApp({ environment: { FIGURE_WAIT_MS: '1' } });
  simulator.hold();
  const response = await call(post(tinyScenario('One')));
  expect(response.statusCode).toBe(202);
  const { links } = response.json();
  // Progress is reported with the lease, which is renewed once a second.
  const progress = async () => (await call({ url: links.self })).json().progress;
  await expect.poll(progress).toEqual({ done: 0.5, total: 1 });
  expect((await call({ url: links.result })).json().error.code).toBe('run_not_found');
  simulator.release();
  await expect.poll(async () => (await call({ url: links.self })).json().state).toBe('done');
  expect((await call({ url: links.result })).statusCode).toBe(200);
});

it('ends a cancelled run, and whoever waits for it', async () => {
  const { app, call, simulator } = await testApp();
  const submitted: string[] = [];
  const submit = app.jobs.submit;
  app.jobs.submit = async (request, asker) => {
    const claimed = await submit(request, asker);
    submitted.push(`/api/jobs/${claimed.job.id}?ticket=${claimed.ticket}`);
    return claimed;
  };
  simulator.hold();
  const waiting = call(post(tinyScenario('One')));
  await expect.poll(() => simulator.started.length).toBe(1);
  const cancelled = await call({ method: 'DELETE', url: submitted[0] ?? '' });
  expect(cancelled.json().state).toBe('cancelled');
  const answer = await waiting;
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error.code).toBe('job_cancelled');
  expect(simulator.aborted).toHaveLength(1);
});

it('names the place in the scenario that the engine refused', async () => {
  const { call, simulator } = await testApp();
  simulator.failure = new ScenarioError('no-such-port', 'model.nodes[0].interfaces[0].port', 2);
  const { error } = (await call(post(tinyScenario('One')))).json();
  expect(error).toMatchObject({ code: 'invalid_scenario', path: 'body.model.nodes[0].interfaces[0].port' });
});

it('holds runs to the bounds of the configuration', async () => {
  const environment = { RUN_MAX_CELL_HOPS: '1000', RUN_MAX_WALL_MS: '50', RUN_MAX_MEMORY_BYTES: '20000000' };
  const { call, simulator } = await testApp({ environment });
  await call(post(tinyScenario('One')));
  expect(simulator.bounds).toEqual([{ cellHops: 1000, wallMs: 50, memoryBytes: 20_000_000 }]);
  simulator.failure = new BoundError('The run needs more than 1000 cell-hops.');
  const response = await call(post(tinyScenario('One', 2)));
  expect(response.statusCode).toBe(422);
  expect(response.json().error.code).toBe('bound_exceeded');
});

it('refuses what is no scenario, and keys that are none', async () => {
  const { call } = await testApp();
  expect((await call(post({ lanelab: 1 }))).statusCode).toBe(422);
  expect((await call({ url: '/api/runs/abc' })).statusCode).toBe(400);
  expect((await call({ url: `/api/runs/${'0'.repeat(64)}` })).statusCode).toBe(404);
});
