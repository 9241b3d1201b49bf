/** Claims on a job: joined, withdrawn, run out, bounded. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { PATIENCE_MS, testJobs } from '../support/job-system.ts';

it('makes one job of identical requests, each with a ticket of its own', async () => {
  const here = await testJobs(await testDatabase());
  here.simulator.hold();
  const [one, two] = await Promise.all([here.submit(1), here.submit(1)]);
  expect(two.job.id).toBe(one.job.id);
  expect(two.ticket).not.toBe(one.ticket);
  here.simulator.release();
  expect(await here.jobs.settled(one.job.id, PATIENCE_MS)).toMatchObject({
    state: 'done',
    progress: { done: 1, total: 1 },
  });
  expect(here.simulator.started).toHaveLength(1);
});

it('cancels when the last who asked has withdrawn, and not before', async () => {
  const here = await testJobs(await testDatabase(), { LEASE_MS: '600000' });
  here.simulator.hold();
  const one = await here.submit(1, 'a');
  const two = await here.submit(1, 'a');
  const three = await here.submit(1, 'b');
  await expect.poll(() => here.simulator.started.length).toBe(1);
  const withdraw = ({ ticket }: { readonly ticket: string }) => here.jobs.withdraw(one.job.id, ticket);
  expect(await withdraw({ ticket: randomUUID() })).toMatchObject({ isClaimed: false, claims: 3 });
  expect(await withdraw(two)).toMatchObject({ isClaimed: true, claims: 2, job: { state: 'running' } });
  expect(await withdraw(two)).toMatchObject({ isClaimed: false, claims: 2 });
  expect(await withdraw(three)).toMatchObject({ isClaimed: true, claims: 1, job: { state: 'running' } });
  expect(here.simulator.aborted).toEqual([]);
  const last = await withdraw(one);
  expect(last).toMatchObject({ claims: 0, job: { state: 'cancelled', error: { code: 'job_cancelled' } } });
  expect(here.simulator.aborted).toHaveLength(1);
  expect(await withdraw(one)).toMatchObject({ isClaimed: false, claims: 0, job: { state: 'cancelled' } });
});

it('cancels what nobody has looked at for long, and goes on with what somebody looks at', async () => {
  // A lease so long that nothing is cancelled, or put back, before the test asks for it.
  const here = await testJobs(await testDatabase(), { LEASE_MS: '600000' }, 2);
  here.simulator.hold();
  const [forgotten, followed] = [await here.submit(1), await here.submit(2)];
  await expect.poll(() => here.simulator.started.length).toBe(2);
  await here.database.db.updateTable('job_claims').set({ expires_at: '' }).execute();
  await here.jobs.look(followed.job.id, { address: 'a', name: 'a' });
  await here.jobs.cancelUnclaimed();
  expect(await here.state(forgotten)).toBe('cancelled');
  expect(await here.state(followed)).toBe('running');
});

it('looks by itself for jobs whose claims have run out, as long after they were made as is configured', async () => {
  const here = await testJobs(await testDatabase(), { JOB_CLAIM_MS: '600000' });
  here.simulator.hold();
  const forgotten = await here.submit(1);
  const claims = await here.database.db.selectFrom('job_claims').select(['created_at', 'expires_at']).execute();
  const [lasts = 0] = claims.map((claim) => Date.parse(claim.expires_at) - Date.parse(claim.created_at));
  expect(Math.round(lasts / 60_000)).toBe(10);
  await here.database.db.updateTable('job_claims').set({ expires_at: '' }).execute();
  await expect.poll(() => here.state(forgotten)).toBe('cancelled');
});

it('has so many places for all, and fewer for one address', async () => {
  const here = await testJobs(await testDatabase(), { JOB_LIMIT: '3', JOB_LIMIT_PER_SEAT: '2' });
  here.simulator.hold();
  const seeds = [1, 2, 3, 4, 2];
  const asked = await Promise.allSettled(seeds.map((seed) => here.submit(seed, 'a')));
  const taken = new Set(seeds.filter((_, at) => asked[at]?.status === 'fulfilled'));
  expect(taken.size).toBe(2);
  // Whoever asks for what is there takes no place.
  for (const seed of taken) await here.submit(seed, 'a');
  await expect(here.submit(9, 'a')).rejects.toMatchObject({ code: 'job_limit', status: 429, retryAfterSeconds: 10 });
  await here.submit(5, 'b');
  await expect(here.submit(6, 'b')).rejects.toMatchObject({ code: 'busy', status: 503, retryAfterSeconds: 10 });
});
