import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { tinyScenario } from '../../support/scenarios.ts';

it('stops what runs when the server closes, answers who waits with the job, then closes the engine', async () => {
  const { app, call, simulator } = await testApp();
  simulator.hold();
  const waiting = call({ method: 'POST', url: '/api/runs', payload: tinyScenario('One') });
  await expect.poll(() => simulator.started.length).toBe(1);
  const closing = app.close();
  expect((await waiting).statusCode).toBe(202);
  await closing;
  expect(simulator.aborted).toHaveLength(1);
  expect(simulator.closed).toBe(true);
});

it('refuses more jobs than it has places for', async () => {
  const { call, simulator } = await testApp({ environment: { JOB_LIMIT: '2', FIGURE_WAIT_MS: '0' } });
  simulator.hold();
  const post = (seed: number) => call({ method: 'POST', url: '/api/runs', payload: tinyScenario('One', seed) });
  const answers = [await post(1), await post(2), await post(3), await post(2)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 503, 202]);
  expect(answers[2]?.headers['retry-after']).toBe('10');
  expect(answers[2]?.json().error.code).toBe('busy');
});
