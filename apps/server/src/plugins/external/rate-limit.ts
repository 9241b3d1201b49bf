/**
 * Requests in a minute. All API routes and stored pages count by address, files of the web app do not: those of its seats apart from those
 * of people without one, and of one seat no more than its share, so that whoever floods keeps nobody else of the address out. Writes, and
 * runs that must be computed, count by seat, and all seats of an address together up to `SEATS_AT_ONCE` times that: a client that invents
 * seats has no more than a class has.
 */

import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { say } from '@lanelab/messages/server';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../../errors.ts';
import { hasSeat, type Person } from '../../jobs/job.ts';
import { type Count, RequestCounts, storeIn } from '../../lib/request-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that needs the engine; refuses it where there were too many. Results that are kept cost nothing. */
    countRun(request: FastifyRequest): Promise<void>;
    /** Counts a request of a person that is answered before Fastify. Undefined where there were too many: nothing is counted then. */
    countAtDoor(person: Person): Count | undefined;
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

/** What one seat may ask for of all that its address may. A page that polls a room asks once or twice a second. */
const SEAT_SHARE = 0.1;

/** Names whom a request is counted for. */
type NameOf = (request: FastifyRequest) => string;

const addressOf: NameOf = ({ person }) => person.address;
const personOf: NameOf = ({ person }) => person.name;
/** Whom a person's requests are counted with: all seats of an address, or all its people without one. */
const groupOf = (person: Person): string => (hasSeat(person) ? `seats of ${person.address}` : person.address);

/** The route is tested as well as the address: `/%61pi` is another spelling of `/api` and must count, too. */
const isCounted = ({ url, routeOptions }: FastifyRequest): boolean =>
  COUNTED.test(url) || COUNTED.test(routeOptions.url ?? '');

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
      keyGenerator: ({ person }) => groupOf(person),
      store: storeIn(counts),
      allowList: (request) => !isCounted(request),
      errorResponseBuilder: (request, counted) => tooMany(request, addressOf, counted),
    });

    const ofSeats = new RequestCounts();
    const mostOfSeat = Math.ceil(RATE_LIMIT_PER_MINUTE * SEAT_SHARE);
    // Before the address is counted: what one seat asks for beyond its share takes nothing from the others.
    app.addHook('onRequest', (request, _reply, done) => {
      const { person, routeOptions } = request;
      if (!hasSeat(person) || !isCounted(request) || routeOptions.config.rateLimit === false) return done();
      const { current, ttl } = ofSeats.count(person.name, MINUTE_MS);
      done(current > mostOfSeat ? tooMany(request, personOf, { max: mostOfSeat, ttl }) : undefined);
    });

    app.decorate('countAtDoor', (person) => {
      if (hasSeat(person) && ofSeats.countUpTo(mostOfSeat, person.name, MINUTE_MS) === undefined) return undefined;
      return counts.countUpTo(RATE_LIMIT_PER_MINUTE, groupOf(person), MINUTE_MS);
    });

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
