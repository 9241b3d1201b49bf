/**
 * Reads of scenarios whose answers are in memory, answered before Fastify: a class opens one link forty times, and all the steps that a
 * request may need take several times as long as sending the kept octets. Headers, limits, metrics and log lines are the same as Fastify's.
 * Reads that come in one turn of the event loop are answered together: the database is asked once for all reads of one scenario, after
 * all of them have come, so that none gets an older answer than it would alone.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { clientAddress } from '../../lib/client-address.ts';
import { acceptedEncoding, type Encoding } from '../../lib/encoded-answers.ts';
import { namesTag, parseTags, quoteTag } from '../../lib/etag.ts';
import type { FrontDoor } from '../../lib/front-door.ts';
import { senderOf } from '../../lib/raw-request.ts';
import { requestIds } from '../../lib/request-id.ts';
import { Turn } from '../../lib/turn.ts';
import { type KeptAnswer, THRESHOLD } from '../../services/kept-answers.ts';
import { READ_HEADERS } from '../../services/stored-answers.ts';
import { revisionTag } from '../../storage/document-head.ts';
import type { Newest } from '../../storage/document-repository.ts';

const READ = /^\/api\/scenarios\/([\w-]{1,200})$/;
const ROUTE = '/api/scenarios/:id';

interface Read {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** ms, as `performance.now` has it. */
  readonly since: number;
  /** Hands the request to Fastify. */
  readonly onwards: () => void;
}

interface Answered {
  readonly read: Read;
  readonly reqId: string;
  readonly ip: string;
  /** The address that the client is counted by. */
  readonly address: string;
  readonly statusCode: number;
  readonly elapsedMs: number;
}

interface Body {
  readonly octets: Buffer;
  readonly encoding: Encoding | null;
}

/** The body as the client wants it; undefined where it is still to be compressed. */
function bodyOf({ plain, encoded }: KeptAnswer, accept: string | undefined): Body | undefined {
  const encoding = plain.length < THRESHOLD ? null : acceptedEncoding(accept);
  if (encoding === null) return { octets: plain, encoding };
  const octets = encoded[encoding];
  return octets === undefined ? undefined : { octets, encoding };
}

/** Whether nothing about the request is worth a closer look: it has no body, and its condition can be read. */
function isPlain({ headers }: IncomingMessage): boolean {
  const held = headers['if-none-match'];
  const isCondition = held === undefined || parseTags(held) !== undefined;
  return isCondition && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
}

export interface QuickReadsOptions {
  readonly frontDoor: FrontDoor;
}

export const quickReads = fp<QuickReadsOptions>(
  async (app: FastifyInstance, { frontDoor }) => {
    const { scenarios, keptAnswers, instruments, recentPeople } = app;
    const { RATE_LIMIT_PER_MINUTE: most, TRUST_PROXY } = app.config;
    const sender = senderOf(TRUST_PROXY);
    const idOf = requestIds(TRUST_PROXY);
    // Nothing in these lines is a secret: the address has no parameters, and looking for keys takes longer than the line.
    const log = app.log.child({}, { redact: [], serializers: { req: (line: object) => line } });
    const common = Object.entries({ ...app.commonHeaders, ...READ_HEADERS, 'x-ratelimit-limit': String(most) }).flat();
    /** Headers that are the same each time, by the octets that they go with. */
    const headersOf = new WeakMap<Buffer, readonly string[]>();

    function headers({ tag, plain }: KeptAnswer, { octets, encoding }: Body): readonly string[] {
      const known = headersOf.get(octets);
      if (known !== undefined) return known;
      const made = [...common, 'etag', quoteTag(tag), 'content-type', 'application/json; charset=utf-8'];
      if (plain.length >= THRESHOLD) made.push('vary', 'accept-encoding');
      if (encoding !== null) made.push('content-encoding', encoding);
      made.push('content-length', String(octets.length));
      headersOf.set(octets, made);
      return made;
    }

    const accounts = new Turn<Answered>((all) => {
      for (const { read, reqId, ip, address, statusCode, elapsedMs } of all) {
        const { method, url, headers: asked } = read.request;
        const req = { method, url, host: sender.host(read.request), remoteAddress: ip };
        log.info({ reqId, req, res: { statusCode }, responseTime: elapsedMs }, 'request completed');
        instruments.answers.observe({ method: 'GET', route: ROUTE, status: statusCode }, elapsedMs / 1000);
        recentPeople.saw(app.personOf(address, asked.cookie).name);
      }
    });

    /** Sends the answer, if it is kept in the right encoding and the address may still ask. */
    function answer(read: Read, newest: Newest): boolean {
      const { id, request, response, since } = read;
      const tag = revisionTag(newest);
      const kept = keptAnswers.find(id, tag);
      const body = kept === undefined ? undefined : bodyOf(kept, request.headers['accept-encoding']);
      if (kept === undefined || body === undefined) return false;
      const ip = sender.ip(request);
      const address = clientAddress(ip);
      const count = app.countAtDoor(app.personOf(address, request.headers.cookie));
      if (count === undefined) return false;
      const reqId = idOf(request);
      const held = request.headers['if-none-match'];
      const isHeld = held !== undefined && namesTag(held, tag);
      const statusCode = isHeld ? 304 : 200;
      response.once('finish', () =>
        accounts.add({ read, reqId, ip, address, statusCode, elapsedMs: performance.now() - since }),
      );
      const same = isHeld ? [...common, 'etag', quoteTag(tag)] : headers(kept, body);
      const left = String(most - count.current);
      const reset = String(Math.ceil(count.ttl / 1000));
      response.writeHead(
        statusCode,
        same.concat('x-ratelimit-remaining', left, 'x-ratelimit-reset', reset, 'x-request-id', reqId),
      );
      response.end(isHeld ? undefined : body.octets);
      return true;
    }

    function answerAll(reads: readonly Read[], newest: Newest | undefined): void {
      for (const read of reads) if (newest === undefined || !answer(read, newest)) read.onwards();
    }

    /** Fastify asks the database again, and says what is wrong with it. */
    function handOn(reads: readonly Read[]): void {
      for (const { onwards } of reads) onwards();
    }

    function answerThoseOf(id: string, reads: readonly Read[]): void {
      try {
        const newest = scenarios.newest(id);
        if (newest instanceof Promise) {
          newest.then(
            (found) => answerAll(reads, found),
            () => handOn(reads),
          );
        } else answerAll(reads, newest);
      } catch {
        handOn(reads);
      }
    }

    const arrivals = new Turn<Read>((all) => {
      const byId = new Map<string, Read[]>();
      for (const read of all) {
        const reads = byId.get(read.id);
        if (reads === undefined) byId.set(read.id, [read]);
        else reads.push(read);
      }
      for (const [id, reads] of byId) answerThoseOf(id, reads);
    });

    let isClosing = false;
    app.addHook('preClose', async () => {
      isClosing = true;
    });
    frontDoor.open((request, response, onwards) => {
      const id = request.method === 'GET' ? READ.exec(request.url ?? '')?.[1] : undefined;
      const isQuick = id !== undefined && !isClosing && keptAnswers.has(id) && isPlain(request);
      if (isQuick) arrivals.add({ id, request, response, since: performance.now(), onwards });
      else onwards();
    });
  },
  { name: 'quick-reads', dependencies: ['sharing', 'seats', 'rate-limits', 'security-headers', 'metrics'] },
);
