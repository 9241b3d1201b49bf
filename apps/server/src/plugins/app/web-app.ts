/** Serves the built web app: hashed assets for ever, and its pages fresh, each of them by index.html. Other pages are that, too, with status 404. */

import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { say } from '@lanelab/messages/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../../errors.ts';
import { quote } from '../../lib/quote.ts';
import { isAppPage } from '../../web/app-pages.ts';
import { describeMissing, readIndex } from '../../web/index-page.ts';
import { MISSING_BUILD, missingPage } from '../../web/messages.ts';
import { FRAMEABLE } from '../external/helmet.ts';

const YEAR_SECONDS = 31_536_000;

async function sendIndex(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const index = await readIndex(request.server.config.WEB_DIST);
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  return index === undefined ? reply.code(503).send(MISSING_BUILD) : reply.send(index);
}

/** The web app says that there is no such page, and which one may be meant. */
async function sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const index = await readIndex(request.server.config.WEB_DIST);
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  if (index === undefined) return reply.code(503).send(MISSING_BUILD);
  return reply.code(404).send(describeMissing(index, say('page.missing'), say('page.missing.app')));
}

/** Whether a browser asks for a page, not for a file. */
function asksForPage(request: FastifyRequest, pathname: string): boolean {
  const wantsHtml = request.headers.accept?.includes('text/html') ?? false;
  return request.method === 'GET' && wantsHtml && !path.posix.basename(pathname).includes('.');
}

async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [pathname = '/'] = request.url.split('?');
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    const message = say('web-app.the-api-has-no-method', { method: request.method, pathname: quote(pathname) });
    throw new ApiError('not_found', message);
  }
  if (asksForPage(request, pathname)) return (isAppPage(pathname) ? sendIndex : sendMissing)(request, reply);
  if (request.headers.accept?.includes('text/html')) {
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(missingPage(pathname.slice(0, 200)));
  }
  throw new ApiError('not_found', say('web-app.nothing-is-at-pathname', { pathname: quote(pathname) }));
}

export const webApp = fp(
  async (app: FastifyInstance) => {
    const assets = path.join(app.config.WEB_DIST, 'assets') + path.sep;
    await app.register(fastifyStatic, {
      root: app.config.WEB_DIST,
      index: false,
      wildcard: true,
      cacheControl: false,
      schemaHide: true,
      dotfiles: 'ignore',
      // The build has Brotli beside its files, of a quality that takes seconds.
      preCompressed: true,
      setHeaders: (response, file) => {
        // Vite names the files of assets/ by their content.
        const forever = file.startsWith(assets);
        response.setHeader('cache-control', forever ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        response.setHeader('vary', 'accept-encoding');
        // A lab in a sandboxed frame has no origin, so that its own scripts are another's to it. There is nothing secret in them.
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
      },
    });
    app.get('/', { schema: { hide: true } }, sendIndex);
    app.get('/index.html', { schema: { hide: true } }, sendIndex);
    app.get('/embed', { schema: { hide: true }, config: { headers: FRAMEABLE } }, sendIndex);
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, notFound);
  },
  { name: 'web-app', dependencies: ['rate-limits'] },
);
