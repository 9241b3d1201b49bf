/** `/operator`: who may see it, how a browser signs in, and what it shows. */
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { tinyScenario } from '../support/scenarios.ts';

const TOKEN = 'a-token-of-the-scraper';
const FAR = '192.0.2.7';
const GOOD = 'All is well';

async function secured(environment: Readonly<Record<string, string>> = {}) {
  const { app, simulator } = await testApp({ environment: { METRICS_TOKEN: TOKEN, ...environment } });
  const look = (more: InjectOptions = {}) => app.inject({ url: '/operator', remoteAddress: FAR, ...more });
  const signIn = (token: string, more: InjectOptions = {}) =>
    app.inject({
      method: 'POST',
      url: '/operator/session',
      remoteAddress: FAR,
      payload: new URLSearchParams({ token }).toString(),
      ...more,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...more.headers },
    });
  return { app, simulator, look, signIn };
}

it('is shown on the machine itself alone, where there is no token', async () => {
  const { app } = await testApp({ environment: { TRUST_PROXY: 'true' } });
  const here = await app.inject('/operator');
  expect([here.statusCode, here.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(here.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(here.body).toContain(GOOD);
  expect(here.body).not.toContain('Sign out');
  for (const request of [{ remoteAddress: FAR }, { headers: { 'x-forwarded-for': '127.0.0.1' } }]) {
    const answer = await app.inject({ url: '/operator', ...request });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('set METRICS_TOKEN');
    expect(answer.body).not.toContain('Queue');
  }
  const attempt = await app.inject({ method: 'POST', url: '/operator/session', payload: 'token=any', headers: form });
  expect(attempt.statusCode).toBe(404);
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

it('asks a browser for the token and lets it in with a cookie that no script and no other site can use', async () => {
  const { look, signIn } = await secured();
  const asked = await look();
  expect(asked.statusCode).toBe(401);
  expect(asked.body).toMatch(/<input[^>]+name="token"[^>]+type="password"/);
  expect(asked.body).not.toContain('Queue');

  const wrong = await signIn('not-the-token-of-it');
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined]);
  expect(wrong.body).toContain('role="alert"');

  const answer = await signIn(TOKEN);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/operator']);
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ path: '/operator', httpOnly: true, sameSite: 'Strict', maxAge: 43_200 });
  expect(JSON.stringify(answer.headers)).not.toContain(TOKEN);
  const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
  const shown = await look({ cookies });
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('Sign out');

  // The cookie is for people; programs send the token.
  expect((await look({ url: '/metrics', cookies })).statusCode).toBe(404);
  expect((await look({ headers: { authorization: `Bearer ${TOKEN}` } })).statusCode).toBe(200);

  const out = await look({ method: 'POST', url: '/operator/sign-out', cookies });
  expect([out.statusCode, out.cookies[0]?.value]).toEqual([303, '']);
});

it('sends the cookie over TLS alone where the browser came by it', async () => {
  const { signIn } = await secured({ TRUST_PROXY: 'true' });
  const secureOf = async (proto: string) => {
    const answer = await signIn(TOKEN, { headers: { 'x-forwarded-proto': proto } });
    return answer.cookies[0]?.secure ?? false;
  };
  expect([await secureOf('http'), await secureOf('https')]).toEqual([false, true]);
});

it('takes ten attempts a minute from an address, right ones included', async () => {
  const { signIn } = await secured();
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn('wrong')).statusCode).toBe(401);
  const refused = await signIn(TOKEN);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['set-cookie']).toBeUndefined();
  expect((await signIn(TOKEN, { remoteAddress: '192.0.2.8' })).statusCode).toBe(303);
});

it('refuses what is no form, or a large one', async () => {
  const { signIn } = await secured();
  expect((await signIn('x'.repeat(5000))).statusCode).toBe(413);
  expect((await signIn(TOKEN, { payload: '' })).statusCode).toBe(401);
  expect((await signIn(TOKEN, { payload: '{}', headers: { 'content-type': 'application/json' } })).statusCode).toBe(
    401,
  );
});

it('loads nothing from elsewhere, and runs no script but its own', async () => {
  const { app } = await testApp();
  const page = await app.inject('/operator');
  const addresses = [...page.body.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address).toMatch(/^\/(?!\/)/);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body.match(/<script/g)).toHaveLength(1);
  expect(page.body).not.toMatch(/ on\w+="/);
  for (const [url, type] of [
    ['/operator/page.css', 'text/css; charset=utf-8'],
    ['/operator/page.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    const file = await app.inject({ url, remoteAddress: FAR });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, type]);
  }
});

it('shows what waits, who is there, what is stored and what was looked up', async () => {
  const { app, simulator } = await testApp({ environment: { FIGURE_WAIT_MS: '0', ENGINE_WORKERS: '1' } });
  const { links } = (await app.inject({ method: 'POST', url: '/api/runs', payload: tinyScenario('kept') })).json();
  await expect.poll(async () => (await app.inject(links.self)).json().state).toBe('done');
  simulator.hold();
  await app.inject('/api/figures/curitiba-table3.json');
  await expect.poll(() => simulator.started.length).toBe(2);
  const { body } = await app.inject('/operator');
  const row = /<th scope="row">quick figures<\/th><td>(\d+)<\/td><td>(\d+)<\/td>/.exec(body);
  expect([row?.[1], row?.[2]]).toEqual(['3', '1']);
  expect(body).toContain('<b>3</b> points wait');
  expect(body).toContain('one address without a seat');
  expect(body).toMatch(/<meter[^>]+aria-label="Kept results"/);
  expect(body).toContain('of the lookups found a kept result');
});

it('has charts of its own once the server has listened for a while', async () => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const svgs = async (): Promise<number> =>
    (await app.inject('/operator')).body.match(/<svg class="spark"/g)?.length ?? 0;
  await expect.poll(svgs, { interval: 500 }).toBe(6);
});

it('says what to look at', async () => {
  const { app } = await testApp({ environment: { SCENARIOS_MAX_BYTES: '1048576' } });
  const note = 'of what they may';
  expect((await app.inject('/operator')).body).not.toContain(note);
  const row = { scenario_id: 'abcdefghijkm', revision: 1, title: '', hash: '', created_at: '', document: '{}' };
  const { db } = app.database;
  await app.inject({ method: 'POST', url: '/api/scenarios', payload: tinyScenario('big') });
  const { id } = await db.selectFrom('scenarios').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('scenario_revisions')
    .values({ ...row, scenario_id: id, revision: 2, bytes: 1_000_000 })
    .execute();
  const { body } = await app.inject('/operator');
  expect(body).toContain('One thing to look at');
  expect(body).toContain(note);
});

it('says how little is left of a disk that is nearly full', async () => {
  const { app } = await testApp({ freeBytes: 5 * 2 ** 30 });
  const { body } = await app.inject('/operator');
  if (app.database.kind !== 'libsql') return expect(body).toContain(GOOD);
  expect(body).toContain('One thing to look at');
  expect(body).toContain('The disk has 5.0 GiB left');
});

it('is off with the metrics', async () => {
  const { app } = await testApp({ environment: { METRICS: 'off' } });
  expect((await app.inject('/operator')).statusCode).toBe(404);
});
