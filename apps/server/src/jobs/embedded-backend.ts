/** The backend that needs nothing but this process: as many points at a time as there are engine threads, from the database. */
import type { FastifyBaseLogger } from 'fastify';
import { levelOf } from '../storage/faults.ts';
import type { JobRepository } from '../storage/job-repository.ts';
import type { LeaseRepository } from '../storage/lease-repository.ts';
import type { PointRepository } from '../storage/point-repository.ts';
import type { JobBackend, PointRef } from './job.ts';
import { isOver } from './owner.ts';
import type { PointRunner } from './point-runner.ts';

export interface EmbeddedOptions {
  readonly jobs: JobRepository;
  readonly points: PointRepository;
  readonly leases: LeaseRepository;
  readonly runner: PointRunner;
  /** The build of this process's engine. */
  readonly build: () => Promise<string>;
  /** Points at the same time. */
  readonly parallel: number;
  readonly log: FastifyBaseLogger;
}

export function createEmbeddedBackend(options: EmbeddedOptions): JobBackend {
  const { jobs, points, leases, runner, log } = options;
  const running = new Map<string, Promise<void>>();
  let looking: Promise<void> | undefined;
  let again = false;
  let closed = false;

  function begin({ jobId, position, key }: PointRef): void {
    const work = runner
      .run(jobId, position)
      .then(
        () => undefined,
        () => {
          // The runner has said why, and the point is found again.
        },
      )
      .finally(() => {
        running.delete(key);
        wake();
      });
    running.set(key, work);
  }

  async function look(): Promise<void> {
    again = false;
    if (running.size >= options.parallel) return;
    // Points that have just begun may have no lease yet.
    const next = await points.next(await options.build(), options.parallel);
    for (const point of next) {
      if (closed || running.size >= options.parallel) break;
      if (!running.has(point.key)) begin(point);
    }
  }

  function wake(): void {
    again = true;
    if (closed || looking !== undefined) return;
    looking = look()
      .catch((error: unknown) => log[levelOf(error, 'error')]({ err: error }, 'the next points could not be found'))
      .finally(() => {
        looking = undefined;
        if (again) wake();
      });
  }

  return {
    enqueue: async () => undefined,
    wake,
    recover: async () => wake(),
    async start() {
      // Those of this server before it was killed. Another process that shares the folder keeps its own.
      await leases.endOf(isOver);
      await jobs.backToQueue();
      if ((await jobs.countUnderWay()) > 0) wake();
    },
    async close() {
      closed = true;
      await looking;
      await runner.close();
      await Promise.all(running.values());
    },
  };
}
