import { expect, it } from 'vitest';
import { INDEX_HTML, testApp } from '../../support/app.ts';

const web = { 'index.html': INDEX_HTML, 'icon.svg': '<svg/>', 'assets/main-Ab12.js': 'export {};', '.env': 'SECRET=1' };
const html = { accept: 'text/html,application/xhtml+xml' };

it.each(['/', '/index.html', '/papers', '/papers/curitiba/fig7', '/lab', '/s', '/a%20b'])(
  'opens the app at %s',
  async (url) => {
    const { app } = await testApp({ web });
    const response = await app.inject({ url, headers: html });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(INDEX_HTML);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  },
);

it('lets hashed assets be kept for ever, and nothing else', async () => {
  const { app } = await testApp({ web });
  const asset = await app.inject({ url: '/assets/main-Ab12.js' });
  expect(asset.statusCode).toBe(200);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toContain('javascript');
  const icon = await app.inject({ url: '/icon.svg' });
  expect(icon.headers['cache-control']).toBe('no-cache');
  const again = await app.inject({ url: '/icon.svg', headers: { 'if-none-match': String(icon.headers['etag']) } });
  expect(again.statusCode).toBe(304);
});

it.each([
  '/assets/gone.js',
  '/gone.png',
  '/.env',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
])('has nothing at %s', async (url) => {
  const { app } = await testApp({ web });
  const page = await app.inject({ url, headers: html });
  expect([400, 403, 404]).toContain(page.statusCode);
  expect(page.body).not.toContain('SECRET');
  expect(page.body).not.toContain('lanelab-workspace');
  const plain = await app.inject({ url });
  expect([400, 403, 404]).toContain(plain.statusCode);
  expect(plain.json().error.message).toBeTruthy();
});

it('says what to do where the web app is not built', async () => {
  const { app } = await testApp({ web: {} });
  for (const url of ['/', '/papers']) {
    const response = await app.inject({ url, headers: html });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm start');
  }
  expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200);
});

it('allows no scripts but its own and WebAssembly', async () => {
  const { app } = await testApp({ web });
  const { headers } = await app.inject({ url: '/', headers: html });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("worker-src 'self' blob:;");
  expect(policy).not.toMatch(/https?:|upgrade-insecure/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it.each(['/embed', '/embed?s=23456789ABCD', '/embed/'])('lets any site frame %s', async (url) => {
  const { app } = await testApp({ web });
  const { headers, body, statusCode } = await app.inject({ url });
  expect([statusCode, body]).toEqual([200, INDEX_HTML]);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it.each(['/', '/lab', '/s/23456789ABCD', '/embed/more', '/embedded', '/s/embed', '/api/docs/', '/api/experiments'])(
  'lets no other site frame %s',
  async (url) => {
    const { app } = await testApp({ web });
    const { headers } = await app.inject({ url, headers: html });
    expect(String(headers['content-security-policy'])).toMatch(/frame-ancestors 'self'/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  },
);

it('compresses what is worth it', async () => {
  const { app } = await testApp({ web: { ...web, 'assets/large-Ab12.js': '/* text */'.repeat(1000) } });
  for (const encoding of ['br', 'gzip']) {
    const response = await app.inject({ url: '/assets/large-Ab12.js', headers: { 'accept-encoding': encoding } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.rawPayload.length).toBeLessThan(1000);
  }
});

it.each([
  ['GET', '/api'],
  ['GET', '/api/nothing'],
  ['POST', '/api/nothing'],
] as const)('answers %s %s in the shape of the API', async (method, url) => {
  const { app } = await testApp({ web });
  const response = await app.inject({ method, url, headers: html });
  expect(response.statusCode).toBe(404);
  expect(response.json().error).toMatchObject({ code: 'not_found', message: expect.stringContaining('/api/docs') });
});

it.each([
  ['DELETE', '/api/scenarios', 'POST'],
  ['PATCH', '/api/scenarios/23456789ABCD', 'DELETE, GET, HEAD, PUT'],
  ['POST', '/api/shelf', 'GET, HEAD'],
  ['POST', '/api/health', 'GET, HEAD'],
] as const)('answers 405 with Allow to %s %s', async (method, url, allow) => {
  const { app } = await testApp({ web });
  const response = await app.inject({ method, url });
  expect(response.statusCode).toBe(405);
  expect(response.headers['allow']).toBe(allow);
  expect(response.json().error).toMatchObject({ code: 'method_not_allowed', message: expect.stringContaining(allow) });
});
