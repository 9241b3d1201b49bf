/**
 * Places for those who are left out: where all places are taken by the points of others, one point of somebody for whom nothing is
 * computed goes on beside them. The engine threads are then shared, slice by slice (`services/turns.ts`).
 */
import type { FastifyBaseLogger } from 'fastify';
import { RUNS_A_THREAD } from '../services/turns.ts';
import { levelOf } from '../storage/faults.ts';
import type { TurnRepository } from '../storage/turn-repository.ts';
import type { PointRunner } from './point-runner.ts';

export interface ExtraPlacesOptions {
  readonly turns: TurnRepository;
  readonly runner: PointRunner;
  /** The build of this process's engine. */
  readonly build: () => Promise<string>;
  /** Points at the same time that are handed out in the order of their turns; 0 where this process computes none. */
  readonly places: number;
  /** How often this process looks for somebody who is left out, ms. */
  readonly everyMs: number;
  readonly log: FastifyBaseLogger;
}

export interface ExtraPlaces {
  start(): void;
  /** Takes nothing more, and resolves once what was begun has stopped; the runner stops it. */
  close(): Promise<void>;
}

export function createExtraPlaces(options: ExtraPlacesOptions): ExtraPlaces {
  const { turns, runner, places, log } = options;
  const running = new Set<Promise<unknown>>();
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function take(): Promise<void> {
    if (runner.count() < places || running.size >= places * (RUNS_A_THREAD - 1)) return;
    const point = await turns.leftOut(await options.build());
    if (point === undefined || closed) return;
    const work: Promise<unknown> = runner
      .run(point.jobId, point.position)
      .catch(() => {
        // The runner has said why, and the point is found again.
      })
      .finally(() => {
        running.delete(work);
        look();
      });
    running.add(work);
  }

  function look(): void {
    if (closed) return;
    looking ??= take()
      .catch((error: unknown) =>
        log[levelOf(error, 'warn')]({ err: error }, 'those who are left out could not be looked for'),
      )
      .finally(() => {
        looking = undefined;
      });
  }

  return {
    start() {
      if (places === 0) return;
      timer = setInterval(look, options.everyMs);
      timer.unref();
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await looking;
      await Promise.all(running);
    },
  };
}
