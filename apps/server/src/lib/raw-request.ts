/** The sender and the host of a request that is answered before Fastify, by Fastify's own rules. */
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export interface Sender {
  ip: (request: IncomingMessage) => string;
  host: (request: IncomingMessage) => string;
}

/** Behind a proxy that is trusted, what the proxy says counts. */
export function senderOf(trustProxy: boolean): Sender {
  const direct: Sender = {
    ip: ({ socket }) => socket.remoteAddress ?? '',
    host: ({ headers }) => headers.host ?? '',
  };
  if (!trustProxy) return direct;
  return {
    ip: (request) => proxyAddr.all(request, () => true).at(-1) ?? direct.ip(request),
    host(request) {
      const forwarded = request.headers['x-forwarded-host'];
      return typeof forwarded === 'string' ? (forwarded.split(',').at(-1) ?? '').trim() : direct.host(request);
    },
  };
}
