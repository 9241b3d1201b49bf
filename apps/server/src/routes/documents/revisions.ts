/** `/:id/revisions`: the history of a stored document, newest first. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses, READING } from '../../schemas/error.ts';
import { idParams, revisionsQuery } from '../../schemas/stored.ts';
import { notStored, summaryOf } from '../../services/stored-answers.ts';
import type { StoredKind } from './kind.ts';

export function revisionRoutes({ kind, answers, documents, missing }: StoredKind): FastifyPluginAsyncZod {
  return async (app) => {
    const stored = documents(app);

    app.get(
      '/:id/revisions',
      {
        schema: {
          tags: [`${kind}s`],
          summary: `List the revisions of a ${kind}, newest first`,
          params: idParams,
          querystring: revisionsQuery,
          response: { 200: answers.list, ...errorResponses(...READING, missing) },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const limit = Number(request.query.limit);
        const before = request.query.before === undefined ? undefined : Number(request.query.before);
        const heads = await stored.revisions(id, limit + 1, before);
        if (heads.length === 0 && (await stored.revisions(id, 1, undefined)).length === 0) throw notStored(kind, id);
        const page = heads.slice(0, limit);
        const last = page.at(-1)?.revision;
        const next = heads.length > limit ? `/api/${kind}s/${id}/revisions?limit=${limit}&before=${last ?? 1}` : null;
        const list = page.map((head) => {
          const summary = summaryOf(head);
          return { ...summary, links: { ...summary.links, self: `${summary.links.revisions}/${head.revision}` } };
        });
        return reply.header('cache-control', 'no-cache').send({ [`${kind}s`]: list, links: { next } });
      },
    );
  };
}
