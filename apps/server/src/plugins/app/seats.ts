/**
 * Seats tell people behind one address apart, so that a class behind one address is not counted as one person. A seat is a number
 * in a signed cookie; it holds no right and no name, and nothing is stored about it but the claims on jobs. It is claimed by opening
 * a page. An address may claim a bounded number an hour: who is left without one, or keeps no cookies, shares the limits of the address.
 */
import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Person } from '../../jobs/job.ts';
import { Budget } from '../../lib/budget.ts';
import { clientAddress } from '../../lib/client-address.ts';
import { sharedSecret } from '../../storage/secret-repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom this request is counted for. */
    person: Person;
  }
}

const HOUR_MS = 3_600_000;
const COOKIE = 'lanelab_seat';
/** A seat ends when the school day does: seats that were claimed one by one cannot be collected for ever. */
const KEPT_SECONDS = 43_200;

/** Number of a seat, and when it was claimed, ms. */
const SEAT = /^([\w-]{16})\.(\d{1,16})$/;

function seatOf(request: FastifyRequest): string | undefined {
  const given = request.cookies[COOKIE];
  if (given === undefined) return undefined;
  const { valid, value } = request.unsignCookie(given);
  const [, seat, claimedAt] = (valid && SEAT.exec(value)) || [];
  if (seat === undefined || Date.now() - Number(claimedAt) > KEPT_SECONDS * 1000) return undefined;
  return seat;
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
    app.decorateRequest('person');
    app.addHook('onRequest', (request, reply, done) => {
      const address = clientAddress(request.ip);
      const known = seatOf(request);
      const isNew = known === undefined && opensPage(request) && claim(address);
      const seat = isNew ? giveSeat(request, reply) : known;
      request.person = seat === undefined ? { address, name: address } : { address, name: `seat ${seat}` };
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
