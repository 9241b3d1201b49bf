/** Absolute addresses of this server. */
import type { FastifyRequest } from 'fastify';

/** Where this server is reached, without a slash at the end: as configured, or else as the request was sent. */
export function originOf(request: FastifyRequest): string {
  return request.server.config.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
}
