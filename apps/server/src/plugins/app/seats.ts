/**
 * Seats tell people behind one address apart, so that a class behind one address is not counted as one person. A seat is a number
 * in a signed cookie; it holds no right and no name, and nothing is stored about it but the claims on jobs, and a hash with the members of a room. It is claimed by opening
 * a page. An address may claim a bounded number an hour: who is left without one, or keeps no cookies, shares the limits of the address.
 */
import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { type Person, SEAT_MS } from '../../jobs/job.ts';
import { Budget } from '../../lib/budget.ts';
import { clientAddress } from '../../lib/client-address.ts';
import { sharedSecret } from '../../storage/secret-repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whom a request is counted for that comes from this address with this cookie header. */
    personOf(address: string, cookies: string | undefined): Person;
  }
  interface FastifyRequest {
    /** Whom this request is counted for. */
    person: Person;
  }
}

const HOUR_MS = 3_600_000;
const COOKIE = 'lanelab_seat';
/** Cookie headers whose seats are remembered, and their characters all together. */
const REMEMBERED = 10_000;
const REMEMBERED_LENGTH = 4_000_000;
/** A seat ends when the school day does: seats that were claimed one by one cannot be collected for ever. */
const KEPT_SECONDS = SEAT_MS / 1000;

/** Number of a seat, and when it was claimed, ms. */
const SEAT = /^([\w-]{16})\.(\d{1,16})$/;

interface Seat {
  readonly number: string;
  /** ms. */
  readonly claimedAt: number;
}

/** Seats by the cookie headers that name them: a browser sends the same one with each request, and looking at a signature takes long. */
class KnownSeats {
  readonly #app: FastifyInstance;
  readonly #seats = new LRUCache<string, { readonly seat: Seat | undefined }>({
    max: REMEMBERED,
    maxSize: REMEMBERED_LENGTH,
    sizeCalculation: (_seat, cookies) => cookies.length,
  });

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** The number of the seat, if the cookies hold one that has not ended. */
  find(cookies: string | undefined): string | undefined {
    if (cookies === undefined) return undefined;
    const known = this.#seats.get(cookies) ?? { seat: this.#read(cookies) };
    this.#seats.set(cookies, known);
    const { seat } = known;
    return seat === undefined || Date.now() - seat.claimedAt > SEAT_MS ? undefined : seat.number;
  }

  #read(cookies: string): Seat | undefined {
    const given = this.#app.parseCookie(cookies)[COOKIE];
    if (given === undefined) return undefined;
    const { valid, value } = this.#app.unsignCookie(given);
    const [, number, claimedAt] = (valid && SEAT.exec(value)) || [];
    return number === undefined ? undefined : { number, claimedAt: Number(claimedAt) };
  }
}

/** Whether a person opens a page. Scripts that read the API claim no seats, nor does a lab in a frame of another site, which keeps no cookies. */
function opensPage({ method, url, headers }: FastifyRequest): boolean {
  const isPage = (headers.accept?.includes('text/html') ?? false) && !url.startsWith('/api/');
  const isFramed = (headers['sec-fetch-dest'] ?? 'document') !== 'document';
  return method === 'GET' && isPage && !isFramed;
}

function giveSeat(request: FastifyRequest, reply: FastifyReply): string {
  const seat = randomBytes(12).toString('base64url');
  reply.setCookie(COOKIE, `${seat}.${Date.now()}`, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: KEPT_SECONDS,
  });
  return seat;
}

export const seats = fp(
  async (app: FastifyInstance) => {
    await app.register(cookie, { secret: await sharedSecret(app.database.db, 'seats') });
    const { SEATS_PER_HOUR } = app.config;
    const seatsLeft = new Budget(SEATS_PER_HOUR, HOUR_MS);
    const claim = (address: string): boolean => SEATS_PER_HOUR > 0 && seatsLeft.take(address, 1) === 0;
    const seatsKnown = new KnownSeats(app);
    const personOn = (seat: string | undefined, address: string): Person =>
      seat === undefined ? { address, name: address } : { address, name: `seat ${seat}` };
    app.decorate('personOf', (address, cookies) => personOn(seatsKnown.find(cookies), address));
    app.decorateRequest('person');
    app.addHook('onRequest', (request, reply, done) => {
      const address = clientAddress(request.ip);
      const known = seatsKnown.find(request.headers.cookie);
      const isNew = known === undefined && opensPage(request) && claim(address);
      request.person = personOn(isNew ? giveSeat(request, reply) : known, address);
      done();
    });
    // A shared cache must not hand one person's seat to others.
    app.addHook('onSend', (_request, reply, _payload, done) => {
      const cached = reply.getHeader('cache-control');
      if (reply.getHeader('set-cookie') !== undefined && typeof cached === 'string' && !cached.includes('no-store'))
        void reply.header('cache-control', `private, ${cached}`);
      done();
    });
  },
  { name: 'seats', dependencies: ['storage'] },
);
