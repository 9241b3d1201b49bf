/** JSON bodies: bounded nesting first, then Fastify's own parser, which refuses `__proto__` and `constructor` keys. */
import { say } from '@lanelab/messages/server';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../../errors.ts';
import { jsonDepth } from '../../lib/json-depth.ts';

export const jsonBody = fp(
  async (app: FastifyInstance) => {
    const limit = app.config.JSON_DEPTH_LIMIT;
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('text/plain');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      const text = String(body);
      if (jsonDepth(text, limit) > limit) {
        const message = say('json-body.the-body-nests-objects-and', { limit });
        done(new ApiError('json_too_deep', message, { path: 'body' }));
        return;
      }
      void parse(request, text, done);
    });
  },
  { name: 'json-body' },
);
