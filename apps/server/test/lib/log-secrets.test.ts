import { describe, expect, it } from 'vitest';
import { urlForLog } from '../../src/lib/log-secrets.ts';
import { requestIds } from '../../src/lib/request-id.ts';
import { testDatabase } from '../support/database.ts';
import { tinyScenario } from '../support/scenarios.ts';
import { startServer } from '../support/server-process.ts';

describe('urlForLog', () => {
  it.each([
    ['/s/abc?key=hunter2', '/s/abc?key=[redacted]'],
    ['/s/abc?theme=dark&editKey=a%20b&x=1', '/s/abc?theme=dark&editKey=[redacted]&x=1'],
    ['/s/abc?%6bey=hunter2', '/s/abc?%6bey=[redacted]'],
    ['/s/abc?%zzkey=hunter2', '/s/abc?%zzkey=[redacted]'],
    ['/api/scenarios?shelf-token=t&key=', '/api/scenarios?shelf-token=[redacted]&key=[redacted]'],
    [
      '/oembed?url=http%3A%2F%2Fx%2Fs%2Fabc%23key%3Dhunter2&format=json',
      '/oembed?url=http%3A%2F%2Fx%2Fs%2Fabc%23[redacted]&format=json',
    ],
    ['/oembed?url=x%2523key%253Dhunter2', '/oembed?url=x%2523[redacted]'],
    ['/s/abckey=hunter2', '/s/[redacted]'],
    ['/s/abc/editKey%3Dhunter2/x?theme=dark', '/s/abc/[redacted]/x?theme=dark'],
    ['/s/abc%256bey%253Ahunter2', '/s/[redacted]'],
    ['/api/scenarios/key:hunter2/fork', '/api/scenarios/[redacted]/fork'],
    ['/s/abc?k=hunter2&kind=x', '/s/abc?k=[redacted]&kind=x'],
    ['/api/scenarios/abc/edit-key', '/api/scenarios/abc/edit-key'],
    ['/api/figures/fig7.svg?theme=dark', '/api/figures/fig7.svg?theme=dark'],
  ])('%s', (url, shown) => {
    expect(urlForLog(url)).toBe(shown);
  });

  it('is bounded', () => {
    expect(urlForLog(`/?x=${'a'.repeat(10_000)}`).length).toBeLessThan(600);
  });
});

describe('requestIds', () => {
  it('takes the proxy’s id only where a proxy is trusted, and only a plain one', () => {
    const headers = { 'x-request-id': 'from-proxy-1' };
    expect(requestIds(true)({ headers })).toBe('from-proxy-1');
    expect(requestIds(false)({ headers })).not.toBe('from-proxy-1');
    expect(requestIds(true)({ headers: { 'x-request-id': 'line\nbreak' } })).toMatch(/^[\w-]{36}$/);
    expect(requestIds(false)({ headers: {} })).not.toBe(requestIds(false)({ headers: {} }));
  });
});

it('writes JSON lines with the id of the request, and no key wherever it was sent', async () => {
  const secret = 'Zx9-secret-value-Zx9';
  const server = await startServer({ ...(await testDatabase()).environment, LOG_LEVEL: 'trace' });
  const body = JSON.stringify(tinyScenario('logged'));
  const headers = { 'content-type': 'application/json' };
  const created = await fetch(`${server.origin}/api/scenarios`, { method: 'POST', headers, body });
  const { id, etag, editKey } = (await created.json()) as { id: string; etag: string; editKey: string };
  const change = (key: string) =>
    fetch(`${server.origin}/api/scenarios/${id}?key=${key}`, {
      method: 'PUT',
      headers: { ...headers, 'x-edit-key': key, 'if-match': etag, authorization: `Bearer ${key}`, cookie: `k=${key}` },
      body,
    });
  expect((await change(secret)).status).toBe(403);
  expect([400, 403]).toContain((await change(`${secret}!${'x'.repeat(300)}`)).status);
  await change(editKey);
  const asked = await fetch(`${server.origin}/nowhere?token=${secret}`);
  await fetch(`${server.origin}/%E0%A4%A?key=${secret}`);
  await fetch(`${server.origin}/s/${id}?key=${secret}`);
  await server.end('SIGTERM');
  expect(server.log()).not.toContain(secret);
  expect(server.log()).not.toContain(editKey);
  const lines = server
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ reqId }) => reqId === asked.headers.get('x-request-id')).length).toBeGreaterThan(1);
});
