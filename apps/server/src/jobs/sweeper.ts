/** What has to be done every now and then: unwanted jobs cancelled, lost points handed over again, old jobs forgotten. */
import type { FastifyBaseLogger } from 'fastify';
import { levelOf } from '../storage/faults.ts';

export interface Sweeper {
  close(): Promise<void>;
}

/** Does the chores in turn, `everyMs` after they were done the last time. One that fails is logged and comes again. */
export function startSweeper(
  chores: Readonly<Record<string, () => Promise<void>>>,
  everyMs: number,
  log: FastifyBaseLogger,
): Sweeper {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let under: Promise<void> = Promise.resolve();

  async function sweep(): Promise<void> {
    for (const [name, chore] of Object.entries(chores)) {
      if (closed) return;
      await chore().catch((error: unknown) =>
        log[levelOf(error, 'error')]({ err: error, chore: name }, 'a chore failed'),
      );
    }
    plan();
  }

  function plan(): void {
    if (closed) return;
    timer = setTimeout(() => {
      under = sweep();
    }, everyMs);
    timer.unref();
  }

  plan();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await under;
    },
  };
}
