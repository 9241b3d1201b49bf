/** Points of jobs: cut off, resumed, shared, failed; on either database. */
import { mustParse } from '@lanelab/scenario';
import { expect, it } from 'vitest';
import { ApiError } from '../../src/errors.ts';
import { testDatabase } from '../support/database.ts';
import { figureRequest, PATIENCE_MS, testJobs } from '../support/job-system.ts';
import { tinyScenario } from '../support/scenarios.ts';

const TABLE = figureRequest('curitiba-table3');
const asker = { address: 'a', name: 'a' };

it('resumes a cancelled sweep from its finished points', async () => {
  const here = await testJobs(await testDatabase());
  here.simulator.hold(2);
  const { job, ticket } = await here.jobs.submit(TABLE, asker);
  await expect.poll(() => here.simulator.started.length).toBe(3);
  await here.jobs.withdraw(job.id, ticket);
  expect(await here.jobs.finishedPoints(job.id, 0)).toHaveLength(2);
  here.simulator.release();
  const resumed = await here.jobs.resume(job.id, asker);
  expect(resumed?.job).toMatchObject({ id: job.id, error: null, finishedAt: null });
  expect(await here.jobs.settled(job.id, PATIENCE_MS)).toMatchObject({
    state: 'done',
    progress: { done: 4, total: 4 },
  });
  // Two before, one cut off, two after.
  expect(here.simulator.started).toHaveLength(5);
  expect((await here.jobs.finishedPoints(job.id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect((await here.jobs.resume(job.id, asker))?.job.state).toBe('done');
});

it('joins what is under way when an older job for the same is resumed', async () => {
  const here = await testJobs(await testDatabase());
  here.simulator.hold();
  const first = await here.submit(1);
  await here.jobs.withdraw(first.job.id, first.ticket);
  const second = await here.submit(1);
  expect(second.job.id).not.toBe(first.job.id);
  expect((await here.jobs.resume(first.job.id, { address: 'b', name: 'b' }))?.job.id).toBe(second.job.id);
  await here.jobs.withdraw(second.job.id, second.ticket);
  expect(await here.state(second)).not.toBe('cancelled');
});

it('puts what it computes back when it ends, and the next server goes on', async () => {
  const place = await testDatabase();
  const before = await testJobs(place, { LEASE_MS: '60000' });
  before.simulator.hold(1);
  const sweep = await before.jobs.submit(TABLE, asker);
  const waiting = await before.submit(1);
  await expect.poll(() => before.simulator.started.length).toBe(2);
  const settled = before.jobs.settled(sweep.job.id, PATIENCE_MS);
  await before.close();
  expect((await settled)?.state).toBe('running');
  expect(before.simulator.aborted).toHaveLength(1);

  const after = await testJobs(place);
  for (const { job } of [sweep, waiting]) {
    expect(await after.jobs.settled(job.id, PATIENCE_MS)).toMatchObject({ state: 'done' });
  }
  expect(after.simulator.started).toHaveLength(4);
});

it('reports why a job failed, starts it again when asked again, and does not repeat what would only fail again', async () => {
  const here = await testJobs(await testDatabase());
  here.simulator.failure = new Error('boom');
  const one = await here.submit(1);
  expect(await here.jobs.settled(one.job.id, PATIENCE_MS)).toMatchObject({
    state: 'failed',
    error: { code: 'internal' },
  });
  here.simulator.failure = new ApiError('bound_exceeded', 'Too many cells.');
  const two = await here.submit(1);
  expect(two.job.id).not.toBe(one.job.id);
  expect(await here.jobs.settled(two.job.id, PATIENCE_MS)).toMatchObject({ error: { code: 'bound_exceeded' } });
  expect((await here.submit(1)).job.id).toBe(two.job.id);
  here.simulator.failure = undefined;
  await here.jobs.resume(two.job.id, asker);
  expect(await here.jobs.settled(two.job.id, PATIENCE_MS)).toMatchObject({ state: 'done' });
});

it('computes what two sweeps share once', async () => {
  const here = await testJobs(await testDatabase(), {}, 2);
  const one = await here.jobs.submit({ ...TABLE, key: 'x' }, asker);
  const two = await here.jobs.submit({ ...TABLE, key: 'y' }, asker);
  for (const { job } of [one, two]) {
    expect(await here.jobs.settled(job.id, PATIENCE_MS)).toMatchObject({
      state: 'done',
      progress: { done: 4, total: 4 },
    });
  }
  expect(here.simulator.started).toHaveLength(4);
});

it('takes the urgent first where there is but one engine thread', async () => {
  const here = await testJobs(await testDatabase());
  here.simulator.hold();
  await here.submit(1);
  await expect.poll(() => here.simulator.started.length).toBe(1);
  const slow = await here.jobs.submit(figureRequest('curitiba-table3', 'full'), asker);
  const run = await here.submit(2);
  here.simulator.release();
  await here.jobs.settled(slow.job.id, PATIENCE_MS);
  expect(here.simulator.started[1]?.model.seed).toBe(2);
  expect(await here.state(run)).toBe('done');
});

it('takes over from a worker that is silent, but not for ever', async () => {
  const here = await testJobs(await testDatabase());
  const { db } = here.database;
  here.simulator.hold();
  const { job } = await here.submit(1);
  await expect.poll(() => here.simulator.started.length).toBe(1);
  // As a worker leaves it that was killed.
  await db.updateTable('leases').set({ owner: 'killed', until: '' }).execute();
  await expect.poll(() => here.simulator.started.length).toBe(2);
  expect(here.simulator.aborted).toHaveLength(1);
  await db.updateTable('leases').set({ owner: 'killed', until: '', attempts: 5 }).execute();
  expect(await here.jobs.settled(job.id, PATIENCE_MS)).toMatchObject({ state: 'failed', error: { code: 'internal' } });
  expect(here.simulator.started).toHaveLength(2);
});

it('leaves to another process on the same database what that one computes', async () => {
  const place = await testDatabase();
  const one = await testJobs(place, { LEASE_MS: '60000' });
  one.simulator.hold();
  const { job } = await one.submit(1);
  await expect.poll(() => one.simulator.started.length).toBe(1);
  const two = await testJobs(place, { LEASE_MS: '60000' });
  const other = await two.submit(2);
  expect(await two.jobs.settled(other.job.id, PATIENCE_MS)).toMatchObject({ state: 'done' });
  one.simulator.release();
  expect(await one.jobs.settled(job.id, PATIENCE_MS)).toMatchObject({ state: 'done' });
  expect(two.simulator.started.map(({ model }) => model.seed)).toEqual([2]);
  expect(one.simulator.aborted).toEqual([]);
});

it('forgets finished jobs', async () => {
  const here = await testJobs(await testDatabase(), { JOB_KEEP_MS: '1000' });
  const { job } = await here.submit(1);
  await here.jobs.settled(job.id, PATIENCE_MS);
  await expect.poll(() => here.jobs.find(job.id)).toBeUndefined();
});

it('runs a scenario that an earlier version queued, as the scenario itself', async () => {
  const place = await testDatabase();
  const before = await testJobs(place, {}, 0);
  const { job } = await before.submit(1);
  const input = JSON.stringify(mustParse(tinyScenario('Any', 1)));
  await before.database.db.updateTable('jobs').set({ input }).execute();
  await before.close();
  const after = await testJobs(place);
  expect(await after.jobs.settled(job.id, PATIENCE_MS)).toMatchObject({ state: 'done' });
  expect(after.simulator.started.map(({ model }) => model.seed)).toEqual([1]);
});
