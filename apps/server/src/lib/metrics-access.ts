/**
 * Who may read the metrics and the operator's page. With METRICS_TOKEN: whoever has that token. Without one: only who asks
 * from this machine and not through a proxy, so that a server on the net shows nothing by default.
 */
import type { FastifyRequest } from 'fastify';
import { keyMatches, sha256 } from './secrets.ts';

const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

export interface MetricsAccess {
  readonly hasToken: boolean;
  isToken(given: string): boolean;
  /** Whether a request that shows nothing else than itself may read. */
  mayRead(request: FastifyRequest): boolean;
}

export function metricsAccess(token: string | undefined): MetricsAccess {
  const hash = token === undefined ? undefined : sha256(token);
  const isToken = (given: string): boolean => hash !== undefined && keyMatches(given, hash);
  return {
    hasToken: hash !== undefined,
    isToken,
    mayRead({ headers, socket }) {
      if (hash !== undefined) return isToken(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '');
      const isDirect = PROXY_HEADERS.every((name) => headers[name] === undefined);
      return isDirect && LOOPBACK.test(socket.remoteAddress ?? '');
    },
  };
}
