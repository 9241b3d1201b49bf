/** The OpenAPI document, made from the schemas of the routes, and its reader at `/api/docs`. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { scenarioJsonSchema } from '@lanelab/scenario/json-schema';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { VERSION } from '../../version.ts';

type Transform = typeof jsonSchemaTransformObject;

/** Says of a scenario what its own schema says: routes take any object, so that the handler may answer in its own sentences. */
const withScenario: Transform = (input) => {
  const document = jsonSchemaTransformObject(input);
  const schemas = 'components' in document ? document.components?.schemas : undefined;
  const { scenario, parts } = scenarioJsonSchema((name) => `#/components/schemas/${name}`);
  const description = 'A scenario document, see docs/scenario.md';
  const described = { description, ...scenario };
  Object.assign(schemas ?? {}, parts, { Scenario: described, ScenarioInput: described });
  return document;
};

export const openApi = fp(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'lanelab',
          description: 'Stores and shares scenarios of IP over ATM, runs them and draws figures.',
          version: VERSION,
          license: { name: 'MIT', identifier: 'MIT' },
        },
        tags: [
          { name: 'scenarios', description: 'Stored scenarios and their revisions' },
          { name: 'shelf', description: 'The scenarios that stand under one key' },
          { name: 'experiments', description: 'Experiments of the papers and their figures' },
          { name: 'runs', description: 'Runs and jobs' },
          { name: 'server', description: 'The server itself' },
        ],
      },
      transform: jsonSchemaTransform,
      transformObject: withScenario,
    });
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { deepLinking: true },
      // One document, no search for others.
      theme: {
        title: 'lanelab API',
        css: [{ filename: 'lanelab.css', content: '.swagger-ui .topbar { display: none; }' }],
      },
      staticCSP: {
        'default-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'style-src': ["'self'", "'unsafe-inline'"],
        'script-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'self'"],
      },
    });
  },
  { name: 'openapi' },
);
