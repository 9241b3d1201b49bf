/**
 * `/metrics` for Prometheus. With METRICS_TOKEN it wants that token; without one it answers only who asks from this
 * machine and not through a proxy, so that a server on the net shows nothing by default.
 */
import { say } from '@lanelab/messages/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics } from 'prom-client';
import { ApiError } from '../../errors.ts';
import { createInstruments, type Instruments } from '../../lib/instruments.ts';
import { keyMatches, sha256 } from '../../lib/secrets.ts';
import { isDatabaseLost } from '../../storage/faults.ts';

declare module 'fastify' {
  interface FastifyInstance {
    instruments: Instruments;
  }
}

const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

function mayRead(request: FastifyRequest, tokenHash: string | undefined): boolean {
  if (tokenHash !== undefined) {
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    return given !== undefined && keyMatches(given, tokenHash);
  }
  const isDirect = PROXY_HEADERS.every((name) => request.headers[name] === undefined);
  return isDirect && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

/** By the route, not by what the client says that it accepts: a stream is open for an hour whoever reads it. */
function isStream({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.endsWith('/events') ?? false;
}

export const metrics = fp(
  async (app: FastifyInstance) => {
    const instruments = createInstruments();
    const { registry, answers, streams, jobs } = instruments;
    app.decorate('instruments', instruments);
    app.addHook('onRequest', async (request, reply) => {
      if (!isStream(request)) return;
      streams.inc();
      reply.raw.once('close', () => streams.dec());
    });
    app.addHook('onResponse', async (request, reply) => {
      if (isStream(request)) return;
      const route = request.routeOptions.url ?? 'none';
      answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
    if (app.config.METRICS === 'off') return;

    // Memory, CPU and the lag of the event loop belong to the process, so only a server that listens reports them.
    app.addHook('onListen', async () => {
      collectDefaultMetrics({ register: registry });
    });
    const token = app.config.METRICS_TOKEN;
    const tokenHash = token === undefined ? undefined : sha256(token);
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!mayRead(request, tokenHash)) {
        const fix =
          tokenHash === undefined
            ? 'Ask from the machine of the server itself, or set METRICS_TOKEN and send it as "Authorization: Bearer ...".'
            : 'Send METRICS_TOKEN as "Authorization: Bearer ...".';
        throw new ApiError('not_found', say('metrics.the-metrics-are-not-shown', { fix }));
      }
      // While the database is away all else can still be read; the jobs are then not known.
      jobs.reset();
      const counts = await app.jobs.counts().catch((error: unknown) => {
        if (isDatabaseLost(error)) return {};
        throw error;
      });
      for (const [state, count] of Object.entries(counts)) jobs.set({ state }, count);
      return reply
        .type(registry.contentType)
        .header('cache-control', 'no-store')
        .send(await registry.metrics());
    });
  },
  { name: 'metrics' },
);
