/** The check of a live connection in its three forms, and what it is sent by who means no good. */
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { expect, it } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { type TestApp, testApp } from '../../support/app.ts';
import { tinyScenario } from '../../support/scenarios.ts';

const CHECK = '/api/live/check';

async function listening(environment: Readonly<Record<string, string>> = {}): Promise<TestApp & { origin: string }> {
  const started = await testApp({ environment });
  const origin = await started.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...started, origin };
}

const connect = (origin: string, options: ClientOptions = {}, path = CHECK): WebSocket =>
  new WebSocket(origin.replace('http', 'ws') + path, options);

/** Code and reason with which the connection ends. */
async function endOf(socket: WebSocket): Promise<{ readonly code: number; readonly reason: string }> {
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
  return { code, reason: String(reason) };
}

/** Status of the answer that refuses a handshake. */
async function refusalOf(socket: WebSocket): Promise<number | undefined> {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, http.IncomingMessage];
  response.resume();
  return response.statusCode;
}

async function echoed(socket: WebSocket, text: string): Promise<string> {
  const answer = once(socket, 'message');
  socket.send(text);
  const [data, isBinary] = (await answer) as [Buffer, boolean];
  expect(isBinary).toBe(false);
  return String(data);
}

interface Check {
  readonly challenge: string | null;
  readonly number: number;
  readonly of: number;
  readonly afterMs: number;
}

