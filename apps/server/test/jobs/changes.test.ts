/** Followers hear of changes by other processes at once, though nobody looks by the clock; on either database. */
import { expect, it, onTestFinished } from 'vitest';
import type { Job } from '../../src/jobs/job.ts';
import { followJob, type JobEvent } from '../../src/jobs/job-stream.ts';
import { ON_POSTGRESQL, testDatabase } from '../support/database.ts';
import { figureRequest, type TestJobs, testJobs } from '../support/job-system.ts';

/** Nothing is read by the clock, no chore is done and no lease runs out while a test lasts. */
const STILL = { JOB_POLL_MS: '86400000', LEASE_MS: '600000' };

async function pair(): Promise<readonly [asking: TestJobs, computing: TestJobs]> {
  const place = await testDatabase();
  return [await testJobs(place, STILL, 0), await testJobs(place, STILL, 1)];
}

/** How many statements of this kind the process has sent to the database. */
async function statements({ instruments }: TestJobs, statement: string): Promise<number> {
  const { values } = await instruments.queries.get();
  const isCount = ({ metricName, labels }: (typeof values)[number]): boolean =>
    metricName?.endsWith('_count') === true && labels.statement === statement;
  return values.filter(isCount).reduce((sum, { value }) => sum + value, 0);
}

/** All events of a job, as they come. */
function eventsOf(here: TestJobs, id: string): readonly JobEvent[] {
  const events: JobEvent[] = [];
  const stop = new AbortController();
  const over = (async () => {
    for await (const event of followJob(here.jobs, here.watch, id, 0, stop.signal)) events.push(event);
  })();
  onTestFinished(async () => {
    stop.abort();
    await over;
  });
  return events;
}

it('tells followers of every point that another process finished, and of the end', async () => {
  const [asking, computing] = await pair();
  computing.simulator.hold(2);
  const { job } = await asking.jobs.submit(figureRequest('curitiba-table3'), { address: 'a', name: 'a' });
  const events = eventsOf(asking, job.id);
  await expect.poll(() => events.length).toBeGreaterThan(0);
  // Without PostgreSQL a process looks for points that others asked for when it has finished one.
  await computing.submit(1);
  const points = () => events.flatMap((event) => (event.type === 'point' ? [event.point.seq] : []));
  const states = () => events.flatMap((event) => (event.type === 'job' ? [event.job.state] : []));
  await expect.poll(states).toContain('running');
  computing.simulator.release();
  await expect.poll(() => events.at(-1)?.type).toBe('end');
  expect(points()).toEqual([1, 2, 3, 4]);
  expect(events.at(-1)).toMatchObject({ job: { state: 'done', progress: { done: 4, total: 4 } } });
});

it('tells followers how far a point is that another process computes, and that somebody else cancelled the job', async () => {
  const [asking, computing] = await pair();
  computing.simulator.hold();
  const { job, ticket } = await computing.submit(1);
  const events = eventsOf(asking, job.id);
  const progress = () => events.flatMap((event) => (event.type === 'job' ? [event.job.progress.done] : []));
  // The engine of this test says at once that it is half way, and the lease tells the others.
  await expect.poll(progress).toContain(0.5);
  await computing.jobs.withdraw(job.id, ticket);
  await expect.poll(() => events.at(-1)).toMatchObject({ type: 'end', job: { state: 'cancelled' } });
});

it('reads no job while nothing happens', async () => {
  const [asking, computing] = await pair();
  computing.simulator.hold();
  const { job } = await computing.submit(1);
  const seen: (Job | undefined)[] = [];
  onTestFinished(asking.watch.follow(job.id, (now) => void seen.push(now)));
  await expect.poll(() => seen.at(-1)?.progress.done).toBe(0.5);
  const reads = await statements(asking, 'select');
  const writes = await statements(computing, 'update');
  // The lease is renewed once a second.
  await expect.poll(() => statements(computing, 'update')).toBeGreaterThanOrEqual(writes + 4);
  // SQLite says that another process wrote, and not what: the two reads of a job follow each renewal.
  const most = ON_POSTGRESQL ? 0 : 2 * ((await statements(computing, 'update')) - writes);
  expect((await statements(asking, 'select')) - reads).toBeLessThanOrEqual(most);
});

it('reads by the clock where nobody says that something changed', async () => {
  const place = await testDatabase();
  const asking = await testJobs(place, { ...STILL, JOB_POLL_MS: '100' }, 0);
  const { job } = await asking.submit(1);
  const states: (string | undefined)[] = [];
  onTestFinished(asking.watch.follow(job.id, (now) => void states.push(now?.state)));
  await expect.poll(() => states.at(-1)).toBe('queued');
  await asking.database.db.updateTable('jobs').set({ state: 'running' }).where('id', '=', job.id).execute();
  await expect.poll(() => states.at(-1)).toBe('running');
});
