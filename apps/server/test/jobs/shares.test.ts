/** Fair shares: everyone in turn, short jobs first, and a place beside the long ones for whoever is left out. */
import { expect, it } from 'vitest';
import { RUNS_A_THREAD } from '../../src/services/turns.ts';
import { testDatabase } from '../support/database.ts';
import { PATIENCE_MS, type TestJobs, testJobs } from '../support/job-system.ts';

const SECOND_PS = 1e12;
const LONG_PS = 100 * SECOND_PS;

/** Seeds of the scenarios in the order in which they were begun. */
const begun = ({ simulator }: TestJobs) => simulator.started.map(({ model }) => model.seed);

/** Lets the engine go on, and waits until all of these jobs are done. */
async function finish(here: TestJobs, claimed: readonly { readonly job: { readonly id: string } }[]): Promise<void> {
  here.simulator.release();
  for (const { job } of claimed) expect(await here.jobs.settled(job.id, PATIENCE_MS)).toMatchObject({ state: 'done' });
}

it('serves the second asker before the third run of the first', async () => {
  const here = await testJobs(await testDatabase(), { LEASE_MS: '60000' });
  here.simulator.hold();
  const asked = [await here.submit(1, 'a')];
  await expect.poll(() => begun(here)).toEqual([1]);
  for (const [seed, asker] of [
    [2, 'a'],
    [3, 'a'],
    [4, 'a'],
    [5, 'b'],
    [6, 'b'],
  ] as const)
    asked.push(await here.submit(seed, asker));
  await finish(here, asked);
  const order = begun(here);
  expect(order.indexOf(5)).toBeLessThan(order.indexOf(3));
  expect(order.indexOf(6)).toBeLessThan(order.indexOf(4));
  expect(order.filter((seed) => seed <= 4)).toEqual([1, 2, 3, 4]);
});

it('serves the short runs of an asker before the long ones, and short ones of others before both', async () => {
  const here = await testJobs(await testDatabase(), { LEASE_MS: '60000' });
  here.simulator.hold();
  const asked = [await here.submit(1, 'a', LONG_PS)];
  await expect.poll(() => begun(here)).toEqual([1]);
  asked.push(await here.submit(2, 'a', LONG_PS));
  asked.push(await here.submit(3, 'a', SECOND_PS));
  asked.push(await here.submit(4, 'b', SECOND_PS));
  await finish(here, asked);
  expect(begun(here)).toEqual([1, 4, 3, 2]);
});

it('begins a run beside the long one of another asker, with a single place', async () => {
  const here = await testJobs(await testDatabase());
  here.simulator.hold();
  for (const seed of [1, 2, 3]) await here.submit(seed, 'a', LONG_PS);
  await expect.poll(() => begun(here)).toEqual([1]);
  await here.submit(4, 'b');
  await expect.poll(() => begun(here)).toEqual([1, 4]);
  await here.submit(5, 'b');
  await here.submit(6, 'c');
  // Somebody for whom one run is under way waits for the others.
  await expect.poll(() => begun(here)).toEqual([1, 4, 6]);
});

it('has a bound for the runs under way', async () => {
  const here = await testJobs(await testDatabase());
  here.simulator.hold();
  const askers = Array.from({ length: RUNS_A_THREAD + 2 }, (_, at) => at + 1);
  const asked = [];
  for (const seed of askers) asked.push(await here.submit(seed, `asker ${seed}`, LONG_PS));
  await expect.poll(() => begun(here)).toHaveLength(RUNS_A_THREAD);
  await finish(here, asked);
  expect(begun(here).toSorted((a, b) => a - b)).toEqual(askers);
});

it('computes what two want when the first of them has a turn', async () => {
  const here = await testJobs(await testDatabase(), { LEASE_MS: '60000' });
  here.simulator.hold();
  const asked = [await here.submit(1, 'a')];
  await expect.poll(() => begun(here)).toEqual([1]);
  for (const seed of [2, 3, 4, 5]) asked.push(await here.submit(seed, 'a'));
  const again = await here.submit(5, 'b');
  expect(again.job.id).toBe(asked[4]?.job.id);
  await finish(here, asked);
  expect(begun(here)).toEqual([1, 5, 2, 3, 4]);
});
