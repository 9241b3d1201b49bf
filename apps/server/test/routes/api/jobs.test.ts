import { once } from 'node:events';
import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { tinyScenario } from '../../support/scenarios.ts';

const FIGURE = '/api/figures/curitiba-table3.json';
const AT_ONCE = { FIGURE_WAIT_MS: '0' };

interface Told {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The events of a stream, read as the standard has it; comments are left out. */
function told(body: string): readonly Told[] {
  return body.split('\n\n').flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const event = field('event');
    return event === undefined ? [] : [{ event, id: field('id'), data: JSON.parse(field('data') ?? 'null') }];
  });
}

it.each([
  ['GET', ''],
  ['DELETE', '?ticket=6f0c3c1e-8f3a-4f0e-9a53-2f1f3a0b7c11'],
  ['GET', '/events'],
  ['POST', '/resume'],
] as const)('has no job to %s%s under an unknown id', async (method, rest) => {
  const { call } = await testApp();
  const unknown = await call({ method, url: `/api/jobs/6f0c3c1e-8f3a-4f0e-9a53-2f1f3a0b7c11${rest}` });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json().error.code).toBe('job_not_found');
  const broken = await call({ method, url: `/api/jobs/1${rest}` });
  expect(broken.statusCode).toBe(400);
  expect(broken.json().error).toMatchObject({ code: 'invalid_request', path: 'params.id' });
});

it('tells the points as they are finished, and the end', async () => {
  const { call, simulator } = await testApp({ environment: AT_ONCE });
  simulator.hold(2);
  const { links, id } = (await call({ url: FIGURE })).json();
  const stream = call({ url: links.events });
  await expect.poll(async () => (await call({ url: links.self })).json().progress.done).toBeGreaterThanOrEqual(2);
  simulator.release();
  const response = await stream;
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  const events = told(response.body);
  expect(events[0]).toMatchObject({ event: 'progress', data: { total: 4 } });
  const points = events.filter(({ event }) => event === 'point');
  expect(points.map((point) => point.id)).toEqual(['1', '2', '3', '4']);
  expect(new Set(points.map(({ data }) => data['position']))).toEqual(new Set([0, 1, 2, 3]));
  expect(events.at(-1)).toMatchObject({ event: 'end', id: 'end', data: { id, state: 'done', progress: { done: 4 } } });
  const first = points[0]?.data['links'] as { result: string } | undefined;
  expect((await call({ url: first?.result ?? '' })).json()).toMatchObject({ engine: '0.0.0-fake' });

  // A client that comes later receives everything, one that has two points the other two, one that has the end nothing.
  const again = async (last: string) => call({ url: links.events, headers: { 'last-event-id': last } });
  expect(told((await call({ url: links.events })).body).map(({ event }) => event)).toEqual([
    'progress',
    'point',
    'point',
    'point',
    'point',
    'end',
  ]);
  expect(told((await again('2')).body).flatMap((each) => each.id ?? [])).toEqual(['3', '4', 'end']);
  expect((await again('end')).statusCode).toBe(204);
  expect((await again('-1')).statusCode).toBe(400);
});

it('tells that a job was cancelled, and goes on with it when it is resumed', async () => {
  const { call, simulator } = await testApp({ environment: { ...AT_ONCE, ENGINE_WORKERS: '1' } });
  simulator.hold(1);
  const { links } = (await call({ url: FIGURE })).json();
  const stream = call({ url: links.events });
  await expect.poll(() => simulator.started.length).toBe(2);
  expect((await call({ method: 'DELETE', url: links.cancel })).json()).toMatchObject({ state: 'cancelled', claims: 0 });
  expect(told((await stream).body).at(-1)).toMatchObject({ event: 'end', data: { state: 'cancelled' } });

  const resumed = await call({ method: 'POST', url: links.resume });
  expect(resumed.statusCode).toBe(202);
  expect(resumed.json().ticket).toMatch(/^[0-9a-f-]{36}$/);
  simulator.release();
  expect(told((await call({ url: links.events })).body).at(-1)?.data).toMatchObject({ state: 'done' });
  expect(simulator.started).toHaveLength(5);
});

it('cancels for who asked, and for nobody else', async () => {
  const { call, simulator } = await testApp({ environment: { ...AT_ONCE, TRUST_PROXY: 'true' } });
  simulator.hold();
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const first = (await call({ url: FIGURE, headers: from('192.0.2.1') })).json();
  const second = (await call({ url: FIGURE, headers: from('192.0.2.2') })).json();
  expect(second.id).toBe(first.id);
  const withdraw = (url: string, address: string) => call({ method: 'DELETE', url, headers: from(address) });
  const stranger = await withdraw(`${first.links.self}?ticket=6f0c3c1e-8f3a-4f0e-9a53-2f1f3a0b7c11`, '192.0.2.3');
  expect(stranger.statusCode).toBe(403);
  expect(stranger.json().error.code).toBe('claim_missing');
  // Behind one address nobody withdraws for another.
  await expect.poll(() => simulator.started.length).toBeGreaterThan(0);
  const neighbour = await withdraw(first.links.self, '192.0.2.1');
  expect(neighbour.statusCode).toBe(400);
  expect(neighbour.json().error).toMatchObject({ code: 'invalid_request', path: 'query.ticket' });
  expect((await call({ url: first.links.self })).json()).toMatchObject({ state: 'running' });
  const one = await withdraw(first.links.cancel, '192.0.2.3');
  expect(one.json()).toMatchObject({ state: 'running', claims: 1 });
  expect((await withdraw(second.links.cancel, '192.0.2.2')).json()).toMatchObject({ state: 'cancelled', claims: 0 });
});

it('bounds the jobs of one address, as its proxy names it', async () => {
  const environment = { ...AT_ONCE, TRUST_PROXY: 'true', JOB_LIMIT_PER_ADDRESS: '1' };
  const { call, simulator } = await testApp({ environment });
  simulator.hold();
  const run = (seed: number, address: string) =>
    call({
      method: 'POST',
      url: '/api/runs',
      payload: tinyScenario('One', seed),
      headers: { 'x-forwarded-for': address },
    });
  const answers = [await run(1, '192.0.2.1'), await run(2, '192.0.2.1'), await run(2, '192.0.2.2')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 429, 202]);
  expect(answers[1]?.headers['retry-after']).toBe('10');
  expect(answers[1]?.json().error).toMatchObject({ code: 'job_limit', message: expect.stringContaining('1 jobs') });
});

async function openStream(app: FastifyInstance, url: string): Promise<http.IncomingMessage> {
  const request = http.get(new URL(url, app.listeningOrigin), { agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.on('error', () => response.destroy());
  return response;
}

it('bounds the open streams of one address, and ends them when the server closes', async () => {
  const { app, call, simulator } = await testApp({ environment: { ...AT_ONCE, EVENT_STREAMS_PER_ADDRESS: '2' } });
  simulator.hold();
  const { links } = (await call({ url: FIGURE })).json();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [one, two] = [await openStream(app, links.events), await openStream(app, links.events)];
  expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
  const three = await openStream(app, links.events);
  expect(three.statusCode).toBe(429);
  expect(three.headers['retry-after']).toBe('10');
  one.destroy();
  const reopened = async () => {
    const stream = await openStream(app, links.events);
    return stream.statusCode;
  };
  await expect.poll(reopened).toBe(200);
  two.resume();
  const ended = once(two, 'end');
  await app.close();
  await ended;
});
