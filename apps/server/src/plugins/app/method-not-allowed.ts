/** Answers 405 with Allow where an address of the API, oEmbed or a stored page exists, but not with this method. */

import { METHODS } from 'node:http';
import { say } from '@lanelab/messages/server';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../../errors.ts';

/** Every method that Node reads but those that never reach a route: HEAD goes with GET, and CONNECT is for proxies. */
const OTHERS = METHODS.filter((method) => method !== 'HEAD' && method !== 'CONNECT');

function refuse(method: string, url: string, allow: string): never {
  const message = say('method-not-allowed.method-is-not-possible-on', { method, url, allow });
  throw new ApiError('method_not_allowed', message);
}

/** To be registered before the routes; `complete` is called after them. */
export const methodNotAllowed = fp(
  async (app: FastifyInstance) => {
    for (const method of OTHERS)
      if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
    const known = new Map<string, Set<string>>();
    let isComplete = false;
    app.addHook('onRoute', ({ url, method, schema }) => {
      const isOfApi = url.startsWith('/api/') && schema?.hide !== true;
      if (isComplete || !(isOfApi || url === '/oembed' || url.startsWith('/s/'))) return;
      const methods = known.get(url) ?? new Set();
      known.set(url, methods);
      for (const name of [method].flat()) methods.add(name);
    });
    app.decorate('refuseOtherMethods', () => {
      isComplete = true;
      for (const [url, allowed] of known) {
        const allow = [...allowed].sort().join(', ');
        app.route({
          method: OTHERS.filter((method) => !allowed.has(method)),
          url,
          schema: { hide: true },
          // Before anybody looks at the body: what is wrong with that does not matter here.
          onRequest: async ({ method }, reply) => {
            void reply.header('allow', allow);
            refuse(method, url, allow);
          },
          handler: ({ method }) => refuse(method, url, allow),
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
