/** Requests of one address in a minute: all API routes and stored pages count, files of the web app do not. */
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../../errors.ts';

export const rateLimits = fp(
  async (app: FastifyInstance) => {
    await app.register(rateLimit, {
      global: true,
      max: app.config.RATE_LIMIT_PER_MINUTE,
      timeWindow: 60_000,
      cache: 10_000,
      allowList: (request) => !/^\/(?:api|s)(?:\/|\?|$)/.test(request.url),
      errorResponseBuilder: (_request, context) => {
        const seconds = Math.max(1, Math.ceil(context.ttl / 1000));
        return new ApiError(
          'rate_limited',
          `This address made more than ${context.max} such requests in a minute. Ask again in ${seconds} seconds.`,
          { retryAfterSeconds: seconds },
        );
      },
    });
  },
  { name: 'rate-limits' },
);

/** Route configuration for a tighter limit of its own. */
export function limitPerMinute(max: number): { rateLimit: RateLimitOptions } {
  return { rateLimit: { max } };
}
