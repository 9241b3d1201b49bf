/** Absolute addresses of this server. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** `::ffff:10.0.0.5`, as a socket for both families names an IPv4 address, is 10.0.0.5 in a URL. */
function plainAddress(address: string): string {
  return address.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/, '');
}

/** Whether the name cannot be anybody else's: this machine itself, or the address at which the connection arrived. */
function isOwnName(hostname: string, arrivedAt: string | undefined): boolean {
  if (hostname === 'localhost') return true;
  const address = plainAddress(hostname);
  return isIP(address) !== 0 && arrivedAt !== undefined && address === plainAddress(arrivedAt);
}

/**
 * Where this server is reached, without a slash at the end: as configured, or as a trusted proxy says, or as the request was
 * sent to this very machine. Undefined where nothing but the client's word is known: it may send any Host.
 */
export function originOf(request: FastifyRequest): string | undefined {
  const { PUBLIC_URL, TRUST_PROXY } = request.server.config;
  if (PUBLIC_URL !== undefined) return PUBLIC_URL;
  const origin = `${request.protocol}://${request.host}`;
  if (!URL.canParse(origin)) return undefined;
  const isKnown = TRUST_PROXY
    ? request.headers['x-forwarded-host'] !== undefined
    : isOwnName(new URL(origin).hostname, request.socket.localAddress);
  return isKnown ? new URL(origin).origin : undefined;
}
