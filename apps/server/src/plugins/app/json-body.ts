/**
 * JSON bodies. They go to the worker threads as they come, and are read there: plain UTF-8, bounded nesting, no `__proto__` and no
 * `constructor`, and on a route that takes a document the whole of it. What a route is given instead of the body is empty, unless it has a few fields alone.
 */
import { say } from '@lanelab/messages/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { HandInContent, NewAssignmentContent, WorkContent } from '../../documents/read-assignment.ts';
import type { Checked, RunContent } from '../../documents/read-body.ts';
import type { VerdictContent } from '../../documents/read-verdict.ts';
import { fromRefusal } from '../../documents/refusal.ts';
import { ApiError } from '../../errors.ts';
import { quote } from '../../lib/quote.ts';
import type { DocumentContent } from '../../storage/document-head.ts';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** How the body of a route is read. */
type Reading = keyof DocumentReadings | 'readFields';

/** What becomes of a body that is a document, or has one in it. */
interface DocumentReadings {
  readContent: DocumentContent;
  readLesson: DocumentContent;
  readRun: RunContent;
  readVerdict: VerdictContent;
  readAssignment: NewAssignmentContent;
  readWork: WorkContent;
  readHandIn: HandInContent;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where the body is a document, or has one in it, or a few fields that the route gets; any other JSON is only looked at. */
    body?: Reading;
  }
  interface FastifyRequest {
    /** Octets of the body that count as work already. */
    admittedOctets: number;
    /** What the worker thread made of the body. */
    checkedBody: Checked<DocumentReadings[keyof DocumentReadings]> | null;
  }
}

/** Counts the body by its announced length, before it is read: where no work is left, the refusal needs none of it. */
async function admitAnnounced(request: FastifyRequest): Promise<void> {
  const { headers, person, server } = request;
  const { bodyLimit } = request.routeOptions;
  const octets = Number(headers['content-length'] ?? 0);
  const isRead = !request.is404 && JSON_TYPE.test(headers['content-type'] ?? '');
  // A body that is too large is refused for that.
  if (octets === 0 || !isRead || octets > bodyLimit) return;
  server.workLimits.admit(person, 'devices', 0);
  server.workLimits.admit(person, 'octets', octets);
  request.admittedOctets = octets;
}

/** Refuses what would be read as something else than it is: compressed bodies, and text in another encoding than JSON's (RFC 8259, 8.1). */
async function refuseOtherEncodings({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    const message = say('json-body.content-encoding', { encoding: quote(encoding) });
    throw new ApiError('unsupported_media_type', message, { path: 'headers.content-encoding' });
  }
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') {
    const message = say('json-body.charset', { charset: quote(charset) });
    throw new ApiError('unsupported_media_type', message, { path: 'headers.content-type' });
  }
}

function contentOf<T>(checked: Checked<T> | null): T {
  if (checked === null) throw new Error('the route has no document for a body');
  if ('refusal' in checked) throw fromRefusal(checked.refusal);
  return checked.content;
}

/** The document to be stored, on a route that says `readContent` or `readLesson`; throws what is wrong in it. */
export function contentOfBody(request: FastifyRequest): DocumentContent {
  return contentOf(request.checkedBody as Checked<DocumentContent> | null);
}

/** The scenario to be run, on a route that says `readRun`; throws what is wrong in it. */
export function runOfBody(request: FastifyRequest): RunContent {
  return contentOf(request.checkedBody as Checked<RunContent> | null);
}

/** The question for the judge, on a route that says `readVerdict`; throws what is wrong in it. */
export function questionOfBody(request: FastifyRequest): VerdictContent {
  return contentOf(request.checkedBody as Checked<VerdictContent> | null);
}

/** The lesson for a class, on a route that says `readAssignment`; throws what is wrong in it. */
export function newAssignmentOfBody(request: FastifyRequest): NewAssignmentContent {
  return contentOf(request.checkedBody as Checked<NewAssignmentContent> | null);
}

/** The result that a student goes on with, on a route that says `readWork`; throws what is wrong in it. */
export function workOfBody(request: FastifyRequest): WorkContent {
  return contentOf(request.checkedBody as Checked<WorkContent> | null);
}

/** The result that a student hands in, on a route that says `readHandIn`; throws what is wrong in it. */
export function handInOfBody(request: FastifyRequest): HandInContent {
  return contentOf(request.checkedBody as Checked<HandInContent> | null);
}

export const jsonBody = fp(
  async (app: FastifyInstance) => {
    const { JSON_DEPTH_LIMIT: depthLimit, BODY_LIMIT_BYTES: scenarioLimit } = app.config;
    app.addHook('preParsing', refuseOtherEncodings);
    app.addHook('preParsing', admitAnnounced);
    app.decorateRequest('admittedOctets', 0);
    app.decorateRequest('checkedBody', null);
    app.removeContentTypeParser('text/plain');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => {
        if (body.length === 0) {
          throw new ApiError('invalid_json', say('error-handler.the-body-is-empty-send'), { path: 'body' });
        }
        // Small buffers share their memory with others, which must not go over with them.
        const octets = new Uint8Array(body);
        const input = { octets, depthLimit, scenarioLimit };
        const { person, admittedOctets } = request;
        const work = { person, octets: octets.length, admittedOctets, moved: [octets.buffer] };
        const { body: reading } = request.routeOptions.config;
        if (reading === 'readFields') return app.documents.run(reading, input, work);
        if (reading === undefined) await app.documents.run('readJson', input, work);
        else request.checkedBody = await app.documents.run(reading, input, work);
        return {};
      },
    );
  },
  { name: 'json-body', dependencies: ['documents'] },
);
