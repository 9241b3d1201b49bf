/** `/:id/fork` and `/edit-key`: a copy of one's own, and who else may change a stored document. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bodyErrorResponses, errorResponses, READING, WRITING } from '../../schemas/error.ts';
import {
  editKeyResponse,
  idParams,
  keyHeaders,
  revisionQuery,
  rightResponse,
  shelfHeaders,
} from '../../schemas/stored.ts';
import { storeNew } from '../../services/store-new.ts';
import { demandKey, demandOwner, editLink, keysOf, notStored, wrongKey } from '../../services/stored-answers.ts';
import type { StoredKind } from './kind.ts';

export function copyRoutes({ kind, answers, documents: documentsOf, missing }: StoredKind): FastifyPluginAsyncZod {
  return async (app) => {
    const documents = documentsOf(app);
    const writes = app.limitWrites();

    app.post(
      '/:id/fork',
      {
        ...writes,
        schema: {
          tags: [`${kind}s`],
          summary: `Store a copy of a ${kind}`,
          description:
            'With an id and an edit key of its own; needs no key. With X-Shelf-Key the copy stands on that shelf.',
          params: idParams,
          querystring: revisionQuery,
          headers: shelfHeaders,
          response: {
            201: answers.created,
            ...bodyErrorResponses(...WRITING, missing, 'limit_reached', 'storage_full'),
          },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const revision = request.query.revision === undefined ? undefined : Number(request.query.revision);
        const original = await documents.find(id, revision);
        if (original === undefined) throw notStored(kind, id, revision);
        const shelfKey = request.headers['x-shelf-key'];
        const { answer, headers } = await storeNew(app, documents, original, { shelfKey, forkedFrom: original });
        return reply.code(201).headers(headers).send(answer);
      },
    );

    app.get(
      '/:id/edit-key',
      {
        schema: {
          tags: [`${kind}s`],
          summary: `What a key allows on a ${kind}`,
          params: idParams,
          headers: keyHeaders,
          response: {
            200: rightResponse,
            ...errorResponses(...READING, missing, 'edit_key_missing', 'edit_key_wrong'),
          },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const keys = keysOf(request.headers);
        demandKey(keys);
        const seen = await documents.look(id, keys);
        if (seen === undefined) throw notStored(kind, id);
        if (seen.right === 'none') throw wrongKey(kind, id, keys);
        return reply.header('cache-control', 'no-store').send({ right: seen.right });
      },
    );

    app.post(
      '/:id/edit-key',
      {
        ...writes,
        schema: {
          tags: [`${kind}s`],
          summary: 'Make a new edit key; the old one ends',
          description: 'Needs the key of its shelf, or the edit key where it stands on none.',
          params: idParams,
          headers: keyHeaders,
          response: {
            200: editKeyResponse,
            ...bodyErrorResponses(...WRITING, missing, 'edit_key_missing', 'shelf_key_missing', 'edit_key_wrong'),
          },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const keys = keysOf(request.headers);
        demandKey(keys);
        const seen = await documents.look(id, keys);
        if (seen === undefined) throw notStored(kind, id);
        demandOwner(kind, id, keys, seen.right);
        const editKey = await documents.replaceEditKey(id);
        if (editKey === undefined) throw notStored(kind, id);
        return reply
          .header('cache-control', 'no-store')
          .send({ editKey, links: { edit: editLink(kind, id, editKey) } });
      },
    );
  };
}
