/** A process that is started again whenever it ends, as systemd and Compose do it. */
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Started } from './server-process.ts';

const PAUSE_MS = 200;

export interface KeptProcess<P extends Started> {
  /** Every life that came so far as to be ready. */
  readonly lives: readonly P[];
  /** What was said by those that did not. */
  readonly failures: readonly string[];
  /** The life of now, once it is ready. */
  ready(): Promise<P>;
  /** Ends the life of now, and resolves once it is over; another one begins by itself. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Runs from now to the end of the test. */
export function keepRunning<P extends Started>(begin: () => Promise<P>): KeptProcess<P> {
  const lives: P[] = [];
  const failures: string[] = [];
  let isOver = false;

  async function next(): Promise<P> {
    for (;;) {
      try {
        const life = await begin();
        lives.push(life);
        return life;
      } catch (error) {
        failures.push(String(error));
        if (isOver) throw error;
        await setTimeout(PAUSE_MS);
      }
    }
  }

  let now = next();
  onTestFinished(async () => {
    isOver = true;
    await (await now).end('SIGTERM');
  });
  return {
    lives,
    failures,
    ready: () => now,
    async end(signal) {
      const ended = await (await now).end(signal);
      now = next();
      return ended;
    },
  };
}
