/** Requests of one address in a minute: all API routes and stored pages count, files of the web app do not. */

import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { say } from '@lanelab/messages/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../../errors.ts';
import { requestCounts } from '../../lib/request-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that needs the engine; refuses it where its address made too many. Results that are kept cost nothing. */
    countRun(request: FastifyRequest): Promise<void>;
  }
}

const MINUTE_MS = 60_000;
const COUNTED = /^\/(?:api|s|oembed)(?:\/|\?|$)/;

function tooMany(max: number, ttlMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
  return new ApiError('rate_limited', say('rate-limit.this-address-made-more-than', { max, seconds }), {
    retryAfterSeconds: seconds,
  });
}

export const rateLimits = fp(
  async (app: FastifyInstance) => {
    await app.register(rateLimit, {
      global: true,
      max: app.config.RATE_LIMIT_PER_MINUTE,
      timeWindow: MINUTE_MS,
      store: requestCounts,
      // Tests the route as well as the address: `/%61pi` is another spelling of `/api` and must count, too.
      allowList: ({ url, routeOptions }) => !COUNTED.test(url) && !COUNTED.test(routeOptions.url ?? ''),
      errorResponseBuilder: (_request, { max, ttl }) => tooMany(max, ttl),
    });
    const count = app.createRateLimit({ max: app.config.RUN_LIMIT_PER_MINUTE, timeWindow: MINUTE_MS });
    app.decorate('countRun', async (request: FastifyRequest) => {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) throw tooMany(state.max, state.ttl);
    });
  },
  { name: 'rate-limits' },
);

/** Route configuration for a tighter limit of its own. */
export function limitPerMinute(max: number): { rateLimit: RateLimitOptions } {
  return { rateLimit: { max } };
}
