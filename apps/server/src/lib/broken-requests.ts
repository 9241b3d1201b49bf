/** Requests that never reach a route, answered in the one error shape. */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { say } from '@lanelab/messages/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Instruments } from './instruments.ts';
import { urlForLog } from './log-secrets.ts';
import { quote } from './quote.ts';

/** Addresses that cannot be decoded. */
export function refuseUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ code: error.code, url: urlForLog(request.url) }, 'request refused');
  const message = say('broken-requests.the-address-url-cannot-be', { url: quote(request.url), message: error.message });
  const answer = new ApiError('invalid_request', message, { path: 'url' });
  request.server.instruments.refusals.inc({ code: answer.code });
  void reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body());
}

function explainBroken(error: NodeJS.ErrnoException): ApiError {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new ApiError('headers_too_large', say('broken-requests.the-address-and-headers-are'));
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ApiError('request_timeout', say('broken-requests.the-request-did-not-arrive'));
    case undefined:
    default:
      return new ApiError(
        'invalid_request',
        say('broken-requests.this-is-not-http-value', { value: error.code ?? error.message }),
      );
  }
}

/** Bytes that are no HTTP, too long headers, requests that never end: there is no request object, only the socket. */
export function refuseBrokenHttp(instruments: Instruments, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const answer = explainBroken(error);
    instruments.refusals.inc({ code: answer.code });
    const body = JSON.stringify(answer.body());
    socket.write(
      [
        `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? 'Error'}`,
        say('broken-requests.content-type-application-json-charset'),
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}
