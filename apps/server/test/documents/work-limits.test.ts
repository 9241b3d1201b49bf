/** Limits that count work: octets before anything is read, devices once they were seen, cells before they are computed. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { testGate } from '../support/gate.ts';
import { crowd, storeScenario, tinyScenario } from '../support/scenarios.ts';

// The clock that budgets go by stands: nothing comes back, however long a busy machine takes.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const SIZE = 40_000;

/** A body of `SIZE` octets. */
function bodyOf(scenario: object): string {
  const text = JSON.stringify(scenario);
  return text + ' '.repeat(SIZE - text.length);
}

const post = (url: string, payload: string | object, remoteAddress = '192.0.2.1') =>
  ({ method: 'POST', url, payload, remoteAddress, headers: { 'content-type': 'application/json' } }) as const;

async function statuses({ call }: TestApp, requests: readonly ReturnType<typeof post>[]): Promise<number[]> {
  const all: number[] = [];
  for (const request of requests) all.push((await call(request)).statusCode);
  return all;
}

it('counts octets before anything is read, on every route that takes a body', async () => {
  const environment = { DOCUMENT_BYTES_PER_MINUTE: String(2.5 * SIZE), SEATS_AT_ONCE: '1' };
  for (const url of ['/api/scenarios', '/api/runs']) {
    const { pool, asked } = testGate(1e9);
    const app = await testApp({ environment, documentPool: pool });
    const body = bodyOf(tinyScenario('T'));
    // The same document each time: the run's result is kept from the first on.
    expect(await statuses(app, [post(url, body), post(url, body)])).not.toContain(429);
    const refused = await app.call(post(url, body));
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
    expect(refused.json().error.message).toMatch(/100,000 bytes.*Ask again in \d+ seconds/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(asked()).toBe(2);
    expect(await statuses(app, [post(url, body, '192.0.2.2')])).not.toContain(429);
  }
});

it('counts what is refused, too', async () => {
  const environment = { DOCUMENT_BYTES_PER_MINUTE: String(2.5 * SIZE) };
  const app = await testApp({ environment });
  const broken = post('/api/scenarios', bodyOf({ lanelab: 1 }));
  const noJson = post('/api/scenarios', `${bodyOf({})}}`);
  const deleted = { ...post('/api/scenarios/23456789ABCD', bodyOf({})), method: 'DELETE' } as const;
  expect(await statuses(app, [broken, noJson, broken])).toEqual([422, 400, 429]);
  expect((await app.call({ ...deleted, headers: { ...deleted.headers, 'x-edit-key': 'k' } })).statusCode).toBe(429);
});

it('counts devices, of refused documents as well', async () => {
  for (const scenario of [crowd('T', 150), { ...crowd('T', 150), unknown: 1 }]) {
    const app = await testApp({ environment: { DOCUMENT_DEVICES_PER_MINUTE: '100' } });
    const first = await app.call(post('/api/scenarios', scenario));
    expect([201, 422]).toContain(first.statusCode);
    const refused = await app.call(post('/api/scenarios', tinyScenario('Small')));
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
    expect(refused.json().error.message).toContain('100 devices');
  }
});

it('counts drawings by their devices, and those at hand for nothing', async () => {
  const app = await testApp({ environment: { DOCUMENT_DEVICES_PER_MINUTE: '250' } });
  const { id } = await storeScenario(app.call, crowd('T', 100));
  const picture = (width: number) => app.call({ url: `/api/scenarios/${id}/topology.svg?width=${width}` });
  expect((await picture(300)).statusCode).toBe(200);
  expect((await picture(301)).statusCode).toBe(200);
  for (let at = 0; at < 5; at += 1) expect((await picture(300)).statusCode).toBe(200);
  expect((await picture(302)).statusCode).toBe(429);
  // The page of the scenario does without what only previews show.
  expect((await app.call({ url: `/s/${id}`, headers: { accept: 'text/html' } })).statusCode).toBe(200);
});

it('counts the cells of runs that have to be computed', async () => {
  const app = await testApp({ environment: { RUN_CELLS_PER_MINUTE: '1000000' } });
  const seconds = (count: number, seed: number) => post('/api/runs', tinyScenario('T', seed, count * 1e12));
  expect(await statuses(app, [seconds(1, 1), seconds(1, 2), seconds(1, 1), seconds(1, 3)])).toEqual([
    200, 200, 200, 429,
  ]);
  const refused = await app.call(seconds(1, 3));
  expect(refused.json().error.message).toContain('1,000,000 cells');
});

it('refuses a body by its announced length, before any of it has come', async () => {
  const { app } = await testApp({ environment: { DOCUMENT_BYTES_PER_MINUTE: String(1.5 * SIZE) } });
  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const answers: string[] = [];
  for (const body of [bodyOf(tinyScenario('T')), '']) {
    const socket = connect(Number(origin.port), origin.hostname);
    const head = `POST /api/scenarios HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${SIZE}\r\n\r\n`;
    socket.write(head + body);
    answers.push(String(await once(socket, 'data')).split('\r\n')[0] ?? '');
    socket.destroy();
  }
  expect(answers).toEqual(['HTTP/1.1 201 Created', 'HTTP/1.1 429 Too Many Requests']);
});

it('says of a body that is too large that it is too large, whatever work is left', async () => {
  const { call } = await testApp({ environment: { DOCUMENT_BYTES_PER_MINUTE: '1024' } });
  const url = '/api/scenarios';
  expect((await call(post(url, bodyOf(tinyScenario('T'))))).statusCode).toBe(201);
  expect((await call(post(url, 'x'.repeat(3_000_000)))).statusCode).toBe(413);
});
