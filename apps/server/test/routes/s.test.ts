import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { storeScenario, tinyScenario } from '../support/scenarios.ts';

it('is the web app with the title of the scenario', async () => {
  const { app, call } = await testApp({ environment: { PUBLIC_URL: 'https://lab.example.org' } });
  const scenario = { ...tinyScenario(''), view: { title: 'Two switches', question: 'How fast?' } };
  const { id } = await storeScenario(call, scenario);
  const response = await app.inject({ url: `/s/${id}` });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('<title>Two switches - lanelab</title>');
  expect(response.body).toContain('<meta property="og:title" content="Two switches">');
  expect(response.body).toContain('<meta property="og:description" content="How fast?">');
  expect(response.body).toContain(`<meta property="og:url" content="https://lab.example.org/s/${id}">`);
  expect(response.body.match(/<title>/g)).toHaveLength(1);
  expect(response.body.match(/name="description"/g)).toHaveLength(1);
  expect(response.body).toContain('<div id="root">');
});

/** Contents of the meta tags by name or property. */
function metaOf(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  return Object.fromEntries(tags.map(([, name = '', content = '']) => [name, content]));
}

it('has what link previews read, with absolute addresses that work', async () => {
  const { app, call } = await testApp({ environment: { PUBLIC_URL: 'https://lab.example.org' } });
  const { id, etag, editKey } = await storeScenario(call, tinyScenario('One'));
  const first = metaOf((await app.inject({ url: `/s/${id}` })).body);
  expect(first).toMatchObject({
    'og:type': 'website',
    'og:title': 'One',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/png',
    'og:image:alt': 'The network of &quot;One&quot;, drawn',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'One',
    'twitter:image': first['og:image'],
  });
  const picture = await app.inject({ url: (first['og:image'] ?? '').replace('https://lab.example.org', '') });
  expect(picture.headers['content-type']).toBe('image/png');
  expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);

  // Readers of previews keep pictures by their address: another revision has another one.
  const headers = { 'if-match': etag, 'x-edit-key': editKey };
  await call({ method: 'PUT', url: `/api/scenarios/${id}`, headers, payload: tinyScenario('Two') });
  const second = metaOf((await app.inject({ url: `/s/${id}` })).body);
  expect(second['og:image']).not.toBe(first['og:image']);
});

it('answers 304 to who has the page as it is now', async () => {
  const { app, call } = await testApp({ environment: { PUBLIC_URL: 'https://lab.example.org' } });
  const { id, etag, editKey } = await storeScenario(call, tinyScenario('One'));
  const held = String((await app.inject({ url: `/s/${id}` })).headers.etag);
  const again = () => app.inject({ url: `/s/${id}`, headers: { 'if-none-match': held } });
  expect(await again()).toMatchObject({ statusCode: 304, body: '' });
  const headers = { 'if-match': etag, 'x-edit-key': editKey };
  await call({ method: 'PUT', url: `/api/scenarios/${id}`, headers, payload: tinyScenario('Two') });
  const changed = await again();
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(held);
  expect(metaOf(changed.body)['og:title']).toBe('Two');
});

it('links to its oEmbed answer', async () => {
  const { app, call } = await testApp({ environment: { PUBLIC_URL: 'https://lab.example.org' } });
  const { id } = await storeScenario(call, tinyScenario('T'));
  const { body } = await app.inject({ url: `/s/${id}` });
  const [, href = ''] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(body) ?? [];
  const url = href.replaceAll('&amp;', '&').replace('https://lab.example.org', '');
  expect((await call({ url })).json()).toMatchObject({ type: 'rich', title: 'T' });
});

/** What the page of a stored scenario says about itself to a request with these headers. */
async function pageFor(headers: Readonly<Record<string, string>>, environment: Readonly<Record<string, string>> = {}) {
  const { app, call } = await testApp({ environment });
  const { id } = await storeScenario(call, tinyScenario('T'));
  return { id, body: (await app.inject({ url: `/s/${id}`, headers })).body };
}

it('names the address that a trusted proxy was asked for', async () => {
  const headers = { host: 'inner:8080', 'x-forwarded-host': 'lab.example.org', 'x-forwarded-proto': 'https' };
  const { id, body } = await pageFor(headers, { TRUST_PROXY: 'true' });
  expect(metaOf(body)['og:url']).toBe(`https://lab.example.org/s/${id}`);
  expect(body).toContain(`<link rel="canonical" href="https://lab.example.org/s/${id}">`);
  expect(body).not.toContain('inner');
});

it.each([
  ['the name of somebody else', { host: 'evil.example' }, {}],
  ['the address of somebody else', { host: '203.0.113.9:8080' }, {}],
  ['a name forwarded by nobody who is trusted', { host: 'inner', 'x-forwarded-host': 'evil.example' }, {}],
  ['a name behind a proxy that does not say which it was asked for', { host: 'evil.example' }, { TRUST_PROXY: 'true' }],
  ['a name that is none', { host: 'x"><script>alert(1)</script>' }, {}],
])('never repeats %s', async (_, headers, environment) => {
  const { body } = await pageFor(headers, environment);
  expect(body).not.toMatch(/evil|inner|203\.0|<script>alert/);
  expect(metaOf(body)).toMatchObject({ 'og:title': 'T', 'twitter:card': 'summary' });
  for (const name of ['og:url', 'og:image', 'twitter:image']) expect(metaOf(body)).not.toHaveProperty(name);
  expect(body).not.toMatch(/rel="(?:canonical|alternate)"/);
});

it('names this very machine, which nobody else can be', async () => {
  const { id, body } = await pageFor({ host: 'localhost:8080' });
  expect(metaOf(body)['og:url']).toBe(`http://localhost:8080/s/${id}`);
});

it.each(['23456789ABCD', 'short', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'x'.repeat(150)])(
  'is the web app with status 404 where nothing is stored: %s',
  async (id) => {
    const { app } = await testApp();
    const response = await app.inject({ url: `/s/${id}` });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<title>No scenario is stored under this link - lanelab</title>');
    expect(response.body).toContain('<meta name="robots" content="noindex">');
    expect(response.body).toContain('<div id="root">');
    expect(response.body).not.toContain('<script');
    expect(response.body).not.toContain('og:image');
  },
);

it('is not found any more after the scenario was deleted', async () => {
  const { app, call } = await testApp();
  const { id, editKey } = await storeScenario(call, tinyScenario('T'));
  expect((await app.inject({ url: `/s/${id}` })).statusCode).toBe(200);
  await call({ method: 'DELETE', url: `/api/scenarios/${id}`, headers: { 'x-edit-key': editKey } });
  expect((await app.inject({ url: `/s/${id}` })).statusCode).toBe(404);
});

it('says what to do where the web app is not built', async () => {
  const { app, call } = await testApp({ web: {} });
  const { id } = await storeScenario(call, tinyScenario('T'));
  const response = await app.inject({ url: `/s/${id}` });
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('npm start');
});
