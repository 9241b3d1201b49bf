/** Turns everything that is thrown into the one error shape; logs what is our fault, shows what is the client's. */
import { say } from '@lanelab/messages/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError } from '../../errors.ts';
import { databaseAnswer } from '../../lib/database-answer.ts';
import { Discard } from '../../lib/discard.ts';
import { invalidRequest } from '../../lib/invalid-request.ts';
import { quote } from '../../lib/quote.ts';
import { isPassing } from '../../storage/faults.ts';

function toApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error, request);
  const { bodyLimit: limit } = request.routeOptions;
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('body_too_large', say('error-handler.the-body-is-larger-than', { limit }), {
        path: 'body',
      });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(
        'unsupported_media_type',
        say('error-handler.content-type', { type: quote(request.headers['content-type'] ?? '') }),
        { path: 'headers.content-type' },
      );
    default:
      return databaseAnswer(error) ?? byStatus(error, request);
  }
}

function byStatus(error: FastifyError, request: FastifyRequest): ApiError {
  const status = error.statusCode ?? 500;
  if (status === 404)
    return new ApiError('not_found', say('error-handler.nothing-here', { path: quote(request.url.split('?')[0]) }));
  if (status >= 400 && status < 500) return new ApiError('invalid_request', error.message, { cause: error });
  return new ApiError('internal', say('error-handler.the-server-failed-on-this', { id: request.id }), { cause: error });
}

/**
 * Octets of a refused body that are read and thrown away: a client that is cut off while it still sends sees a broken
 * connection instead of the answer.
 */
const DISCARDED_BYTES = 64 * 1024 * 1024;

const discard = new Discard();

function isWorthDiscarding(request: FastifyRequest): boolean {
  return Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= DISCARDED_BYTES;
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toApiError(error, request);
  request.server.instruments.refusals.inc({ code: answer.code });
  // An outage and a full disk have lines of their own in the log. What oEmbed wants to be answered with 501 is the client's choice of a format.
  if (answer.status >= 500 && answer.code !== 'not_implemented' && !isPassing(error.cause ?? error))
    request.log.error({ err: error, code: answer.code }, 'request failed');
  else request.log.info({ code: answer.code, reason: answer.message }, 'request refused');
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds);
  // Without this header the rest of the body is read after the answer has gone out.
  if (answer.code === 'body_too_large' && isWorthDiscarding(request)) reply.removeHeader('connection');
  discard.unread(request.raw);
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer.body());
}

export const errorHandler = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler<FastifyError>(sendError);
  },
  { name: 'error-handler' },
);
