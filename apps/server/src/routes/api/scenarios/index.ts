/** `/api/scenarios`: stored scenarios, and pictures of their networks. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { scenarioAnswers, scenarioBody } from '../../../schemas/scenario.ts';
import { documentRoutes } from '../../documents/index.ts';
import { pictureRoutes } from './pictures.ts';

export const scenarioRoutes: FastifyPluginAsyncZod = async (app) => {
  const stored = documentRoutes({
    kind: 'scenario',
    reading: 'readContent',
    bodyLimit: app.config.BODY_LIMIT_BYTES,
    body: scenarioBody,
    answers: scenarioAnswers,
    documents: ({ scenarios }) => scenarios,
    missing: 'scenario_not_found',
    invalid: 'invalid_scenario',
  });
  await app.register(stored);
  await app.register(pictureRoutes);
};
