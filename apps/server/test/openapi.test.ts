import { EXPERIMENTS } from '@lanelab/papers';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { testApp } from './support/app.ts';
import { conformanceTo } from './support/openapi.ts';

it('is a valid OpenAPI document', async () => {
  const { app } = await testApp();
  const response = await app.inject({ url: '/api/openapi.json' });
  expect(response.statusCode).toBe(200);
  const result = await new Validator().validate(response.json());
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

it('describes every route with its errors', async () => {
  const { app } = await testApp();
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
  const routes = Object.entries<Record<string, { summary?: string; responses: object }>>(paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { summary, responses }]) => ({
        route: `${method} ${path}`,
        summary,
        responses,
      })),
  );
  expect(routes.map(({ route }) => route).sort()).toEqual([
    'delete /api/assignments/{id}',
    'delete /api/assignments/{id}/students/{student}',
    'delete /api/jobs/{id}',
    'delete /api/lessons/{id}',
    'delete /api/rooms/{code}',
    'delete /api/scenarios/{id}',
    'delete /api/shelf/{id}',
    'get /api/assignments/{id}',
    'get /api/assignments/{id}/export',
    'get /api/assignments/{id}/me',
    'get /api/assignments/{id}/me/submissions/{number}',
    'get /api/assignments/{id}/overview',
    'get /api/assignments/{id}/results.csv',
    'get /api/assignments/{id}/students/{student}/submissions/{number}',
    'get /api/assignments/{id}/students/{student}/work',
    'get /api/experiments',
    'get /api/figures/{file}',
    'get /api/health',
    'get /api/jobs/{id}',
    'get /api/jobs/{id}/events',
    'get /api/lessons/{id}',
    'get /api/lessons/{id}/edit-key',
    'get /api/lessons/{id}/revisions',
    'get /api/lessons/{id}/revisions/{revision}',
    'get /api/live/check',
    'get /api/presets/{id}/topology.png',
    'get /api/presets/{id}/topology.svg',
    'get /api/rooms/{code}',
    'get /api/rooms/{code}/documents/{hash}',
    'get /api/rooms/{code}/live',
    'get /api/runs/{key}',
    'get /api/scenarios/{id}',
    'get /api/scenarios/{id}/edit-key',
    'get /api/scenarios/{id}/revisions',
    'get /api/scenarios/{id}/revisions/{revision}',
    'get /api/scenarios/{id}/topology.png',
    'get /api/scenarios/{id}/topology.svg',
    'get /api/shelf',
    'get /api/shelf/lessons',
    'get /api/verdicts/{key}',
    'get /oembed',
    'patch /api/assignments/{id}',
    'patch /api/assignments/{id}/students/{student}/submissions/{number}',
    'post /api/assignments',
    'post /api/assignments/{id}/codes',
    'post /api/assignments/{id}/me/submissions',
    'post /api/assignments/{id}/students',
    'post /api/assignments/{id}/students/{student}/submissions/{number}/marking',
    'post /api/assignments/{id}/teacher-key',
    'post /api/jobs/{id}/resume',
    'post /api/lessons',
    'post /api/lessons/{id}/edit-key',
    'post /api/lessons/{id}/fork',
    'post /api/rooms',
    'post /api/rooms/{code}/members',
    'post /api/rooms/{code}/say',
    'post /api/runs',
    'post /api/scenarios',
    'post /api/scenarios/{id}/edit-key',
    'post /api/scenarios/{id}/fork',
    'post /api/verdicts',
    'put /api/assignments/{id}/me/work',
    'put /api/lessons/{id}',
    'put /api/rooms/{code}/documents/{hash}',
    'put /api/scenarios/{id}',
    'put /api/shelf/{id}',
  ]);
  for (const { summary, responses } of routes) {
    expect(summary).toBeTruthy();
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '429', '500']));
  }
});

it('says of scenarios what their format says', async () => {
  const { app } = await testApp();
  const document = (await app.inject({ url: '/api/openapi.json' })).json();
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ ...document, $id: 'api' });
  const validate = ajv.compile({ $ref: 'api#/components/schemas/Scenario' });
  for (const experiment of EXPERIMENTS)
    expect([experiment.id, validate(experiment.base())]).toEqual([experiment.id, true]);
  const [experiment] = EXPERIMENTS;
  const sound = experiment?.base();
  for (const wrong of [
    {},
    { ...sound, lanelab: 9 },
    { ...sound, model: { ...sound?.model, seed: -1 } },
    { ...sound, more: 1 },
  ])
    expect([wrong, validate(wrong)]).toEqual([wrong, false]);
});

it('serves its reader, which runs no inline scripts', async () => {
  const { app } = await testApp();
  const page = await app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['content-security-policy']).not.toContain('wasm');
  expect((await app.inject({ url: '/api/docs/static/swagger-initializer.js' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/docs/json' })).json()).toEqual(
    (await app.inject({ url: '/api/openapi.json' })).json(),
  );
});

it('would notice an answer that breaks it', async () => {
  const { app } = await testApp();
  const conform = conformanceTo(app);
  const response = await app.inject({ url: '/api/health' });
  conform({ url: '/api/health' }, response);
  const broken = Object.create(response, { json: { value: () => ({ status: 'fine' }) } });
  expect(() => conform({ url: '/api/health' }, broken)).toThrow("required property 'version'");
  const undeclared = Object.create(response, { statusCode: { value: 418 } });
  expect(() => conform({ url: '/api/health' }, undeclared)).toThrow('418');
});
