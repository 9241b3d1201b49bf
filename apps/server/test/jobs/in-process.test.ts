import { expect, it, onTestFinished } from 'vitest';
import { ApiError } from '../../src/errors.ts';
import { createInProcessJobs, type InProcessOptions } from '../../src/jobs/in-process.ts';
import type { JobBackend, JobContext, JobRequest } from '../../src/jobs/job.ts';

interface Handled {
  readonly input: unknown;
  readonly context: JobContext;
  finish(): void;
  fail(error: Error): void;
}

function setUp(options: Partial<InProcessOptions> = {}): { jobs: JobBackend; handled: Handled[] } {
  const handled: Handled[] = [];
  const handle = (input: unknown, context: JobContext): Promise<void> =>
    new Promise((finish, fail) => {
      handled.push({ input, context, finish, fail });
      context.signal.addEventListener('abort', () => fail(new Error('aborted')));
    });
  const jobs = createInProcessJobs({
    handlers: { run: handle, figure: handle },
    parallel: 1,
    limit: 3,
    keepMs: 60_000,
    explain: (error) => (error instanceof ApiError ? error : new ApiError('internal', 'It failed.')),
    ...options,
  });
  onTestFinished(() => jobs.close());
  return { jobs, handled };
}

const request = (key: string): JobRequest => ({ kind: 'run', key, input: { key }, resultUrl: `/r/${key}` });

it('runs jobs in order, as many at a time as allowed', async () => {
  const { jobs, handled } = setUp();
  const one = await jobs.submit(request('one'));
  const two = await jobs.submit(request('two'));
  expect(one).toMatchObject({ kind: 'run', state: 'running', resultUrl: '/r/one', finishedAt: null, error: null });
  expect(two.state).toBe('queued');
  handled[0]?.context.report({ done: 3, total: 4 });
  expect(await jobs.find(one.id)).toMatchObject({ progress: { done: 3, total: 4 } });
  handled[0]?.finish();
  expect(await jobs.settled(one.id, 60_000)).toMatchObject({ state: 'done', progress: { done: 4, total: 4 } });
  expect((await jobs.find(two.id))?.state).toBe('running');
  expect(handled.map(({ input }) => input)).toEqual([{ key: 'one' }, { key: 'two' }]);
});

it('gives identical requests one job while it is under way', async () => {
  const { jobs, handled } = setUp();
  const first = await jobs.submit(request('same'));
  expect((await jobs.submit(request('same'))).id).toBe(first.id);
  handled[0]?.finish();
  await jobs.settled(first.id, 60_000);
  expect((await jobs.submit(request('same'))).id).not.toBe(first.id);
});

it('refuses more jobs than it has places for', async () => {
  const { jobs } = setUp();
  for (const key of ['a', 'b', 'c']) await jobs.submit(request(key));
  await expect(jobs.submit(request('d'))).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 10 });
  await expect(jobs.submit(request('c'))).resolves.toMatchObject({ key: 'c' });
});

it('cancels what runs and what waits, once', async () => {
  const { jobs, handled } = setUp();
  const running = await jobs.submit(request('running'));
  const waiting = await jobs.submit(request('waiting'));
  expect(await jobs.cancel(waiting.id)).toMatchObject({ state: 'cancelled', error: { code: 'job_cancelled' } });
  expect(await jobs.cancel(running.id)).toMatchObject({ state: 'cancelled' });
  expect(handled).toHaveLength(1);
  expect(handled[0]?.context.signal.aborted).toBe(true);
  const again = await jobs.cancel(running.id);
  expect(again).toEqual(await jobs.settled(running.id, 60_000));
  expect(await jobs.cancel('nothing')).toBeUndefined();
});

it('tells why a job failed, and starts it anew when asked again', async () => {
  const { jobs, handled } = setUp();
  const { id } = await jobs.submit(request('bad'));
  handled[0]?.fail(new Error('boom'));
  expect(await jobs.settled(id, 60_000)).toMatchObject({
    state: 'failed',
    error: { code: 'internal', message: 'It failed.' },
  });
  expect((await jobs.submit(request('bad'))).id).not.toBe(id);
});

it('does not repeat what would only fail again', async () => {
  const { jobs, handled } = setUp();
  const { id } = await jobs.submit(request('large'));
  handled[0]?.fail(new ApiError('bound_exceeded', 'Too many cells.'));
  await jobs.settled(id, 60_000);
  expect((await jobs.submit(request('large'))).id).toBe(id);
});

it('waits no longer than it is told to', async () => {
  const { jobs } = setUp();
  const { id } = await jobs.submit(request('slow'));
  expect(await jobs.settled(id, 1)).toMatchObject({ state: 'running' });
  expect(await jobs.settled(id, 0)).toMatchObject({ state: 'running' });
  expect(await jobs.settled('nothing', 60_000)).toBeUndefined();
});

it('forgets finished jobs', async () => {
  const { jobs, handled } = setUp({ keepMs: 1 });
  const { id } = await jobs.submit(request('short'));
  handled[0]?.finish();
  await jobs.settled(id, 60_000);
  await expect.poll(() => jobs.find(id)).toBeUndefined();
});

it('cancels everything when it is closed, and takes nothing more', async () => {
  const { jobs } = setUp();
  const ids = [await jobs.submit(request('a')), await jobs.submit(request('b'))].map(({ id }) => id);
  await jobs.close();
  for (const id of ids) expect((await jobs.find(id))?.state).toBe('cancelled');
  await expect(jobs.submit(request('c'))).rejects.toMatchObject({ code: 'busy' });
});
