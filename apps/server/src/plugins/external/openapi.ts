/** The OpenAPI document, made from the schemas of the routes, and its reader at `/api/docs`. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { lessonJsonSchema, resultJsonSchema } from '@lanelab/lessons/json-schema';
import { scenarioJsonSchema } from '@lanelab/scenario/json-schema';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { VERSION } from '../../version.ts';

type Transform = typeof jsonSchemaTransformObject;

/** Says of scenarios, lessons and their results what their own schemas say: routes take any object, so that the handler may answer in its own sentences. */
const withDocuments: Transform = (input) => {
  const document = jsonSchemaTransformObject(input);
  const schemas = 'components' in document ? document.components?.schemas : undefined;
  const refer = (name: string) => `#/components/schemas/${name}`;
  const question = { oneOf: [{ $ref: refer('ChecksQuestionInput') }, { $ref: refer('ResultQuestionInput') }] };
  const formats = [
    { name: 'Scenario', says: 'A scenario document, see docs/scenario.md', ...scenarioJsonSchema(refer) },
    { name: 'Lesson', says: 'A lesson document, see docs/lessons.md', ...lessonJsonSchema(refer) },
    { name: 'LessonResult', says: 'What a student hands in, see docs/lessons.md', ...resultJsonSchema(refer) },
    ...['NewAssignment', 'WorkToSave', 'HandIn'].map((name) => ({
      name,
      says: 'See docs/server.md',
      document: { $ref: refer(`${name}PartsInput`) },
      parts: {},
    })),
    { name: 'VerdictQuestion', says: 'What the server judges, see docs/server.md', document: question, parts: {} },
  ];
  for (const { name, says, document: format, parts } of formats) {
    const described = { description: says, ...format };
    Object.assign(schemas ?? {}, parts, { [name]: described, [`${name}Input`]: described });
  }
  return document;
};

export const openApi = fp(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'lanelab',
          description:
            'Stores and shares scenarios of IP over ATM and lessons about them, runs and judges scenarios, and draws figures.',
          version: VERSION,
          license: { name: 'MIT', identifier: 'MIT' },
        },
        tags: [
          { name: 'scenarios', description: 'Stored scenarios and their revisions' },
          { name: 'lessons', description: 'Stored lessons and their revisions' },
          { name: 'assignments', description: 'Lessons that are given to classes, and what students hand in' },
          { name: 'shelf', description: 'The scenarios and lessons that stand under one key' },
          { name: 'experiments', description: 'Experiments of the papers and their figures' },
          { name: 'runs', description: 'Runs, verdicts and jobs' },
          { name: 'rooms', description: 'Live rooms: a class follows its teacher' },
          { name: 'server', description: 'The server itself' },
        ],
      },
      transform: jsonSchemaTransform,
      transformObject: withDocuments,
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
