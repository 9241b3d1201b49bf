/** Jobs of this process: a queue in memory, finished jobs kept for a while so that their end can be asked for. */
import { randomUUID } from 'node:crypto';
import { ApiError } from '../errors.ts';
import { isFinished, type Job, type JobBackend, type JobHandlers, type JobRequest, type JobState } from './job.ts';

export interface InProcessOptions {
  readonly handlers: JobHandlers;
  /** Jobs run at the same time. */
  readonly parallel: number;
  /** Jobs queued and running together. */
  readonly limit: number;
  readonly keepMs: number;
  /** What a handler's failure means to the client; called once for each failed job. */
  readonly explain: (error: unknown, job: Job) => ApiError;
}

interface Entry {
  job: Job;
  readonly request: JobRequest;
  readonly abort: AbortController;
  readonly finished: Promise<void>;
  readonly finish: () => void;
  running: Promise<void> | undefined;
}

const BUSY_RETRY_SECONDS = 10;
/** Failures that would only come again: a job that ended so answers for its key until it is forgotten. */
const FINAL_FAILURES: ReadonlySet<string> = new Set(['bound_exceeded', 'invalid_scenario']);

export function createInProcessJobs(options: InProcessOptions): JobBackend {
  const entries = new Map<string, Entry>();
  const latestByKey = new Map<string, Entry>();
  const queue: Entry[] = [];
  let runningCount = 0;
  let closed = false;

  const reusable = ({ job }: Entry) =>
    !isFinished(job.state) || (job.state === 'failed' && FINAL_FAILURES.has(job.error?.code ?? ''));

  async function submit(request: JobRequest): Promise<Job> {
    const same = latestByKey.get(request.key);
    if (same !== undefined && reusable(same)) return same.job;
    if (closed || runningCount + queue.length >= options.limit) {
      const why = closed ? 'The server is shutting down' : `All ${options.limit} job places are taken`;
      throw new ApiError('busy', `${why}; ask again in ${BUSY_RETRY_SECONDS} seconds.`, {
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      });
    }
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const entry: Entry = {
      job: {
        id: randomUUID(),
        kind: request.kind,
        key: request.key,
        state: 'queued',
        progress: { done: 0, total: 1 },
        resultUrl: request.resultUrl,
        createdAt: new Date().toISOString(),
        finishedAt: null,
        error: null,
      },
      request,
      abort: new AbortController(),
      finished,
      finish,
      running: undefined,
    };
    entries.set(entry.job.id, entry);
    latestByKey.set(request.key, entry);
    queue.push(entry);
    startNext();
    return entry.job;
  }

  function startNext(): void {
    while (runningCount < options.parallel) {
      const entry = queue.shift();
      if (entry === undefined) return;
      runningCount += 1;
      entry.job = { ...entry.job, state: 'running' };
      entry.running = run(entry).finally(() => {
        runningCount -= 1;
        startNext();
      });
    }
  }

  async function run(entry: Entry): Promise<void> {
    try {
      await options.handlers[entry.request.kind](entry.request.input, {
        signal: entry.abort.signal,
        report: (progress) => {
          if (!isFinished(entry.job.state)) entry.job = { ...entry.job, progress };
        },
      });
      end(entry, 'done', null);
    } catch (error) {
      // A job that was cancelled has ended already: how its handler stopped says nothing more.
      if (!isFinished(entry.job.state)) end(entry, 'failed', options.explain(error, entry.job).body().error);
    }
  }

  function end(entry: Entry, state: 'done' | 'failed' | 'cancelled', error: Job['error']): void {
    if (isFinished(entry.job.state)) return;
    const { total } = entry.job.progress;
    const progress = state === 'done' ? { done: total, total } : entry.job.progress;
    entry.job = { ...entry.job, state, error, progress, finishedAt: new Date().toISOString() };
    entry.finish();
    setTimeout(() => {
      entries.delete(entry.job.id);
      if (latestByKey.get(entry.job.key) === entry) latestByKey.delete(entry.job.key);
    }, options.keepMs).unref();
  }

  function cancelEntry(entry: Entry): void {
    if (isFinished(entry.job.state)) return;
    const at = queue.indexOf(entry);
    if (at >= 0) queue.splice(at, 1);
    const why = `The job ${entry.job.id} was cancelled. Ask for its result again to start it anew.`;
    end(entry, 'cancelled', new ApiError('job_cancelled', why).body().error);
    entry.abort.abort();
  }

  async function cancel(id: string): Promise<Job | undefined> {
    const entry = entries.get(id);
    if (entry === undefined) return undefined;
    cancelEntry(entry);
    return entry.job;
  }

  async function settled(id: string, waitMs: number): Promise<Job | undefined> {
    const entry = entries.get(id);
    if (entry === undefined) return undefined;
    if (waitMs > 0 && !isFinished(entry.job.state)) {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, waitMs);
      });
      await Promise.race([entry.finished, timeout]);
      clearTimeout(timer);
    }
    return entry.job;
  }

  async function counts(): Promise<Record<JobState, number>> {
    const found = { queued: 0, running: 0, done: 0, failed: 0, cancelled: 0 };
    for (const { job } of entries.values()) found[job.state] += 1;
    return found;
  }

  async function close(): Promise<void> {
    closed = true;
    for (const entry of entries.values()) cancelEntry(entry);
    await Promise.all([...entries.values()].flatMap(({ running }) => (running === undefined ? [] : [running])));
  }

  return { submit, find: async (id) => entries.get(id)?.job, cancel, settled, counts, close };
}
