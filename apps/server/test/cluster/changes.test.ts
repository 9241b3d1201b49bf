/** A process that was cut off from PostgreSQL reads what happened meanwhile, once it can, though it does not look by the clock. */
import { expect, it, onTestFinished } from 'vitest';
import type { Job } from '../../src/jobs/job.ts';
import { testCluster } from '../support/cluster.ts';
import { testJobs } from '../support/job-system.ts';
import { testNetwork } from '../support/network.ts';

const STILL = { JOB_POLL_MS: '86400000', LEASE_MS: '600000' };

it.each(['cut', 'freeze'] as const)('hears of what it missed while its network was away (%s)', async (away) => {
  const cluster = await testCluster();
  const network = await testNetwork(cluster.port);
  const far = { DATABASE_URL: cluster.url.replace(`:${cluster.port}/`, `:${network.port}/`) };
  const asking = await testJobs({ environment: far }, STILL, 0);
  const computing = await testJobs({ environment: { DATABASE_URL: cluster.url } }, STILL);
  computing.simulator.hold();
  const asked = await asking.submit(1);
  const seen: (Job | undefined)[] = [];
  onTestFinished(asking.watch.follow(asked.job.id, (now) => void seen.push(now)));
  await expect.poll(() => seen.at(-1)?.state).toBe('running');

  network[away]();
  await expect.poll(() => asking.database.condition.away !== undefined).toBe(true);
  computing.simulator.release();
  await expect.poll(() => computing.state(asked)).toBe('done');
  expect(seen.at(-1)?.state).toBe('running');
  network.mend();
  await expect.poll(() => seen.at(-1)?.state).toBe('done');
});
