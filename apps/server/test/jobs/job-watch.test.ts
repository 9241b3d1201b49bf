/** Which jobs are read when: those that are followed and have changed, all of them where any may have, and again after a failure. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Job, JobState } from '../../src/jobs/job.ts';
import { JobWatch } from '../../src/jobs/job-watch.ts';
import type { ChangeListener } from '../../src/storage/changes.ts';

const job = (id: string, state: JobState): Job => ({
  id,
  kind: 'run',
  key: id,
  state,
  progress: { done: 0, total: 1 },
  resultUrl: '',
  createdAt: '',
  finishedAt: null,
  error: null,
});

function watched() {
  const states = new Map<string, JobState>();
  const reads: (readonly string[])[] = [];
  const listeners = new Set<ChangeListener>();
  let failure: Error | undefined;
  const watch = new JobWatch({
    jobs: {
      async findAll(ids) {
        reads.push(ids);
        if (failure !== undefined) throw failure;
        return new Map(ids.map((id) => [id, job(id, states.get(id) ?? 'queued')]));
      },
    },
    changes: {
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      wroteHere: () => undefined,
    },
    everyMs: 86_400_000,
    log: pino({ level: 'silent' }),
  });
  const seen: string[] = [];
  const follow = (id: string) => watch.follow(id, (now) => void seen.push(`${id} ${now?.state}`));
  const change = (id: string | undefined): void => {
    for (const listener of listeners) listener(id);
  };
  const fail = (error: Error | undefined): void => {
    failure = error;
  };
  return { watch, states, reads, listeners, seen, follow, change, fail };
}

it('reads the jobs that changed and are followed, and no others', async () => {
  const { states, reads, seen, follow, change } = watched();
  follow('a');
  follow('b');
  await expect.poll(() => seen).toEqual(['a queued', 'b queued']);
  reads.length = 0;
  states.set('b', 'running');
  change('c');
  change('b');
  await expect.poll(() => seen.at(-1)).toBe('b running');
  expect(reads).toEqual([['b']]);
  change('b');
  await expect.poll(() => reads).toEqual([['b'], ['b']]);
  // What is as it was is reported once.
  expect(seen).toEqual(['a queued', 'b queued', 'b running']);
});

it('reads all that are followed where any may have changed', async () => {
  const { states, reads, seen, follow, change } = watched();
  follow('a');
  follow('b');
  await expect.poll(() => seen.length).toBe(2);
  reads.length = 0;
  states.set('a', 'done');
  change(undefined);
  await expect.poll(() => seen.at(-1)).toBe('a done');
  expect(reads).toEqual([['a', 'b']]);
});

it('reads once more what changed while it was read', async () => {
  const { states, reads, seen, follow, change } = watched();
  follow('a');
  await expect.poll(() => seen.length).toBe(1);
  reads.length = 0;
  change('a');
  states.set('a', 'running');
  for (let times = 0; times < 5; times += 1) change('a');
  await expect.poll(() => seen.at(-1)).toBe('a running');
  expect(reads).toEqual([['a'], ['a']]);
});

it('tries again after a read that failed, though nothing changes', async () => {
  const { states, seen, follow, change, fail } = watched();
  follow('a');
  await expect.poll(() => seen.length).toBe(1);
  fail(new Error('the connection broke'));
  states.set('a', 'done');
  change('a');
  await new Promise((resolve) => setImmediate(resolve));
  fail(undefined);
  await expect.poll(() => seen.at(-1)).toBe('a done');
});

it('listens while anybody follows anything, and ends all when it is closed', async () => {
  const { watch, listeners, seen, follow } = watched();
  expect(listeners.size).toBe(0);
  const unfollow = follow('a');
  follow('b');
  expect(listeners.size).toBe(1);
  unfollow();
  expect(listeners.size).toBe(1);
  await expect.poll(() => seen).toContain('b queued');
  watch.close();
  expect(listeners.size).toBe(0);
  expect(seen.at(-1)).toBe('b undefined');
});
