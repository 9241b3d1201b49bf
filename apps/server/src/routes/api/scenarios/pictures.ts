/** `/api/scenarios/:id/topology.svg|png`: the network of a stored scenario, drawn. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponses, READING } from '../../../schemas/error.ts';
import { PICTURE_FORMATS, pictureContent, pictureQuery } from '../../../schemas/picture.ts';
import { conditionalHeaders, revisionQuery, scenarioParams } from '../../../schemas/scenario.ts';
import { readStored } from '../../../services/read-stored.ts';
import { noScenario } from '../../../services/scenario-answers.ts';
import { sendPicture } from '../../../services/send-picture.ts';

export const pictureRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const format of PICTURE_FORMATS) {
    app.get(
      `/:id/topology.${format}`,
      {
        schema: {
          tags: ['scenarios'],
          summary: `The network of a scenario as ${format.toUpperCase()}`,
          params: scenarioParams,
          querystring: pictureQuery.extend(revisionQuery.shape),
          headers: conditionalHeaders,
          response: {
            200: { description: 'The picture', content: pictureContent[format] },
            304: z.undefined().describe('The tag of If-None-Match is the newest'),
            ...errorResponses(...READING, 'scenario_not_found', 'invalid_scenario'),
          },
        },
      },
      async (request, reply) => {
        const { theme, width, revision: asked } = request.query;
        const revision = asked === undefined ? undefined : Number(asked);
        const stored = await app.scenarios.find(request.params.id, revision);
        if (stored === undefined) throw noScenario(request.params.id, revision);
        const picture = await app.pictures.draw({ key: stored.hash, format, theme, width: Number(width) }, () =>
          readStored(stored.id, stored.document),
        );
        return sendPicture(request, reply, picture, format, stored.title);
      },
    );
  }
};
