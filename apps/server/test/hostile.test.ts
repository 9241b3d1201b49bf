/** What a server on the net is sent sooner or later, against the real process: every one is answered or cut off, and it lives on. */
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testFolder } from './support/folder.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const SECRET_FILE = 'outside the web app';

let server: ServerProcess;
/** One that waits for a request no longer than its test wants to. */
let hasty: ServerProcess;
const folder = testFolder();

beforeAll(async () => {
  const root = await folder.make();
  await mkdir(path.join(root, 'dist', 'assets'), { recursive: true });
  await writeFile(path.join(root, 'dist', 'index.html'), '<!doctype html><title>lab</title>');
  await writeFile(path.join(root, 'dist', '.env'), SECRET_FILE);
  await writeFile(path.join(root, 'secret.txt'), SECRET_FILE);
  const environment = {
    WEB_DIST: path.join(root, 'dist'),
    RATE_LIMIT_PER_MINUTE: '1000000',
    WRITE_LIMIT_PER_MINUTE: '1000000',
  };
  [server, hasty] = await Promise.all([
    startServer({ ...environment, DATA_DIR: path.join(root, 'data') }),
    startServer({ ...environment, DATA_DIR: path.join(root, 'hasty'), REQUEST_TIMEOUT_MS: '700' }),
  ]);
});

afterAll(async () => {
  for (const one of [server, hasty]) {
    expect(await (await fetch(`${one.origin}/api/health`)).json()).toMatchObject({ status: 'ok' });
    expect(await one.end('SIGTERM')).toEqual({ code: 0, signal: null });
  }
  await folder.remove();
});

const portOf = ({ origin }: ServerProcess): number => Number(new URL(origin).port);

interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends octets as they are, each part after the pause, and reads until the server ends the connection. */
async function raw(parts: readonly (string | Buffer)[], pauseMs = 0, to = server): Promise<RawAnswer> {
  const socket = net.connect(portOf(to), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  // The server may cut the connection in the middle of what is sent.
  socket.on('error', () => socket.destroy());
  const closed = new Promise((resolve) => socket.on('close', resolve));
  for (const part of parts) {
    if (socket.destroyed) break;
    socket.write(part);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await closed;
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text };
}

function post(body: BodyInit, type = 'application/json'): Promise<Response> {
  return fetch(`${server.origin}/api/scenarios`, { method: 'POST', headers: { 'content-type': type }, body });
}

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { error: { code: string } }).error.code;
}

/** Node's client, which leaves the path as it is written. */
function get(target: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: portOf(server), path: target, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

it('cuts off a request whose head never ends', async () => {
  const dribble = ['GET / HTTP/1.1\r\nHost: x\r\n', ...Array.from({ length: 100 }, (_, at) => `X-${at}: 1\r\n`)];
  const { status, text } = await raw(dribble, 100, hasty);
  expect(status).toBe(408);
  expect(text).toContain('request_timeout');
});

it('cuts off a body that never ends', async () => {
  const head =
    'POST /api/scenarios HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
  const { status } = await raw([head, ...Array.from({ length: 100 }, () => ' ')], 100, hasty);
  expect(status).toBe(408);
});

it('refuses floods of headers', async () => {
  const large = Array.from({ length: 2000 }, (_, at) => `X-Header-Number-${at}: ${'v'.repeat(40)}\r\n`).join('');
  // 0: cut off while it was still sending, so that the answer was lost.
  expect([431, 0]).toContain((await raw([`GET / HTTP/1.1\r\nHost: x\r\n${large}\r\n`])).status);
});

it('refuses two lengths, a length with chunks, and octets that are no HTTP', async () => {
  const head = 'POST /api/scenarios HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  for (const smuggled of [
    `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]),
  ])
    expect((await raw([smuggled])).status).toBe(400);
});

it('refuses 10 MB, announced or in chunks, before it is read to the end', async () => {
  const whole = await post(`{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`);
  expect([whole.status, await codeOf(whole)]).toEqual([413, 'body_too_large']);
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const head =
    'POST /api/scenarios HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const chunks = Array.from({ length: 160 }, () => chunk);
  expect([413, 0]).toContain((await raw([head, ...chunks, '0\r\n\r\n'])).status);
});

it('refuses deep nesting, broken JSON, bad UTF-8 and prototypes', async () => {
  const deep = 100_000;
  for (const [body, code] of [
    ['['.repeat(deep) + ']'.repeat(deep), 'json_too_deep'],
    ['{"a":'.repeat(deep), 'json_too_deep'],
    ['{"a":1', 'invalid_json'],
    ['', 'invalid_json'],
    ['{"__proto__":{"a":1}}', 'invalid_json'],
    [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 'invalid_json'],
    [Buffer.from([0xff, 0xfe, 0x7b, 0x00]), 'invalid_json'],
  ] as const) {
    const answer = await post(body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await codeOf(answer)).toBe(code);
  }
  expect(await codeOf(await post('{}', 'text/plain'))).toBe('unsupported_media_type');
});

it('never inflates a body', async () => {
  const answer = await fetch(`${server.origin}/api/scenarios`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
  });
  expect(answer.status).toBe(415);
});

it('serves no file outside the web app', async () => {
  for (const address of [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/..%5csecret.txt',
    '/....//secret.txt',
    '/assets/..%00/secret.txt',
    '/index.html%00.js',
    '/.env',
    '/%2eenv',
    '//etc/passwd',
  ]) {
    for (const accept of ['*/*', 'text/html']) {
      const { status, text } = await get(address, { accept });
      expect(status, address).toBeGreaterThanOrEqual(200);
      expect(status, address).toBeLessThan(500);
      expect(text, address).not.toMatch(/outside the web app|root:/);
    }
  }
});

it('answers huge addresses', async () => {
  const query = await get(`/api/experiments?${'a=1&'.repeat(3000)}`);
  expect([200, 400]).toContain(query.status);
  expect((await get(`/api/scenarios/${'a'.repeat(5000)}`)).status).toBe(404);
  expect((await get(`/s/${'%E2%80%AE'.repeat(1000)}`)).status).toBe(404);
  expect((await get(`/?${'x'.repeat(20_000)}`)).status).toBe(431);
});
