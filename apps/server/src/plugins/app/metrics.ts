/** What the server measures, offered to all who measure, and shown at `/metrics`. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Instruments } from '../../lib/instruments.ts';
import { type MetricsAccess, metricsAccess } from '../../lib/metrics-access.ts';
import { RecentPeople } from '../../lib/recent-people.ts';
import { readState } from '../../lib/server-state.ts';
import { metricsPage } from './metrics-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    instruments: Instruments;
    recentPeople: RecentPeople;
    metricsAccess: MetricsAccess;
  }
}

/** Programs that look after the server ask for these. */
const OF_MACHINES = /^\/(?:metrics|operator|api\/health)(?:\/|$)/;

/** By the route, not by what the client says that it accepts: a stream is open for an hour whoever reads it. */
function isStream({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.endsWith('/events') ?? false;
}

export interface MetricsOptions {
  readonly instruments: Instruments;
}

export const metrics = fp<MetricsOptions>(
  async (app: FastifyInstance, { instruments }) => {
    const people = new RecentPeople();
    const access = metricsAccess(app.config.METRICS_TOKEN);
    app.decorate('instruments', instruments);
    app.decorate('recentPeople', people);
    app.decorate('metricsAccess', access);
    const { registry, answers, streams } = instruments;
    app.addHook('onRequest', async (request, reply) => {
      if (!isStream(request)) return;
      streams.inc();
      reply.raw.once('close', () => streams.dec());
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      // A request that could not be routed is nobody's.
      if (request.person !== undefined && !OF_MACHINES.test(route)) people.saw(request.person.name);
      if (isStream(request)) return;
      answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
    if (app.config.METRICS === 'off') return;
    await app.register(metricsPage, { registry, access, refresh: () => readState(app) });
  },
  { name: 'metrics' },
);
