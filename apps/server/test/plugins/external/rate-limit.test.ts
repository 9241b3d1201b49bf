import { once } from 'node:events';
import net from 'node:net';
import { expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { storeScenario, tinyScenario } from '../../support/scenarios.ts';

it('bounds the requests of one address', async () => {
  const { call } = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '3' } });
  const statuses: number[] = [];
  for (let at = 0; at < 4; at += 1) statuses.push((await call({ url: '/api/experiments' })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await call({ url: '/api/experiments' });
  expect(refused.json().error).toMatchObject({ code: 'rate_limited', message: expect.stringContaining('more than 3') });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call({ url: '/api/experiments', remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
});

async function sitDown({ call }: TestApp): Promise<{ readonly cookie: string }> {
  const [seat] = (await call({ url: '/', headers: { accept: 'text/html' } })).cookies;
  return { cookie: `${seat?.name}=${seat?.value}` };
}

it('lets one seat have a tenth of what an address may ask for, so that it keeps no other seat out', async () => {
  const app = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '20' } });
  const [loud, quiet] = [await sitDown(app), await sitDown(app)];
  const ask = async (headers: Record<string, string>) => app.call({ url: '/api/experiments', headers });
  const statuses: number[] = [];
  for (let at = 0; at < 9; at += 1) statuses.push((await ask(loud)).statusCode);
  expect(statuses).toEqual([200, 200, 429, 429, 429, 429, 429, 429, 429]);
  const refused = await ask(loud);
  expect(refused.json().error.message).toContain('You made more than 2');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.call({ url: '/api/health', headers: loud })).statusCode).toBe(200);
  expect([(await ask(quiet)).statusCode, (await ask(quiet)).statusCode]).toEqual([200, 200]);
  // People without a seat share the count of the address, and take nothing from the seats.
  const late = await sitDown(app);
  for (let at = 0; at < 21; at += 1) statuses.push((await ask({})).statusCode);
  expect(statuses.slice(9)).toEqual([...Array<number>(20).fill(200), 429]);
  expect((await ask(late)).statusCode).toBe(200);
});

it('counts reads that are answered before Fastify to the share of a seat', async () => {
  const app = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '40' } });
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { id } = await storeScenario(app.call, tinyScenario('T'));
  const [loud, quiet] = [await sitDown(app), await sitDown(app)];
  const read = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/api/scenarios/${id}`, { headers })).status;
  const statuses: number[] = [];
  for (let at = 0; at < 10; at += 1) statuses.push(await read(loud));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429, 429, 429]);
  expect(await read(quiet)).toBe(200);
});

it('ends the connection of a WebSocket that it refuses', async () => {
  const app = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '1' } });
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = await sitDown(app);
  expect((await app.call({ url: '/api/experiments', headers })).statusCode).toBe(200);
  const { hostname, port } = new URL(origin);
  const connection = net.connect(Number(port), hostname);
  let answer = '';
  connection.on('data', (chunk) => {
    answer += chunk.toString();
  });
  const asked = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  const head = ['GET /api/rooms/K7QF3MPW/live HTTP/1.1', 'Host: x', `Cookie: ${headers.cookie}`, ...asked];
  connection.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(connection, 'close');
  expect(answer).toContain('429 Too Many Requests');
});

it('counts addresses that do not exist, and never health or the web app', async () => {
  const { app, call } = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '2' } });
  for (let at = 0; at < 2; at += 1) await call({ url: '/api/nothing' });
  expect((await call({ url: '/api/nothing' })).statusCode).toBe(429);
  expect((await call({ url: '/api/health' })).statusCode).toBe(200);
  for (let at = 0; at < 5; at += 1) expect((await app.inject({ url: '/' })).statusCode).toBe(200);
});

it('bounds writes more tightly than reads', async () => {
  const { call } = await testApp({ environment: { WRITE_LIMIT_PER_MINUTE: '1' } });
  const post = { method: 'POST', url: '/api/scenarios', payload: tinyScenario('T') } as const;
  const first = await call(post);
  expect(first.statusCode).toBe(201);
  expect((await call(post)).statusCode).toBe(429);
  expect((await call({ url: first.json().links.self })).statusCode).toBe(200);
});

it('counts an address however it is written', async () => {
  const { app } = await testApp({ environment: { WRITE_LIMIT_PER_MINUTE: '1' } });
  const post = (url: string) => app.inject({ method: 'POST', url, payload: tinyScenario('T') });
  expect((await post('/%61pi/scenarios')).statusCode).toBe(201);
  expect((await post('/%61pi/scenarios')).statusCode).toBe(429);
  expect((await post('/api/scenarios')).statusCode).toBe(429);
});

it('bounds what has to be computed, not results that are kept', async () => {
  const { call } = await testApp({ environment: { RUN_LIMIT_PER_MINUTE: '1' } });
  const post = (seed: number) => call({ method: 'POST', url: '/api/runs', payload: tinyScenario('T', seed) });
  const answers = [await post(1), await post(2), await post(1)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200]);
  expect(Number(answers[1]?.headers['retry-after'])).toBeGreaterThan(0);
  const figure = { url: '/api/figures/curitiba-table2.svg' };
  expect((await call(figure)).statusCode).toBe(429);
  expect((await call({ ...figure, remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
  expect((await call(figure)).statusCode).toBe(200);
});

it('believes the address that a proxy reports only where it is configured to', async () => {
  const forwarded = (address: string) => ({ url: '/api/experiments', headers: { 'x-forwarded-for': address } });
  const direct = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '1' } });
  await direct.call(forwarded('203.0.113.1'));
  expect((await direct.call(forwarded('203.0.113.2'))).statusCode).toBe(429);
  const behind = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: 'true' } });
  await behind.call(forwarded('203.0.113.1'));
  expect((await behind.call(forwarded('203.0.113.2'))).statusCode).toBe(200);
});

it('does not keep anybody out for longer where the clock of the machine is set back', async () => {
  const { call } = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '1' } });
  expect((await call({ url: '/api/experiments' })).statusCode).toBe(200);
  const wallClock = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => wallClock - 3_600_000);
  try {
    const refused = await call({ url: '/api/experiments' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  } finally {
    clock.mockRestore();
  }
});
