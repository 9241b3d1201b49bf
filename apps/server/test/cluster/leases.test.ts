/** Leases in an outage of PostgreSQL: who computes a point keeps it, unless everybody else could still reach the database. */
import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { testCluster } from '../support/cluster.ts';
import { testJobs } from '../support/job-system.ts';
import { testNetwork } from '../support/network.ts';

const LEASE_MS = 800;

/** Two job systems: the first reaches PostgreSQL over a network of its own, and computes a point that the test holds. */
async function systems() {
  const cluster = await testCluster();
  const network = await testNetwork(cluster.port);
  const far = { DATABASE_URL: cluster.url.replace(`:${cluster.port}/`, `:${network.port}/`) };
  const environment = { LEASE_MS: String(LEASE_MS) };
  const one = await testJobs({ environment: far }, environment);
  one.simulator.hold();
  const asked = await one.submit(1);
  await expect.poll(() => one.simulator.started.length).toBe(1);
  const two = await testJobs({ environment: { DATABASE_URL: cluster.url } }, environment);
  return { cluster, network, one, two, asked };
}

it('leaves a point to who computes it, though its lease ran out while PostgreSQL was away', async () => {
  const { cluster, network, one, two, asked } = await systems();
  // In this order: the other one never reaches the database while the one who computes does not.
  await cluster.stop('kill');
  network.cut();
  await expect.poll(() => [one, two].every(({ database }) => database.condition.away !== undefined)).toBe(true);
  await setTimeout(2 * LEASE_MS);
  await cluster.start();
  await expect.poll(() => two.database.condition.away).toBeUndefined();
  // The one who computes is the last to learn that the database is back: the other one has swept twice by then.
  const sweeps = vi.spyOn(two.jobs, 'cancelUnclaimed');
  await expect.poll(() => sweeps.mock.calls.length).toBeGreaterThan(2);
  network.mend();
  await expect.poll(() => one.database.condition.away).toBeUndefined();
  one.simulator.release();
  await expect.poll(() => two.state(asked)).toBe('done');
  expect([one.simulator.started.length, two.simulator.started.length]).toEqual([1, 0]);
  expect(one.simulator.aborted).toEqual([]);
});

it('hands a point over where its process alone is cut off', async () => {
  const { network, one, two, asked } = await systems();
  network.freeze();
  await expect.poll(() => two.simulator.started.length).toBe(1);
  await expect.poll(() => two.state(asked)).toBe('done');
  network.mend();
  // The first system stops a point that somebody else has finished.
  await expect.poll(() => one.simulator.aborted.length).toBe(1);
  expect([one.simulator.started.length, two.simulator.started.length]).toEqual([1, 1]);
});
