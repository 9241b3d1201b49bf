/** Answers 405 with Allow where an API address exists, but not with this method. */
import { say } from '@lanelab/messages/server';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../../errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const satisfies readonly HTTPMethods[];

/** To be registered before the routes; `complete` is called after them. */
export const methodNotAllowed = fp(
  async (app: FastifyInstance) => {
    const known = new Map<string, Set<string>>();
    app.addHook('onRoute', ({ url, method, schema }) => {
      if (!url.startsWith('/api/') || schema?.hide === true) return;
      const methods = known.get(url) ?? new Set();
      known.set(url, methods);
      for (const name of [method].flat()) methods.add(name);
    });
    app.decorate('refuseOtherMethods', () => {
      for (const [url, allowed] of known) {
        const allow = [...allowed].sort().join(', ');
        app.route({
          method: METHODS.filter((method) => !allowed.has(method)),
          url,
          schema: { hide: true },
          handler: async (request, reply) => {
            void reply.header('allow', allow);
            const message = say('method-not-allowed.method-is-not-possible-on', { method: request.method, url, allow });
            throw new ApiError('method_not_allowed', message);
          },
        });
      }
    });
  },
  { name: 'method-not-allowed' },
);

declare module 'fastify' {
  interface FastifyInstance {
    refuseOtherMethods(): void;
  }
}
