/** Revisions, forks and deletion of stored scenarios. */
import { describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { type Stored, storeScenario, tinyScenario } from '../../support/scenarios.ts';

const UNKNOWN = '/api/scenarios/23456789ABCD';

/** Stores a scenario and so many changes of it, titled 1, 2, 3... */
async function storeRevisions({ call }: TestApp, revisions: number): Promise<Stored> {
  const stored = await storeScenario(call, tinyScenario('1'));
  let { etag } = stored;
  for (let at = 2; at <= revisions; at += 1) {
    const headers = { 'if-match': etag, 'x-edit-key': stored.editKey };
    const url = `/api/scenarios/${stored.id}`;
    etag = String((await call({ method: 'PUT', url, headers, payload: tinyScenario(`${at}`) })).headers['etag']);
  }
  return { ...stored, etag };
}

interface Listed {
  readonly scenarios: readonly { title: string; revision: number; links: { self: string } }[];
  readonly links: { readonly next: string | null };
}

describe('revisions', () => {
  it('are listed newest first with time, size, hash and tag', async () => {
    const app = await testApp();
    const { id, etag } = await storeRevisions(app, 3);
    const list = (await app.call({ url: `/api/scenarios/${id}/revisions` })).json();
    expect(list.links.next).toBeNull();
    expect(list.scenarios.map(({ title }: { title: string }) => title)).toEqual(['3', '2', '1']);
    expect(list.scenarios[0]).toMatchObject({ id, revision: 3, etag });
    for (const { links, hash, bytes, updatedAt, etag: tag } of list.scenarios) {
      const answer = await app.call({ url: links.self });
      expect(answer.headers['etag']).toBe(tag);
      expect(answer.json()).toMatchObject({ hash, bytes, updatedAt });
      expect(Buffer.byteLength(JSON.stringify(answer.json().scenario))).toBe(bytes);
    }
  });

  it('come in pages that hold each of them once', async () => {
    const app = await testApp();
    const { id } = await storeRevisions(app, 7);
    const seen: number[] = [];
    let url: string | null = `/api/scenarios/${id}/revisions?limit=3`;
    while (url !== null) {
      const page: Listed = (await app.call({ url })).json();
      seen.push(...page.scenarios.map(({ revision }) => revision));
      url = page.links.next;
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('are read one by one, with 304 to who has one', async () => {
    const app = await testApp();
    const { id } = await storeRevisions(app, 2);
    const url = `/api/scenarios/${id}/revisions/1`;
    const response = await app.call({ url });
    expect(response.json()).toMatchObject({ revision: 1, title: '1', scenario: { view: { title: '1' } } });
    const held = { 'if-none-match': String(response.headers['etag']) };
    expect((await app.call({ url, headers: held })).statusCode).toBe(304);
  });

  it.each([
    [`${UNKNOWN}/revisions`, 404, 'scenario_not_found'],
    [`${UNKNOWN}/revisions/1`, 404, 'scenario_not_found'],
    [`${UNKNOWN}/revisions/0`, 400, 'invalid_request'],
    [`${UNKNOWN}/revisions/newest`, 400, 'invalid_request'],
    [`${UNKNOWN}/revisions?limit=0`, 400, 'invalid_request'],
    [`${UNKNOWN}/revisions?limit=101`, 400, 'invalid_request'],
    [`${UNKNOWN}/revisions?before=x`, 400, 'invalid_request'],
    [`${UNKNOWN}/revisions?page=2`, 400, 'invalid_request'],
  ])('refuses %s', async (url, status, code) => {
    const { call } = await testApp();
    const response = await call({ url });
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
  });

  it('end at a limit that is stated, with a fix', async () => {
    const app = await testApp({ environment: { REVISION_LIMIT: '2' } });
    const { id, etag, editKey } = await storeRevisions(app, 2);
    const headers = { 'if-match': etag, 'x-edit-key': editKey };
    const put = { method: 'PUT', url: `/api/scenarios/${id}`, payload: tinyScenario('3') } as const;
    const refused = await app.call({ ...put, headers });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({ code: 'limit_reached', message: expect.stringContaining('Fork it') });
    // An editor whose revision is behind learns that first.
    expect((await app.call({ ...put, headers: { ...headers, 'if-match': '"old"' } })).statusCode).toBe(412);
    expect((await app.call({ method: 'POST', url: `/api/scenarios/${id}/fork` })).statusCode).toBe(201);
  });
});

describe('a fork', () => {
  it('is a scenario of its own that remembers where it came from', async () => {
    const app = await testApp();
    const { id, etag, editKey } = await storeRevisions(app, 2);
    const response = await app.call({ method: 'POST', url: `/api/scenarios/${id}/fork` });
    expect(response.statusCode).toBe(201);
    const fork = response.json();
    expect(fork).toMatchObject({ revision: 1, title: '2', forkedFrom: { id, revision: 2 } });
    expect(fork.id).not.toBe(id);
    expect(fork.links.edit).toBe(`/s/${fork.id}#key=${fork.editKey}`);
    expect(response.headers['location']).toBe(`/api/scenarios/${fork.id}`);

    const change = (key: string) =>
      app.call({
        method: 'PUT',
        url: `/api/scenarios/${fork.id}`,
        headers: { 'if-match': fork.etag, 'x-edit-key': key },
        payload: tinyScenario('changed'),
      });
    expect((await change(editKey)).statusCode).toBe(403);
    expect((await change(fork.editKey)).statusCode).toBe(200);
    expect((await app.call({ url: `/api/scenarios/${id}` })).headers['etag']).toBe(etag);
    expect((await app.call({ url: `/api/scenarios/${fork.id}` })).json().forkedFrom).toEqual({ id, revision: 2 });
  });

  it('may be of an older revision, and outlives what it came from', async () => {
    const app = await testApp();
    const { id, editKey } = await storeRevisions(app, 2);
    const fork = (await app.call({ method: 'POST', url: `/api/scenarios/${id}/fork?revision=1` })).json();
    expect(fork).toMatchObject({ title: '1', forkedFrom: { id, revision: 1 } });
    const headers = { 'x-edit-key': editKey };
    expect((await app.call({ method: 'DELETE', url: `/api/scenarios/${id}`, headers })).statusCode).toBe(204);
    expect((await app.call({ url: `/api/scenarios/${fork.id}` })).json()).toMatchObject({
      forkedFrom: { id, revision: 1 },
      scenario: { view: { title: '1' } },
    });
  });

  it.each(['/fork', '/fork?revision=3', '/fork?revision=x'])('of nothing is none: %s', async (path) => {
    const { call } = await testApp();
    const response = await call({ method: 'POST', url: `${UNKNOWN}${path}` });
    expect(response.statusCode).toBe(path.endsWith('x') ? 400 : 404);
  });
});

describe('a deletion', () => {
  it('takes all revisions, and the id answers 404 from then on', async () => {
    const app = await testApp();
    const { id, editKey } = await storeRevisions(app, 3);
    const headers = { 'x-edit-key': editKey };
    const url = `/api/scenarios/${id}`;
    const response = await app.call({ method: 'DELETE', url, headers });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    for (const gone of ['', '?revision=1', '/revisions', '/revisions/1', '/topology.svg', '/topology.png']) {
      const answer = await app.call({ url: url + gone });
      expect(answer.statusCode, gone).toBe(404);
      expect(answer.json().error.message).toContain('may have been deleted');
    }
    expect((await app.call({ method: 'DELETE', url, headers })).statusCode).toBe(404);
    expect((await app.call({ method: 'POST', url: `${url}/fork` })).statusCode).toBe(404);
    const put = { method: 'PUT', url, headers: { ...headers, 'if-match': '*' }, payload: tinyScenario('4') } as const;
    expect((await app.call(put)).statusCode).toBe(404);
  });

  it('heeds If-Match, and tells the tag that would do', async () => {
    const app = await testApp();
    const { id, etag, editKey } = await storeRevisions(app, 2);
    const url = `/api/scenarios/${id}`;
    const remove = (match: string) =>
      app.call({ method: 'DELETE', url, headers: { 'x-edit-key': editKey, 'if-match': match } });
    const refused = await remove('"r1-old"');
    expect(refused.statusCode).toBe(412);
    expect(refused.headers['etag']).toBe(etag);
    expect((await app.call({ url })).statusCode).toBe(200);
    expect((await remove(etag)).statusCode).toBe(204);
  });

  it('needs a key', async () => {
    const app = await testApp();
    const { id } = await storeRevisions(app, 1);
    const url = `/api/scenarios/${id}`;
    expect((await app.call({ method: 'DELETE', url })).statusCode).toBe(401);
    expect((await app.call({ method: 'DELETE', url, headers: { 'x-edit-key': 'wrong' } })).statusCode).toBe(403);
    expect((await app.call({ url })).statusCode).toBe(200);
  });
});
