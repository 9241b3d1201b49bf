/** The engine and what is built on it: runs, figures, jobs. */
import { BoundError, ScenarioError } from '@lanelab/engine';
import { findExperiment, mustParse } from '@lanelab/scenario';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { ApiError } from '../../errors.ts';
import { createInProcessJobs } from '../../jobs/in-process.ts';
import type { JobBackend, JobHandlers } from '../../jobs/job.ts';
import { measuredSimulator } from '../../lib/instruments.ts';
import { createEngineSimulator } from '../../services/engine-simulator.ts';
import { createFigureService, type FigureService } from '../../services/figure-service.ts';
import { createRunService, type RunService, URGENCY } from '../../services/run-service.ts';
import type { Simulator } from '../../services/simulator.ts';

declare module 'fastify' {
  interface FastifyInstance {
    simulator: Simulator;
    runs: RunService;
    figures: FigureService;
    jobs: JobBackend;
  }
}

export interface SimulationPluginOptions {
  readonly simulator?: Simulator;
}

const figureInput = z.object({ id: z.string(), quality: z.enum(['quick', 'full']) });

function handlers(runs: RunService, figures: FigureService): JobHandlers {
  return {
    run: async (input, { signal, report }) => {
      const onProgress = (share: number): void => report({ done: share, total: 1 });
      await runs.ensure(mustParse(input), { signal, urgency: URGENCY.run, onProgress });
    },
    figure: async (input, context) => {
      const { id, quality } = figureInput.parse(input);
      const experiment = findExperiment(id);
      if (experiment === null) throw new Error(`no experiment ${id}`);
      await figures.ensure(await figures.plan(experiment, quality), context);
    },
  };
}

/** What the failure of a job means to the client. */
function explain(error: unknown, jobId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ScenarioError) {
    return new ApiError('invalid_scenario', `${error.path} ${error.message}`, {
      path: `body.${error.path}`,
      cause: error,
    });
  }
  if (error instanceof BoundError) {
    const way =
      'Shorten the run, load it less, or run it in the browser or with the command line, which have no bounds.';
    return new ApiError('bound_exceeded', `${error.message} ${way}`, { cause: error });
  }
  return new ApiError(
    'internal',
    `The job ${jobId} failed in the server. Ask again; if it fails again, report its id.`,
    {
      cause: error,
    },
  );
}

export const simulation = fp<SimulationPluginOptions>(
  async (app: FastifyInstance, options) => {
    const { config } = app;
    const engine = options.simulator ?? createEngineSimulator(config.ENGINE_WORKERS);
    const simulator = measuredSimulator(engine, app.instruments);
    const bounds = {
      cellHops: config.RUN_MAX_CELL_HOPS,
      wallMs: config.RUN_MAX_WALL_MS,
      memoryBytes: config.RUN_MAX_MEMORY_BYTES,
    };
    const runs = createRunService({ simulator, results: app.results, bounds, parallel: config.ENGINE_WORKERS });
    // One run of each figure waits while the others are under way, so that the most urgent is there when a worker is free.
    const parallel = config.ENGINE_WORKERS + 1;
    const figures = createFigureService({ simulator, results: app.results, runs, parallel });
    const jobs = createInProcessJobs({
      handlers: handlers(runs, figures),
      // Their runs queue for the workers, the most urgent first; a job has no queue of its own before that.
      parallel: config.JOB_LIMIT,
      limit: config.JOB_LIMIT,
      keepMs: config.JOB_KEEP_MS,
      explain: (error, job) => {
        const answer = explain(error, job.id);
        app.log[answer.status >= 500 ? 'error' : 'info']({ err: error, job: job.id, key: job.key }, 'job failed');
        return answer;
      },
    });
    app.decorate('simulator', simulator);
    app.decorate('runs', runs);
    app.decorate('figures', figures);
    app.decorate('jobs', jobs);
    // Before the connections are drained: requests that wait for a job then end at once.
    app.addHook('preClose', () => jobs.close());
    app.addHook('onClose', () => simulator.close());
  },
  { name: 'simulation', dependencies: ['storage'] },
);
