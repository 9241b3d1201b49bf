/** `/metrics` of a worker, which answers nothing else: on WORKER_METRICS_PORT, where that is set. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Instruments } from './lib/instruments.ts';
import { metricsAccess } from './lib/metrics-access.ts';
import { requestIds } from './lib/request-id.ts';
import { errorHandler } from './plugins/app/error-handler.ts';
import { metricsPage } from './plugins/app/metrics-page.ts';

export interface WorkerMetricsOptions {
  readonly config: Config;
  readonly port: number;
  readonly instruments: Instruments;
  readonly log: FastifyBaseLogger;
}

/** Listens when it resolves. */
export async function serveWorkerMetrics(options: WorkerMetricsOptions): Promise<FastifyInstance> {
  const { config, port, instruments, log } = options;
  const app = Fastify({ loggerInstance: log, genReqId: requestIds(false), disableRequestLogging: true });
  app.decorate('config', config);
  app.decorate('instruments', instruments);
  await app.register(errorHandler);
  // What is queued and stored is the same for all processes: the servers show that.
  await app.register(metricsPage, {
    registry: instruments.registry,
    access: metricsAccess(config.METRICS_TOKEN),
    refresh: async () => undefined,
  });
  await app.listen({ host: config.HOST, port });
  return app;
}
