/** `/api/scenarios/:id/topology.svg|png`: the network of a stored scenario, drawn. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponses, READING } from '../../../schemas/error.ts';
import { PICTURE_FORMATS, pictureContent, pictureQuery } from '../../../schemas/picture.ts';
import { conditionalHeaders, idParams, revisionQuery } from '../../../schemas/stored.ts';
import { sendPicture } from '../../../services/send-picture.ts';
import { notStored } from '../../../services/stored-answers.ts';

export const pictureRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const format of PICTURE_FORMATS) {
    app.get(
      `/:id/topology.${format}`,
      {
        schema: {
          tags: ['scenarios'],
          summary: `The network of a scenario as ${format.toUpperCase()}`,
          params: idParams,
          querystring: pictureQuery.extend(revisionQuery.shape),
          headers: conditionalHeaders,
          response: {
            200: { description: 'The picture', content: pictureContent[format] },
            304: z.undefined().describe('The tag of If-None-Match is the newest'),
            ...errorResponses(...READING, 'scenario_not_found', 'invalid_scenario', 'busy'),
          },
        },
      },
      async (request, reply) => {
        const { theme, width, revision: asked } = request.query;
        const revision = asked === undefined ? undefined : Number(asked);
        const { id } = request.params;
        const head = await app.scenarios.findHead(id, revision);
        if (head === undefined) throw notStored('scenario', id, revision);
        const picture = await app.pictures.draw({
          key: head.hash,
          format,
          theme,
          width: Number(width),
          person: request.person,
          network: async () => {
            const stored = await app.scenarios.find(id, head.revision);
            // Deleted a moment ago.
            if (stored === undefined) throw notStored('scenario', id, revision);
            return { id, document: stored.document };
          },
        });
        return sendPicture(request, reply, picture, format, head.title);
      },
    );
  }
};
