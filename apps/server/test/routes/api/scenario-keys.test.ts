/** Edit keys: what they allow, how they are replaced, and that nobody else ever sees them. */
import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { testDatabase } from '../../support/database.ts';
import { storeScenario, tinyScenario } from '../../support/scenarios.ts';
import { startServer } from '../../support/server-process.ts';

const SHELF = 'shelf-key-of-thirty-two-letters-x';

it('opens with a link whose key no server is sent', async () => {
  const { call } = await testApp();
  const { id, editKey, links } = (
    await call({ method: 'POST', url: '/api/scenarios', payload: tinyScenario('One') })
  ).json();
  expect(links.edit).toBe(`/s/${id}#key=${editKey}`);
  expect(new URL(links.edit, 'https://lab.example.org').hash).toBe(`#key=${editKey}`);
  // Nobody who reads the scenario is given the key.
  for (const url of [`/api/scenarios/${id}`, `/api/scenarios/${id}/revisions`, `/s/${id}`])
    expect((await call({ url })).body).not.toContain(editKey);
});

it('says what a key allows', async () => {
  const { call } = await testApp();
  const { id, editKey } = await storeScenario(call, tinyScenario('One'));
  const ask = async (headers: Record<string, string>) => {
    const response = await call({ url: `/api/scenarios/${id}/edit-key`, headers });
    return [response.statusCode, response.json().right ?? response.json().error.code];
  };
  expect(await ask({ 'x-edit-key': editKey })).toEqual([200, 'own']);
  expect(await ask({})).toEqual([401, 'edit_key_missing']);
  expect(await ask({ 'x-edit-key': '' })).toEqual([403, 'edit_key_wrong']);
  expect(await ask({ 'x-edit-key': `${editKey}x` })).toEqual([403, 'edit_key_wrong']);
  expect(await ask({ 'x-shelf-key': SHELF })).toEqual([403, 'edit_key_wrong']);
  expect(await ask({ 'x-edit-key': 'k'.repeat(1000) })).toEqual([400, 'invalid_request']);
  const url = `/api/shelf/${id}`;
  await call({ method: 'PUT', url, headers: { 'x-edit-key': editKey, 'x-shelf-key': SHELF } });
  expect(await ask({ 'x-edit-key': editKey })).toEqual([200, 'edit']);
  expect(await ask({ 'x-shelf-key': SHELF })).toEqual([200, 'own']);
  const unknown = { url: '/api/scenarios/23456789ABCD/edit-key', headers: { 'x-edit-key': editKey } };
  expect((await call(unknown)).statusCode).toBe(404);
});

it('ends when its owner makes a new one', async () => {
  const { call } = await testApp();
  const { id, etag, editKey } = await storeScenario(call, tinyScenario('One'));
  const renew = (headers: Record<string, string>) =>
    call({ method: 'POST', url: `/api/scenarios/${id}/edit-key`, headers });
  const fresh = (await renew({ 'x-edit-key': editKey })).json();
  expect(fresh.editKey).toMatch(/^[\w-]{32}$/);
  expect(fresh.links.edit).toBe(`/s/${id}#key=${fresh.editKey}`);
  const put = (key: string) =>
    call({
      method: 'PUT',
      url: `/api/scenarios/${id}`,
      headers: { 'if-match': etag, 'x-edit-key': key },
      payload: tinyScenario('Two'),
    });
  expect((await put(editKey)).statusCode).toBe(403);
  expect((await put(fresh.editKey)).statusCode).toBe(200);
  expect((await renew({ 'x-edit-key': editKey })).statusCode).toBe(403);
  expect((await renew({})).statusCode).toBe(401);
});

it('of what stands on a shelf changes it, and can neither delete it nor lock its owner out', async () => {
  const { call } = await testApp();
  const headers = { 'x-shelf-key': SHELF };
  const created = await call({ method: 'POST', url: '/api/scenarios', headers, payload: tinyScenario('One') });
  const { id, etag, editKey } = created.json();
  const url = `/api/scenarios/${id}`;
  const guest = { 'x-edit-key': editKey };
  const changed = await call({
    method: 'PUT',
    url,
    headers: { ...guest, 'if-match': etag },
    payload: tinyScenario('Two'),
  });
  expect(changed.statusCode).toBe(200);
  for (const request of [
    { method: 'DELETE', url },
    { method: 'POST', url: `${url}/edit-key` },
  ] as const) {
    const refused = await call({ ...request, headers: guest });
    expect(refused.statusCode).toBe(401);
    expect(refused.json().error).toMatchObject({
      code: 'shelf_key_missing',
      message: expect.stringContaining('X-Shelf-Key'),
    });
  }
  expect((await call({ method: 'POST', url: `${url}/edit-key`, headers })).statusCode).toBe(200);
  const locked = { ...guest, 'if-match': '*' };
  expect((await call({ method: 'PUT', url, headers: locked, payload: tinyScenario('3') })).statusCode).toBe(403);
  const own = { ...headers, 'if-match': String(changed.headers['etag']) };
  expect((await call({ method: 'PUT', url, headers: own, payload: tinyScenario('4') })).statusCode).toBe(200);
  expect((await call({ method: 'DELETE', url, headers })).statusCode).toBe(204);
});

it('is in no log, no error and no answer, however it is sent', async () => {
  const { environment } = await testDatabase();
  // Without a built web app, so that the outcome does not depend on what was built before.
  const server = await startServer({ ...environment, LOG_LEVEL: 'trace', WEB_DIST: `${environment['DATA_DIR']}/none` });
  const secret = 'a-secret-that-must-not-be-written-down';
  const body = JSON.stringify(tinyScenario('One'));
  const send = async (path: string, headers: Record<string, string> = {}, method?: 'POST' | 'PUT') => {
    const typed = { 'content-type': 'application/json', ...headers };
    const options = method === undefined ? { headers } : { method, headers: typed, body };
    const response = await fetch(`${server.origin}${path}`, options);
    return { status: response.status, body: await response.text() };
  };
  const created = await send('/api/scenarios', { 'x-shelf-key': secret }, 'POST');
  const { id, etag, editKey } = JSON.parse(created.body) as { id: string; etag: string; editKey: string };
  const url = `/api/scenarios/${id}`;
  const page = encodeURIComponent(`${server.origin}/s/${id}#key=${editKey}`);
  const answers = [
    await send(url, { 'if-match': etag, 'x-edit-key': editKey }, 'PUT'),
    await send(url, { 'if-match': '"x"', 'x-edit-key': editKey }, 'PUT'),
    await send(url, { 'if-match': etag, 'x-edit-key': secret }, 'PUT'),
    await send('/api/shelf', { 'x-shelf-key': secret }),
    await send('/api/shelf', { 'x-shelf-key': `${secret}!` }),
    await send(`${url}/edit-key`, { 'x-edit-key': editKey.repeat(10) }),
    // Mistakes: keys in addresses, and links with keys handed to who asks for a preview.
    await send(`${url}?key=${editKey}`),
    await send(`/s/${id}?key=${editKey}`),
    await send(`/api/nothing?x-shelf-key=${secret}`),
    await send(`/oembed?url=${page}`),
    await send(`/oembed?url=${encodeURIComponent(page)}`),
    await send(`/oembed?url=http://elsewhere.example/s/${id}%23key=${editKey}`),
    await send(`/oembed?url=${page}&maxwidth=x`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 412, 403, 200, 400, 400, 400, 503, 404, 200, 404, 404, 400,
  ]);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  for (const text of [...answers.map((answer) => answer.body), server.log()]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(editKey);
  }
  expect(server.log()).toContain('/oembed?url=');
});
