/** `/metrics` for Prometheus, of a server or a worker. */
import { say } from '@lanelab/messages/server';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { ApiError } from '../../errors.ts';
import type { MetricsAccess } from '../../lib/metrics-access.ts';

export interface MetricsPageOptions {
  readonly registry: Registry;
  readonly access: MetricsAccess;
  /** Called before the numbers are read: brings those up to date that do not count themselves. */
  readonly refresh: () => Promise<unknown>;
}

export const metricsPage = fp<MetricsPageOptions>(
  async (app: FastifyInstance, { registry, access, refresh }) => {
    // Memory, CPU and the lag of the event loop belong to the process, so only what listens reports them.
    app.addHook('onListen', async () => {
      collectDefaultMetrics({ register: registry });
    });
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!access.mayRead(request)) {
        const fix = say(access.hasToken ? 'metrics.send-token' : 'metrics.ask-from-machine');
        throw new ApiError('not_found', say('metrics.the-metrics-are-not-shown', { fix }));
      }
      await refresh();
      return reply
        .type(registry.contentType)
        .header('cache-control', 'no-store')
        .send(await registry.metrics());
    });
  },
  { name: 'metrics-page' },
);
