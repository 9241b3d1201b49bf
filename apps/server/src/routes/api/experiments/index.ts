/** `/api/experiments`: the experiments that this server has figures of. */
import { EXPERIMENTS } from '@lanelab/papers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../../schemas/error.ts';
import { experimentsResponse } from '../../../schemas/experiment.ts';

export const experimentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        tags: ['experiments'],
        summary: 'List the experiments',
        response: { 200: experimentsResponse, ...errorResponses() },
      },
    },
    async (_request, reply) => {
      const figure = (id: string, format: string): string => `/api/figures/${id}.${format}`;
      return reply.header('cache-control', 'no-cache').send({
        experiments: EXPERIMENTS.map(({ id, paper, label, question, form, quality }) => ({
          id,
          paper,
          label,
          question,
          form,
          quality: { quick: quality.quick.note, full: quality.full.note },
          links: {
            figure: {
              svg: figure(id, 'svg'),
              png: figure(id, 'png'),
              csv: figure(id, 'csv'),
              json: figure(id, 'json'),
            },
          },
        })),
      });
    },
  );
};
