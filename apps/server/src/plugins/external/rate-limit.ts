/**
 * Requests in a minute. All API routes and stored pages count by address, files of the web app do not. Writes, and runs that must be
 * computed, count by seat, and all seats of an address together up to `SEATS_AT_ONCE` times that: a client that invents seats
 * has no more than a class has.
 */

import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { say } from '@lanelab/messages/server';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../../errors.ts';
import { type Count, RequestCounts, storeIn } from '../../lib/request-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that needs the engine; refuses it where there were too many. Results that are kept cost nothing. */
    countRun(request: FastifyRequest): Promise<void>;
    /** Counts a request of an address that is answered before Fastify. Undefined where it made too many: nothing is counted then. */
    countAtDoor(address: string): Count | undefined;
    /** Options of a route that writes: as many each minute as the configuration allows. */
    limitWrites(): { config: { rateLimit: RateLimitOptions }; onRequest: onRequestAsyncHookHandler };
  }
}

const MINUTE_MS = 60_000;
const COUNTED = /^\/(?:api|s|oembed)(?:\/|\?|$)/;

interface Counted {
  readonly max: number;
  /** ms until the count begins again. */
  readonly ttl: number;
}

/** Names whom a request is counted for. */
type NameOf = (request: FastifyRequest) => string;

const addressOf: NameOf = ({ person }) => person.address;
const personOf: NameOf = ({ person }) => person.name;

function tooMany(request: FastifyRequest, nameOf: NameOf, { max, ttl }: Counted): ApiError {
  const seconds = Math.max(1, Math.ceil(ttl / 1000));
  const isAddress = nameOf(request) === request.person.address;
  const message = isAddress
    ? say('rate-limit.this-address-made-more-than', { max, seconds })
    : say('rate-limit.you-made-more-than', { max, seconds });
  return new ApiError('rate_limited', message, { retryAfterSeconds: seconds });
}

export const rateLimits = fp(
  async (app: FastifyInstance) => {
    const { RATE_LIMIT_PER_MINUTE, RUN_LIMIT_PER_MINUTE, WRITE_LIMIT_PER_MINUTE, SEATS_AT_ONCE } = app.config;
    const counts = new RequestCounts();
    await app.register(rateLimit, {
      global: true,
      max: RATE_LIMIT_PER_MINUTE,
      timeWindow: MINUTE_MS,
      keyGenerator: addressOf,
      store: storeIn(counts),
      // Tests the route as well as the address: `/%61pi` is another spelling of `/api` and must count, too.
      allowList: ({ url, routeOptions }) => !COUNTED.test(url) && !COUNTED.test(routeOptions.url ?? ''),
      errorResponseBuilder: (request, counted) => tooMany(request, addressOf, counted),
    });

    app.decorate('countAtDoor', (address) => counts.countUpTo(RATE_LIMIT_PER_MINUTE, address, MINUTE_MS));

    /** Counts a request under a name; refuses it where there were more than `max`. */
    function counter(max: number, nameOf: NameOf) {
      const count = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator: nameOf });
      return async (request: FastifyRequest): Promise<void> => {
        const state = await count(request);
        if (!state.isAllowed && state.isExceeded) throw tooMany(request, nameOf, state);
      };
    }

    const runsOfPerson = counter(RUN_LIMIT_PER_MINUTE, personOf);
    const runsOfAddress = counter(RUN_LIMIT_PER_MINUTE * SEATS_AT_ONCE, addressOf);
    app.decorate('countRun', async (request: FastifyRequest) => {
      await runsOfPerson(request);
      await runsOfAddress(request);
    });
    app.decorate('limitWrites', () => {
      const ofAddress = counter(WRITE_LIMIT_PER_MINUTE * SEATS_AT_ONCE, addressOf);
      return {
        config: {
          rateLimit: {
            max: WRITE_LIMIT_PER_MINUTE,
            keyGenerator: personOf,
            errorResponseBuilder: (request, counted) => tooMany(request, personOf, counted),
          },
        },
        onRequest: async (request) => ofAddress(request),
      };
    });
  },
  { name: 'rate-limits', dependencies: ['seats'] },
);
