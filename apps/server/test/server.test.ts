/** The process: its end, its configuration. What survives kill -9 is in durability.test.ts. */
import { once } from 'node:events';
import net from 'node:net';
import { expect, it } from 'vitest';
import { testDatabase } from './support/database.ts';
import { tinyScenario } from './support/scenarios.ts';
import { spawnServer, startServer } from './support/server-process.ts';

const LIMITS = { RATE_LIMIT_PER_MINUTE: '1000000', WRITE_LIMIT_PER_MINUTE: '1000000' };

async function environment(): Promise<Readonly<Record<string, string>>> {
  return { ...(await testDatabase()).environment, ...LIMITS };
}

it.each(['SIGTERM', 'SIGINT'] as const)('finishes what it was asked before it ends on %s', async (signal) => {
  const server = await startServer(await environment());
  const { port } = new URL(server.origin);
  const socket = net.connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const body = JSON.stringify(tinyScenario('late'));
  socket.write(
    `POST /api/scenarios HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  // The server has the head of the request once it answers another one on the same thread.
  await (await fetch(`${server.origin}/api/health`)).text();
  const ended = server.end(signal);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  setTimeout(() => socket.write(body.slice(20)), 200);
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
});

it('draws figures with the engine, and ends at once in the middle of one', async () => {
  const server = await startServer({ ...(await environment()), FIGURE_WAIT_MS: '0' });
  const table = () => fetch(`${server.origin}/api/figures/curitiba-table2.svg`);
  await expect.poll(async () => (await table()).status).toBe(200);
  expect(await (await table()).text()).toMatch(/^<svg[^]*<\/svg>\s*$/);
  // Figures of full quality come with the lab: what is computed is a quick one.
  const quick = await fetch(`${server.origin}/api/figures/curitiba-fig7.svg`);
  expect(quick.status).toBe(202);
  const { links } = (await quick.json()) as { links: { self: string } };
  const progress = async (): Promise<number> => {
    const job = (await (await fetch(`${server.origin}${links.self}`)).json()) as { progress: { done: number } };
    return job.progress.done;
  };
  await expect.poll(progress).toBeGreaterThan(0);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
});

it('ends a request that never ends', async () => {
  const server = await startServer({ ...(await environment()), SHUTDOWN_MS: '300' });
  const socket = net.connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(
    'POST /api/scenarios HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  await (await fetch(`${server.origin}/api/health`)).text();
  expect(await server.end('SIGTERM')).toEqual({ code: 1, signal: null });
});

it('answers what is no HTTP in its one shape', async () => {
  const server = await startServer(await environment());
  const ask = async (request: string): Promise<{ status: string; code: string }> => {
    const socket = net.connect(Number(new URL(server.origin).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => socket.destroy());
    socket.write(request);
    await once(socket, 'close');
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: head.split(' ')[1] ?? '', code: JSON.parse(body).error.code };
  };
  expect(await ask('nonsense\r\n\r\n')).toEqual({ status: '400', code: 'invalid_request' });
  expect(await ask(`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toEqual({
    status: '431',
    code: 'headers_too_large',
  });
  await server.end('SIGTERM');
});

it('refuses a wrong configuration with one line for each variable', async () => {
  const child = spawnServer({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(2);
  expect(errors).toMatch(
    /^The configuration is not right:\nPORT: "eighty" must be .*\nLOG_LEVEL: "loud" must be .*\n$/,
  );
});
