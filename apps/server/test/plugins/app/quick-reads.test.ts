/** A kept scenario that comes over the network is answered before Fastify; the same request by `inject` goes through all of it. */
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../support/app.ts';
import { testDatabase } from '../../support/database.ts';
import { capturedLog, type LogLine } from '../../support/log.ts';
import { samplesOf, total } from '../../support/metrics.ts';
import { crowd, storeScenario, tinyScenario } from '../../support/scenarios.ts';

type Headers = Readonly<Record<string, string>>;

/** These differ from answer to answer. */
const OF_THE_MOMENT = /^(?:date|connection|keep-alive|x-request-id|x-ratelimit-remaining|x-ratelimit-reset)$/;

function lasting(headers: Iterable<readonly [string, unknown]>): object {
  return Object.fromEntries(
    [...headers].filter(([name]) => !OF_THE_MOMENT.test(name)).map(([name, value]) => [name, String(value)]),
  );
}

/** Octets as they come, encoded or not. */
async function overNetwork(origin: string, path: string, headers: Headers = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin + path, { headers, agent: false }, resolve).on('error', reject);
  });
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

async function inject(app: FastifyInstance, url: string, headers: Headers = {}) {
  const { statusCode, headers: got, rawPayload } = await app.inject({ url, headers });
  return { status: statusCode, headers: got, body: rawPayload };
}

async function listening(environment: Headers = {}, logger = capturedLog()) {
  const database = await testDatabase();
  const { app, call } = await testApp({ logger: logger.logger, environment, database });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const newest = vi.spyOn(app.scenarios, 'newest');
  /** How many reads went through Fastify: only its handler asks for a kept answer in an encoding. */
  const handled = vi.spyOn(app.keptAnswers, 'in');
  return { app, call, origin, newest, handled, database, lines: logger.lines };
}

const CONDITIONS: readonly (readonly [string, Headers])[] = [
  ['no header', {}],
  ['Brotli', { 'accept-encoding': 'gzip, br' }],
  ['gzip', { 'accept-encoding': 'gzip' }],
  ['an encoding that the server has not', { 'accept-encoding': 'zstd' }],
  ['another tag', { 'if-none-match': '"r9-0000000000000000"' }],
  ['a cookie of somebody else', { cookie: 'lanelab_seat=forged; theme=dark' }],
];

describe.each([
  ['a short scenario', tinyScenario('Short')],
  ['a long scenario', crowd('Long', 40)],
])('%s', (_, scenario) => {
  it.each(CONDITIONS)('is answered as Fastify answers it, with %s', async (_name, headers) => {
    const { app, call, origin, handled } = await listening();
    const { id } = await storeScenario(call, scenario);
    const url = `/api/scenarios/${id}`;
    const throughFastify = await inject(app, url, headers);
    handled.mockClear();
    const quick = await overNetwork(origin, url, headers);
    expect(handled).not.toHaveBeenCalled();
    expect(quick.status).toBe(throughFastify.status);
    expect(lasting(Object.entries(quick.headers))).toEqual(lasting(Object.entries(throughFastify.headers)));
    expect(quick.body.equals(throughFastify.body)).toBe(true);
  });
});

it('answers 304 to who holds the newest revision, as Fastify does', async () => {
  const { app, call, origin, newest } = await listening();
  const { id, etag } = await storeScenario(call, tinyScenario('Held'));
  const url = `/api/scenarios/${id}`;
  await inject(app, url);
  newest.mockClear();
  const quick = await overNetwork(origin, url, { 'if-none-match': etag });
  expect(newest).toHaveBeenCalledOnce();
  const throughFastify = await inject(app, url, { 'if-none-match': etag });
  expect([quick.status, throughFastify.status]).toEqual([304, 304]);
  expect(lasting(Object.entries(quick.headers))).toEqual(lasting(Object.entries(throughFastify.headers)));
});

it('leaves to Fastify what is not kept, has a parameter, or a condition that cannot be read', async () => {
  const { call, origin } = await listening();
  const { id } = await storeScenario(call, tinyScenario('Left'));
  const url = `/api/scenarios/${id}`;
  const statuses = [];
  for (const [path, headers] of [
    [url, {}],
    [`${url}?revision=1`, {}],
    [`${url}?revision=0`, {}],
    [url, { 'if-none-match': 'no tag' }],
    ['/api/scenarios/aaaaaaaaaaaa', {}],
    ['/api/scenarios/not-an-id', {}],
  ] as const)
    statuses.push((await overNetwork(origin, path, headers)).status);
  expect(statuses).toEqual([200, 200, 400, 400, 404, 400]);
});

