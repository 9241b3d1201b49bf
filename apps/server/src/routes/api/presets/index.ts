/** `/api/presets/:id/topology.svg|png`: the network of a preset, drawn. */
import { say } from '@lanelab/messages/server';
import { findPreset } from '@lanelab/papers/presets';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import { quote } from '../../../lib/quote.ts';
import { errorResponses } from '../../../schemas/error.ts';
import { PICTURE_FORMATS, pictureContent, pictureQuery } from '../../../schemas/picture.ts';
import { conditionalHeaders } from '../../../schemas/stored.ts';
import { sendPicture } from '../../../services/send-picture.ts';

const presetParams = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'must be the id of a preset or an experiment, such as curitiba-fig7'),
});

export const presetRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const format of PICTURE_FORMATS) {
    app.get(
      `/:id/topology.${format}`,
      {
        schema: {
          tags: ['experiments'],
          summary: `The network of a preset as ${format.toUpperCase()}`,
          params: presetParams,
          querystring: pictureQuery,
          headers: conditionalHeaders,
          response: {
            200: { description: 'The picture', content: pictureContent[format] },
            304: z.undefined().describe('The tag of If-None-Match is the newest'),
            ...errorResponses('preset_not_found', 'busy'),
          },
        },
      },
      async (request, reply) => {
        const { theme, width } = request.query;
        const preset = findPreset(request.params.id);
        if (preset === null) {
          const message = say('index.no-preset-has-the-id', { id: quote(request.params.id) });
          throw new ApiError('preset_not_found', message, { path: 'params.id' });
        }
        const key = `preset ${preset.id}`;
        const network = async () => ({ preset: preset.id });
        const { person } = request;
        const picture = await app.pictures.draw({ key, format, theme, width: Number(width), person, network });
        return sendPicture(request, reply, picture, format, preset.id);
      },
    );
  }
};
