/** A worker as the engine needs it: a script that is a module, and a lock by which its end is noticed. */
import { say } from '@lanelab/messages/ready';
import type { Finding } from './finding.ts';
import type { WorkerAnswer } from './probe-worker.ts';

const PATIENCE_MS = 10_000;

/** Null where no worker starts. */
export function tryWorker(signal: AbortSignal): Promise<WorkerAnswer | null> {
  return new Promise((resolve) => {
    let worker: Worker | null = null;
    const end = (answer: WorkerAnswer | null) => {
      clearTimeout(patience);
      signal.removeEventListener('abort', giveUp);
      worker?.terminate();
      resolve(answer);
    };
    const giveUp = () => end(null);
    const patience = setTimeout(giveUp, PATIENCE_MS);
    signal.addEventListener('abort', giveUp);
    try {
      worker = new Worker(new URL('./probe-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return giveUp(); // no such thing in this browser, or not allowed
    }
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => end(data));
  });
}

export function judgeWorker(answer: WorkerAnswer | null): Finding {
  if (answer === null) return { state: 'not-ready', found: say('worker.missing'), todo: say('worker.missing.do') };
  if (!answer.hasLocks) return { state: 'limit', found: say('worker.no-locks'), todo: say('worker.no-locks.do') };
  return { state: 'ready', found: say('worker.ready') };
}