it('counts a read for its address like any other request', async () => {
  const { app, call, origin, handled } = await listening({ RATE_LIMIT_PER_MINUTE: '4' });
  const { id } = await storeScenario(call, tinyScenario('Counted'));
  const url = `/api/scenarios/${id}`;
  await inject(app, url);
  handled.mockClear();
  const left = [];
  for (let read = 0; read < 4; read += 1) {
    const { status, headers } = await overNetwork(origin, url);
    left.push([status, headers['x-ratelimit-remaining']]);
  }
  expect(left).toEqual([
    [200, '2'],
    [200, '1'],
    [200, '0'],
    [429, '0'],
  ]);
  expect(handled).not.toHaveBeenCalled();
  expect((await inject(app, url)).status).toBe(429);
});

it('has the same line in the log, and the same place in the metrics', async () => {
  const { app, call, origin, lines } = await listening({ TRUST_PROXY: 'true' });
  const { id } = await storeScenario(call, tinyScenario('Logged'));
  const url = `/api/scenarios/${id}`;
  const headers = {
    host: 'lab.example',
    'x-forwarded-for': '192.0.2.7, 198.51.100.1',
    'x-forwarded-host': 'a.example, b.example',
  };
  await inject(app, url, { ...headers, 'x-request-id': 'read-by-fastify' });
  await overNetwork(origin, url, { ...headers, 'x-request-id': 'read-at-the-door' });
  const lineOf = (wanted: string) => lines.find(({ reqId, msg }) => reqId === wanted && msg === 'request completed');
  await expect.poll(() => lineOf('read-at-the-door')).toBeDefined();
  const { reqId: given, time, responseTime, ...rest } = lineOf('read-at-the-door') as LogLine & Record<string, unknown>;
  expect(lineOf('read-by-fastify')).toMatchObject(rest);
  expect(rest).toMatchObject({ req: { method: 'GET', url, host: 'b.example', remoteAddress: '192.0.2.7' } });
  expect([given, typeof time, typeof responseTime]).toEqual(['read-at-the-door', 'number', 'number']);
  const samples = samplesOf((await app.inject('/metrics')).body);
  const labels = { method: 'GET', route: '/api/scenarios/:id', status: '200' };
  expect(total(samples, 'lanelab_http_request_duration_seconds_count', labels)).toBe(2);
  expect(total(samples, 'lanelab_people', { by: 'address' })).toBe(2);
});

it('sends a revision as soon as it is stored, by this server or another one', async () => {
  const { app, call, origin, database } = await listening();
  const { id, editKey, etag } = await storeScenario(call, tinyScenario('First'));
  const url = `/api/scenarios/${id}`;
  const titles: string[] = [];
  const read = async () => titles.push(JSON.parse((await overNetwork(origin, url)).body.toString()).title);
  await read();
  await read();
  const other = await testApp({ database });
  for (const [by, title] of [
    [app, 'Second'],
    [other.app, 'Third'],
  ] as const) {
    const headers = { 'x-edit-key': editKey, 'if-match': '*' };
    const { statusCode } = await by.inject({ method: 'PUT', url, headers, payload: tinyScenario(title) });
    expect(statusCode).toBe(200);
    await read();
    await read();
  }
  expect(titles).toEqual(['First', 'First', 'Second', 'Second', 'Third', 'Third']);
  expect((await overNetwork(origin, url, { 'if-none-match': etag })).status).toBe(200);
});

it('asks the database once for all reads that came together', async () => {
  const { app, call, origin, newest } = await listening();
  const { id } = await storeScenario(call, tinyScenario('Together'));
  await inject(app, `/api/scenarios/${id}`);
  newest.mockClear();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`GET /api/scenarios/${id} HTTP/1.1\r\nhost: lab.example\r\n\r\n`.repeat(10));
  let got = '';
  socket.on('data', (octets) => {
    got += octets;
  });
  while (got.split('HTTP/1.1 200 OK').length <= 10) await setTimeout(10);
  socket.destroy();
  expect(newest).toHaveBeenCalledOnce();
});
