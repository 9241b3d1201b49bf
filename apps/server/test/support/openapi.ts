/** Holds answers to the OpenAPI document: the status must be declared for the route, the body must match its schema. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { errorSchema } from '../../src/schemas/error.ts';

const documentSchema = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        responses: z.record(
          z.string(),
          z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })).optional() }),
        ),
      }),
    ),
  ),
});

type OpenApi = z.output<typeof documentSchema>;
type Operation = OpenApi['paths'][string][string];

export type Conformance = (request: InjectOptions, response: LightMyRequestResponse) => void;

const pointer = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** One for all apps of a test file: they have the same document, and reading it takes longer than most tests. */
let shared: Conformance | undefined;

export function conformanceTo(app: FastifyInstance): Conformance {
  shared ??= createConformance(app);
  return shared;
}

function createConformance(app: FastifyInstance): Conformance {
  const text = JSON.stringify(app.swagger());
  const document = documentSchema.parse(JSON.parse(text));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: 'api' });
  const compiled = new Map<string, ValidateFunction>();
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
  }));

  function matchesSchema(reference: string, value: unknown): void {
    let validate = compiled.get(reference);
    if (validate === undefined) {
      validate = ajv.compile({ $ref: `api#${reference}` });
      compiled.set(reference, validate);
    }
    if (!validate(value)) throw new Error(`${reference}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(value)}`);
  }

  return (request, response) => {
    const url = (typeof request.url === 'string' ? request.url : '/').split('?')[0] ?? '/';
    const method = (request.method ?? 'GET').toLowerCase();
    if ((!url.startsWith('/api/') && url !== '/oembed') || method === 'head') return;
    const template = templates.find(({ pattern }) => pattern.test(url))?.template;
    const operation: Operation | undefined = template === undefined ? undefined : document.paths[template]?.[method];
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    if (template === undefined || operation === undefined) {
      if (response.statusCode >= 400) errorSchema.parse(response.json());
      return;
    }
    const status = String(response.statusCode);
    const declared = operation.responses[status];
    if (declared === undefined) throw new Error(`${method} ${template} answered ${status}, which it does not declare`);
    if (isJson && declared.content?.['application/json'] !== undefined) {
      const path = ['paths', template, method, 'responses', status, 'content', 'application/json', 'schema'];
      matchesSchema(`/${path.map(pointer).map(encodeURIComponent).join('/')}`, response.json());
    }
  };
}
