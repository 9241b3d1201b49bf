/** Whether a request comes from a page of this server. Browsers let any site open a WebSocket to any other, and say which site asks. */
import { say } from '@lanelab/messages/server';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { quote } from './quote.ts';

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).hostname : undefined);

/**
 * By the name of the host and not by its port, which some proxies leave out; cookies do not tell ports apart either. A client that
 * is no browser sends no Origin.
 */
function isOwn({ headers, hostname, protocol, server }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  const asks = hostOf(origin);
  if (asks === undefined) return false;
  const { PUBLIC_URL } = server.config;
  return asks === hostOf(`${protocol}://${hostname}`) || (PUBLIC_URL !== undefined && asks === hostOf(PUBLIC_URL));
}

export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  if (isOwn(request)) return;
  throw new ApiError('other_site', say('own-site.other-site', { origin: quote(request.headers.origin ?? '') }), {
    path: 'headers.origin',
  });
}
