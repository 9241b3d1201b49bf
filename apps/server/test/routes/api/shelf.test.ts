/** Shelves: an instructor's scenarios under one key. */
import { describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { storeScenario, tinyScenario } from '../../support/scenarios.ts';

const MINE = { 'x-shelf-key': 'my-shelf-my-shelf-my-shelf-my-shelf' };
const YOURS = { 'x-shelf-key': 'your-shelf-your-shelf-your-shelf-xx' };

interface Page {
  readonly scenarios: readonly { readonly id: string; readonly title: string }[];
  readonly links: { readonly next: string | null };
}

async function store({ call }: TestApp, title: string, headers: Record<string, string> = MINE) {
  const response = await call({ method: 'POST', url: '/api/scenarios', headers, payload: tinyScenario(title) });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string; etag: string; editKey: string }>();
}

async function titles({ call }: TestApp, headers: Record<string, string> = MINE): Promise<string[]> {
  const page = (await call({ url: '/api/shelf', headers })).json<Page>();
  return page.scenarios.map(({ title }) => title).sort();
}

it('lists what was stored and forked under its key, with all that a list shows', async () => {
  const app = await testApp();
  const { id, etag } = await store(app, 'One');
  await store(app, 'Yours', YOURS);
  const alone = await storeScenario(app.call, tinyScenario('Alone'));
  await app.call({ method: 'POST', url: `/api/scenarios/${alone.id}/fork`, headers: MINE });
  expect(await titles(app)).toEqual(['Alone', 'One']);
  expect(await titles(app, YOURS)).toEqual(['Yours']);
  expect(await titles(app, { 'x-shelf-key': 'k'.repeat(32) })).toEqual([]);
  const response = await app.call({ url: '/api/shelf', headers: MINE });
  expect(response.headers['cache-control']).toBe('no-store');
  const entry = response.json<Page>().scenarios.find(({ title }) => title === 'One');
  expect(entry).toMatchObject({ id, revision: 1, etag, forkedFrom: null, links: { page: `/s/${id}` } });
  const read = (await app.call({ url: `/api/scenarios/${id}` })).json();
  expect(read).toMatchObject({ ...entry });
  expect(JSON.stringify(response.json())).not.toMatch(/key/i);
});

it('changes what stands on it, and shows the change first', async () => {
  const app = await testApp();
  const { id, etag } = await store(app, 'One');
  await store(app, 'Two');
  const put = (headers: Record<string, string>) =>
    app.call({ method: 'PUT', url: `/api/scenarios/${id}`, headers, payload: tinyScenario('Changed') });
  expect((await put({ ...YOURS, 'if-match': etag })).statusCode).toBe(403);
  expect((await put({ ...MINE, 'if-match': etag })).statusCode).toBe(200);
  const { scenarios } = (await app.call({ url: '/api/shelf', headers: MINE })).json<Page>();
  expect(scenarios.map(({ title }) => title)).toEqual(['Changed', 'Two']);
});

it('comes in pages that hold each scenario once', async () => {
  const app = await testApp();
  for (let at = 0; at < 7; at += 1) await store(app, `${at}`);
  const seen: string[] = [];
  let url: string | null = '/api/shelf?limit=3';
  let pages = 0;
  while (url !== null) {
    const page: Page = (await app.call({ url, headers: MINE })).json();
    seen.push(...page.scenarios.map(({ id }) => id));
    url = page.links.next;
    pages += 1;
  }
  expect([pages, seen.length, new Set(seen).size]).toEqual([3, 7, 7]);
});

it('loses what was deleted', async () => {
  const app = await testApp();
  const { id } = await store(app, 'One');
  expect((await app.call({ method: 'DELETE', url: `/api/scenarios/${id}`, headers: MINE })).statusCode).toBe(204);
  expect(await titles(app)).toEqual([]);
});

