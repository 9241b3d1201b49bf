/** `/api/openapi.json`: this API, described. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const openApiRoute: FastifyPluginAsyncZod = async (app) => {
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
};