function checksOf(body: string): readonly Check[] {
  return [...body.matchAll(/^event: check\nid: \d\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as Check);
}

const EVENTS = { accept: 'text/event-stream' };

it('answers a poll with the challenge and the clock of the server, and lets nobody keep the answer', async () => {
  const { call } = await testApp();
  const before = Date.now();
  const response = await call({ url: `${CHECK}?challenge=a-1_B` });
  const { challenge, atMs } = response.json<{ challenge: string; atMs: number }>();
  expect(challenge).toBe('a-1_B');
  expect(atMs).toBeGreaterThanOrEqual(before);
  expect(atMs).toBeLessThanOrEqual(Date.now());
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store, no-transform', vary: 'accept' });
  expect((await call({ url: CHECK })).json()).toMatchObject({ challenge: null });
});

it('sends as many events as are asked for, each with the time since the first', async () => {
  const { call } = await testApp();
  const response = await call({ url: `${CHECK}?challenge=x&events=3`, headers: EVENTS });
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  const checks = checksOf(response.body);
  expect(checks.map(({ challenge, number, of }) => [challenge, number, of])).toEqual([
    ['x', 1, 3],
    ['x', 2, 3],
    ['x', 3, 3],
  ]);
  const [first = 0, second = 0, third = 0] = checks.map(({ afterMs }) => afterMs);
  // Pauses may be longer on a busy machine, never shorter.
  expect([first < second, second < third, third >= 295]).toEqual([true, true, true]);
  expect(checksOf((await call({ url: CHECK, headers: EVENTS })).body)).toHaveLength(1);
});

it('sends the first event before the last one is due', async () => {
  const { origin } = await listening();
  const request = http.get(`${origin}${CHECK}?events=8`, { headers: EVENTS, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const [chunk] = (await once(response, 'data')) as [Buffer];
  expect(checksOf(`${String(chunk)}\n`).map(({ number }) => number)).toEqual([1]);
  response.destroy();
});

it.each([
  ['challenge=', 'query.challenge'],
  [`challenge=${'a'.repeat(65)}`, 'query.challenge'],
  ['challenge=%0d%0adata:%20x', 'query.challenge'],
  ['challenge=a&challenge=b', 'query.challenge'],
  ['events=0', 'query.events'],
  ['events=9', 'query.events'],
  ['events=1e3', 'query.events'],
  ['more=1', 'query'],
])('refuses %s in every form', async (query, path) => {
  const { call, origin } = await listening();
  for (const headers of [{}, EVENTS]) {
    const response = await call({ url: `${CHECK}?${query}`, headers });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ code: 'invalid_request', path });
  }
  expect(await refusalOf(connect(origin, {}, `${CHECK}?${query}`))).toBe(400);
});

it('sends each message back as it was', async () => {
  const { origin } = await listening();
  const socket = connect(origin, { origin });
  await once(socket, 'open');
  expect(await echoed(socket, 'a-1')).toBe('a-1');
  expect(await echoed(socket, 'ü\u0000 – 字')).toBe('ü\u0000 – 字');
  expect(await echoed(socket, '')).toBe('');
  expect(await echoed(socket, 'x'.repeat(1024))).toBe('x'.repeat(1024));
  socket.close(1000);
  expect((await endOf(socket)).code).toBe(1000);
});

it('ends a connection with more than 16 messages or pings, a long one, a binary one, and one that is no WebSocket frame', async () => {
  const { origin } = await listening();
  const open = async () => {
    const socket = connect(origin);
    await once(socket, 'open');
    return socket;
  };
  const talkative = await open();
  let answers = 0;
  talkative.on('message', () => {
    answers += 1;
  });
  for (let number = 0; number < 40; number += 1) talkative.send(String(number));
  expect(await endOf(talkative)).toEqual({ code: 1008, reason: expect.stringContaining('at most 16 messages') });
  expect(answers).toBe(16);

  const pinging = await open();
  for (let number = 0; number < 40; number += 1) pinging.ping();
  expect((await endOf(pinging)).code).toBe(1008);

  const long = await open();
  long.send('x'.repeat(1025));
  expect((await endOf(long)).code).toBe(1009);

  const binary = await open();
  binary.send(Buffer.from([1, 2, 3]));
  expect(await endOf(binary)).toEqual({ code: 1003, reason: expect.stringContaining('text messages only') });

  const broken = await open();
  // A text frame with a reserved bit set: RFC 6455, 5.2 ends the connection.
  (Reflect.get(broken, '_socket') as net.Socket).write(Buffer.from([0xf1, 0x80, 0, 0, 0, 0]));
  expect((await endOf(broken)).code).toBe(1002);

  const socket = await open();
  expect(await echoed(socket, 'still here')).toBe('still here');
  socket.terminate();
});

it('is for pages of this server and for clients that are no browser', async () => {
  const { call, origin } = await listening({ PUBLIC_URL: 'https://lab.example.org' });
  for (const other of ['https://evil.example', 'null', 'https://lab.example.org.evil.example', 'file://', '\u00e9']) {
    const headers = { origin: other };
    const refused = await call({ url: CHECK, headers });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toMatchObject({ code: 'other_site', path: 'headers.origin' });
    expect((await call({ url: CHECK, headers: { ...headers, ...EVENTS } })).statusCode).toBe(403);
    expect(await refusalOf(connect(origin, { headers }))).toBe(403);
  }
  // A proxy that leaves the port out, or has another one, is no other site; nor is the public address.
  for (const own of [origin, 'http://127.0.0.1:5173', 'https://lab.example.org']) {
    expect((await call({ url: CHECK, headers: { origin: own, host: '127.0.0.1' } })).statusCode).toBe(200);
    const socket = connect(origin, { origin: own });
    await once(socket, 'open');
    socket.terminate();
  }
});

it('counts streams and sockets together, and tells a browser that it should come later', async () => {
  const { origin } = await listening({ EVENT_STREAMS_PER_ADDRESS: '2' });
  const first = connect(origin);
  const second = connect(origin);
  await Promise.all([once(first, 'open'), once(second, 'open')]);
  expect(await endOf(connect(origin))).toEqual({ code: 1013, reason: expect.stringContaining('as many streams') });
  const status = async () => {
    const response = await fetch(`${origin}${CHECK}`, { headers: EVENTS });
    await response.text();
    return response.status;
  };
  const refused = await fetch(`${origin}${CHECK}`, { headers: EVENTS });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  // A poll is over at once, and takes no place.
  expect((await fetch(`${origin}${CHECK}`)).status).toBe(200);
  // A client that is gone without a word frees its place, too.
  first.terminate();
  await expect.poll(status).toBe(200);
  second.close();
  await endOf(second);
});

it('frees the place of a handshake that is none', async () => {
  const { app, origin } = await listening({ EVENT_STREAMS_PER_ADDRESS: '1' });
  for (const headers of [
    '',
    'Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n',
    'Sec-WebSocket-Version: 99\r\n',
  ]) {
    const client = net.connect(Number(new URL(origin).port), '127.0.0.1');
    let text = '';
    client.on('data', (chunk) => {
      text += String(chunk);
    });
    client.write(`GET ${CHECK} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`);
    await once(client, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
  expect(app.websocketServer.clients.size).toBe(0);
  const socket = connect(origin);
  await once(socket, 'open');
  expect(await echoed(socket, 'free')).toBe('free');
  socket.terminate();
});

it('opens no WebSocket at other addresses, and answers who asks for another protocol as if he had not', async () => {
  const { origin } = await listening();
  expect(await refusalOf(connect(origin, {}, '/api/experiments'))).toBe(200);
  expect(await refusalOf(connect(origin, {}, '/api/live/nothing'))).toBe(404);
  for (const [address, protocol] of [
    ['/api/experiments', 'h2c'],
    [CHECK, 'h2c'],
  ]) {
    const request = http.get(`${origin}${address}`, { headers: { connection: 'Upgrade', upgrade: protocol } });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    let body = '';
    for await (const chunk of response) body += String(chunk);
    expect([address, response.statusCode, response.headers.connection]).toEqual([address, 200, 'keep-alive']);
    expect(typeof JSON.parse(body)).toBe('object');
  }
});

it('reads the body of who asks for another protocol with it', async () => {
  const { origin } = await listening();
  const body = JSON.stringify(tinyScenario('Sent with a wish'));
  const { hostname, port } = new URL(origin);
  for (const cut of [0, 10]) {
    const socket = net.connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [
      'POST /api/scenarios HTTP/1.1',
      `Host: ${hostname}`,
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABk',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, cut)}`);
    if (cut > 0) await new Promise(setImmediate);
    socket.write(body.slice(cut));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer).split('\r\n')[0]).toBe('HTTP/1.1 201 Created');
    socket.destroy();
  }
});

it('lets no open connection hold up the end of the server', async () => {
  const { app, origin } = await listening();
  const polite = connect(origin);
  const deaf = connect(origin);
  await Promise.all([once(polite, 'open'), once(deaf, 'open')]);
  // A client that reads nothing answers no closing either.
  (Reflect.get(deaf, '_socket') as net.Socket).pause();
  const ended = endOf(polite);
  await app.close();
  expect((await ended).code).toBe(1001);
  deaf.terminate();
});