it('takes one off that stays stored, and then is its edit key’s alone', async () => {
  const app = await testApp();
  const { id, etag, editKey } = await store(app, 'One');
  const take = (headers: Record<string, string>) => app.call({ method: 'DELETE', url: `/api/shelf/${id}`, headers });
  expect((await take({})).json().error.code).toBe('shelf_key_missing');
  expect((await take(YOURS)).json().error.code).toBe('scenario_not_found');
  expect((await take(MINE)).statusCode).toBe(204);
  expect((await take(MINE)).statusCode).toBe(404);
  expect(await titles(app)).toEqual([]);
  const url = `/api/scenarios/${id}`;
  const lost = { ...MINE, 'if-match': etag };
  expect((await app.call({ method: 'PUT', url, headers: lost, payload: tinyScenario('x') })).statusCode).toBe(403);
  expect((await app.call({ method: 'DELETE', url, headers: { 'x-edit-key': editKey } })).statusCode).toBe(204);
});

describe('putting on', () => {
  it('needs the edit key, and works twice', async () => {
    const app = await testApp();
    const { id, editKey } = await storeScenario(app.call, tinyScenario('One'));
    const put = async (headers: Record<string, string>) => {
      const response = await app.call({ method: 'PUT', url: `/api/shelf/${id}`, headers });
      return [response.statusCode, response.json().error?.code];
    };
    expect(await put({ 'x-edit-key': editKey })).toEqual([401, 'shelf_key_missing']);
    expect(await put(MINE)).toEqual([401, 'edit_key_missing']);
    expect(await put({ ...MINE, 'x-edit-key': 'wrong' })).toEqual([403, 'edit_key_wrong']);
    expect(await titles(app)).toEqual([]);
    expect(await put({ ...MINE, 'x-edit-key': editKey })).toEqual([200, undefined]);
    expect(await put({ ...MINE, 'x-edit-key': editKey })).toEqual([200, undefined]);
    expect(await put(MINE)).toEqual([200, undefined]);
    expect(await titles(app)).toEqual(['One']);
  });

  it('takes nothing from another shelf', async () => {
    const app = await testApp();
    const { id, editKey } = await store(app, 'One');
    const url = `/api/shelf/${id}`;
    const refused = await app.call({ method: 'PUT', url, headers: { ...YOURS, 'x-edit-key': editKey } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({ code: 'shelf_taken', message: expect.stringContaining('fork it') });
    expect((await app.call({ method: 'PUT', url, headers: YOURS })).statusCode).toBe(403);
    expect(await titles(app)).toEqual(['One']);
    expect(await titles(app, YOURS)).toEqual([]);
  });

  it('of nothing is refused', async () => {
    const { call } = await testApp();
    const headers = { ...MINE, 'x-edit-key': 'k' };
    expect((await call({ method: 'PUT', url: '/api/shelf/23456789ABCD', headers })).statusCode).toBe(404);
  });
});

it('is full at a limit that is stated, with a fix', async () => {
  const app = await testApp({ environment: { SHELF_LIMIT: '2' } });
  await store(app, 'One');
  await store(app, 'Two');
  const { id, editKey } = await storeScenario(app.call, tinyScenario('Three'));
  const headers = MINE;
  for (const request of [
    { method: 'POST', url: '/api/scenarios', headers, payload: tinyScenario('Four') },
    { method: 'POST', url: `/api/scenarios/${id}/fork`, headers },
    { method: 'PUT', url: `/api/shelf/${id}`, headers: { ...headers, 'x-edit-key': editKey } },
  ] as const) {
    const refused = await app.call(request);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({
      code: 'limit_reached',
      message: expect.stringContaining('Take one off'),
    });
  }
  expect(await titles(app)).toEqual(['One', 'Two']);
  await store(app, 'Elsewhere', YOURS);
});

it.each(['short', 'x'.repeat(129), 'with blanks with blanks with blanks', ''])(
  'refuses %j, which could be guessed or is no key',
  async (key) => {
    const { call } = await testApp();
    const response = await call({ url: '/api/shelf', headers: { 'x-shelf-key': key } });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({
      path: 'headers.x-shelf-key',
      message: expect.stringContaining('32 to 128'),
    });
  },
);

it.each(['limit=0', 'limit=1000', 'after=x', 'after=2026-11-21T00:00:00.000Z~', 'page=2'])(
  'refuses ?%s',
  async (query) => {
    const { call } = await testApp();
    expect((await call({ url: `/api/shelf?${query}`, headers: MINE })).statusCode).toBe(400);
  },
);
