/** The engine and what is built on it: runs, figures, verdicts, jobs. */
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createJobSystem } from '../../jobs/job-system.ts';
import type { JobWatch } from '../../jobs/job-watch.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { measuredSimulator } from '../../lib/measured.ts';
import { createEngineSimulator } from '../../services/engine-simulator.ts';
import type { FigureService } from '../../services/figure-service.ts';
import type { RunService } from '../../services/run-service.ts';
import type { Simulator } from '../../services/simulator.ts';
import type { VerdictService } from '../../services/verdict-service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    simulator: Simulator;
    runs: RunService;
    figures: FigureService;
    verdicts: VerdictService;
    jobs: Jobs;
    jobWatch: JobWatch;
  }
}

export interface SimulationPluginOptions {
  readonly simulator?: Simulator;
}

export const simulation = fp<SimulationPluginOptions>(
  async (app: FastifyInstance, options) => {
    const { config, database, results, instruments, log } = app;
    const engine = options.simulator ?? createEngineSimulator(config.ENGINE_WORKERS);
    const simulator = measuredSimulator(engine, instruments);
    const parallel = config.SERVER_COMPUTES ? config.ENGINE_WORKERS : 0;
    const system = createJobSystem({ config, database, results, simulator, parallel, instruments, log });
    app.decorate('simulator', simulator);
    app.decorate('runs', system.runs);
    app.decorate('figures', system.figures);
    app.decorate('verdicts', system.verdicts);
    app.decorate('jobs', system.jobs);
    app.decorate('jobWatch', system.watch);
    app.addHook('onReady', () => system.start());
    // Before the connections are drained: requests that wait for a job then end at once.
    app.addHook('preClose', () => system.close());
    app.addHook('onClose', () => simulator.close());
  },
  { name: 'simulation', dependencies: ['storage'] },
);
