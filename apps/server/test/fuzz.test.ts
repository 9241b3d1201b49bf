/** Whatever is sent, the answer is declared and never a 500. */
import { EXPERIMENTS } from '@lanelab/papers';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, inject, it } from 'vitest';
import { type TestApp, testApp } from './support/app.ts';
import { storeScenario, tinyScenario } from './support/scenarios.ts';

const text = fc.string({ unit: 'binary', maxLength: 40 });
const urlPart = text.map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '')));
const headerValue = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);

async function neverFails({ call }: TestApp, requests: fc.Arbitrary<InjectOptions>, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { statusCode, body } = await call(request);
      expect(statusCode, body).toBeLessThan(500);
    }),
    { numRuns: numRuns * inject('effort') },
  );
}

/** A sound scenario with some of its values replaced by anything. */
function mutated(value: unknown): fc.Arbitrary<unknown> {
  const leaf = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.double().map((number) => number),
    fc.bigInt().map(Number),
  );
  const walk = (part: unknown): fc.Arbitrary<unknown> => {
    if (Array.isArray(part))
      return fc.oneof({ weight: 12, arbitrary: fc.tuple(...part.map(walk)) }, { weight: 1, arbitrary: leaf });
    if (typeof part === 'object' && part !== null) {
      const fields = Object.fromEntries(Object.entries(part).map(([key, field]) => [key, walk(field)]));
      return fc.oneof(
        { weight: 12, arbitrary: fc.record(fields, { noNullPrototype: true }) },
        { weight: 1, arbitrary: leaf },
      );
    }
    return fc.oneof({ weight: 40, arbitrary: fc.constant(part) }, { weight: 1, arbitrary: leaf });
  };
  return walk(value);
}

it('takes any JSON as a body', async () => {
  const app = await testApp();
  const bodies = fc.oneof(
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ lanelab: 1, model: value })),
    text,
  );
  const headers = { 'content-type': 'application/json' };
  await neverFails(
    app,
    fc
      .tuple(fc.constantFrom('/api/scenarios', '/api/runs'), bodies)
      .map(([url, payload]) => ({ method: 'POST', url, headers, payload })),
    300,
  );
});

it('takes almost sound scenarios', async () => {
  const app = await testApp();
  const headers = { 'content-type': 'application/json' };
  const scenario = fc.constantFrom(...EXPERIMENTS).chain((experiment) => mutated(experiment.base()));
  await neverFails(
    app,
    fc
      .tuple(fc.constantFrom('/api/scenarios', '/api/runs'), scenario)
      .map(([url, payload]) => ({ method: 'POST', url, headers, payload: JSON.stringify(payload) })),
    150,
  );
});

it('takes any address and query', async () => {
  const app = await testApp();
  const prefix = fc.constantFrom(
    '/api/scenarios/',
    '/api/figures/',
    '/api/jobs/',
    '/api/runs/',
    '/api/shelf/',
    '/api/presets/',
    '/api/assignments/',
    '/api/assignments/K7QF3MPW/',
    '/api/assignments/K7QF3MPW/students/23456789ABCD/submissions/',
    '/api/scenarios/23456789ABCD/',
    '/oembed',
    '/s/',
    '/api/',
    '/',
    '/assets/',
  );
  const query = fc.dictionary(
    fc.oneof(fc.constantFrom('revision', 'quality', 'theme', 'width', 'limit', 'after', 'before', 'url'), urlPart),
    urlPart,
    {
      maxKeys: 3,
    },
  );
  const method = fc.constantFrom('GET' as const, 'POST' as const, 'DELETE' as const, 'PATCH' as const, 'HEAD' as const);
  await neverFails(
    app,
    fc.tuple(method, prefix, urlPart, query).map(([name, start, part, fields]) => ({
      method: name,
      url: `${start}${part}?${Object.entries(fields)
        .map(([key, value]) => `${key}=${value}`)
        .join('&')}`,
    })),
    300,
  );
});

it('takes addresses that are not even encoded', async () => {
  const app = await testApp();
  await neverFails(
    app,
    fc
      .constantFrom(
        '/%',
        '/%zz',
        '/api/%ff',
        '/s/%c3%28',
        '/api/figures/%00.svg',
        '//',
        '/api//',
        '/?%',
        '/api/scenarios/%E0%A4%A',
      )
      .map((url) => ({ url })),
    30,
  );
});

it('takes any headers', async () => {
  const app = await testApp();
  const { id } = await storeScenario(app.call, tinyScenario('T'));
  const headers = fc.dictionary(
    fc.constantFrom(
      'if-match',
      'if-none-match',
      'x-edit-key',
      'x-shelf-key',
      'accept',
      'accept-encoding',
      'content-type',
      'x-forwarded-for',
      'range',
    ),
    headerValue,
  );
  const method = fc.constantFrom('GET' as const, 'PUT' as const, 'POST' as const);
  const rest = fc.constantFrom('', '/fork', '/edit-key', '/revisions', '/topology.svg');
  await neverFails(
    app,
    fc.tuple(method, rest, headers).map(([name, end, fields]) => ({
      method: name,
      url: `/api/scenarios/${id}${end}`,
      headers: fields,
      ...(name === 'PUT' ? { payload: JSON.stringify(tinyScenario('U')) } : {}),
    })),
    200,
  );
});
