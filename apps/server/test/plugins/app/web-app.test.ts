import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { INDEX_HTML, testApp } from '../../support/app.ts';

const web = { 'index.html': INDEX_HTML, 'icon.svg': '<svg/>', 'assets/main-Ab12.js': 'export {};', '.env': 'SECRET=1' };
const html = { accept: 'text/html,application/xhtml+xml' };

it.each([
  '/',
  '/index.html',
  '/papers',
  '/papers/curitiba/fig7',
  '/lab',
  '/lab/',
  '/lecture',
  '/embed',
  '/assign',
  '/join',
  '/join/K7QF-3MPW',
  '/teach/k7qf3mpw',
])('opens the app at %s', async (url) => {
  const { app } = await testApp({ web });
  const response = await app.inject({ url, headers: html });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(INDEX_HTML);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
});

it.each(['/nix', '/.git/config', '/a%20b', '/s', '/lab/more', '/papers/nobody', '/papers/curitiba/fig99'])(
  'has no page at %s: status 404, with the app, which says so',
  async (url) => {
    const { app } = await testApp({ web });
    const response = await app.inject({ url, headers: html });
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(response.body).toContain('<title>Nothing is here - lanelab</title>');
    expect(response.body).toContain('<div id="root">');
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

it('sends the Brotli that the build has made to those who read it', async () => {
  const packed = brotliCompressSync('export {};').toString('latin1');
  const { app } = await testApp({ web });
  await writeFile(path.join(app.config.WEB_DIST, 'assets/main-Ab12.js.br'), packed, 'latin1');
  const url = '/assets/main-Ab12.js';
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(packed.length) });
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export {};');
  const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe('export {};');
  for (const { headers } of [answer, plain]) expect(headers['vary']).toContain('accept-encoding');
  expect(answer.headers['etag']).not.toBe(plain.headers['etag']);
  const again = { 'accept-encoding': 'br', 'if-none-match': String(answer.headers['etag']) };
  expect((await app.inject({ url, headers: again })).statusCode).toBe(304);
});

it('sends gzip to those who read no Brotli, and parts of a file as they are', async () => {
  const script = `export default '${'cell '.repeat(1000)}';`;
  const { app } = await testApp({ web: { ...web, 'assets/long-Cd34.js': script } });
  await writeFile(path.join(app.config.WEB_DIST, 'assets/long-Cd34.js.br'), brotliCompressSync(script));
  const url = '/assets/long-Cd34.js';
  const zipped = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.headers['vary']).toContain('accept-encoding');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(script);
  const part = await app.inject({ url, headers: { range: 'bytes=0-5' } });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-encoding']).toBeUndefined();
  expect(part.headers['content-range']).toBe(`bytes 0-5/${script.length}`);
  expect(part.body).toBe('export');
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
  ['QUERY', '/api/scenarios', 'POST'],
  ['PROPFIND', '/api/health', 'GET, HEAD'],
  ['TRACE', '/oembed?url=x', 'GET, HEAD'],
  ['POST', '/s/23456789ABCD', 'GET, HEAD'],
] as const)('answers 405 with Allow to %s %s', async (method, url, allow) => {
  const { app } = await testApp({ web });
  const response = await app.inject({ method, url });
  expect(response.statusCode).toBe(405);
  expect(response.headers['allow']).toBe(allow);
  expect(response.json().error).toMatchObject({ code: 'method_not_allowed', message: expect.stringContaining(allow) });
});
