import { EXPERIMENTS } from '@lanelab/papers';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { testDatabase } from '../../support/database.ts';
import { storeScenario, tinyScenario } from '../../support/scenarios.ts';

describe('POST /api/scenarios', () => {
  it('stores a scenario and says how to come back to it', async () => {
    const { call } = await testApp();
    const response = await call({ method: 'POST', url: '/api/scenarios', payload: tinyScenario('One') });
    expect(response.statusCode).toBe(201);
    const body = response.json();
    expect(body).toMatchObject({ revision: 1, links: { self: `/api/scenarios/${body.id}`, page: `/s/${body.id}` } });
    expect(body.editKey).toMatch(/^[\w-]{32}$/);
    expect(response.headers).toMatchObject({ etag: body.etag, location: body.links.self, 'cache-control': 'no-store' });
    expect(response.headers['x-request-id']).toBeTruthy();
  });

  it('fills in what was left out', async () => {
    const { call } = await testApp();
    const { id } = await storeScenario(call, { lanelab: 1, model: { nodes: [], durationPs: 1 } });
    const { scenario } = (await call({ url: `/api/scenarios/${id}` })).json();
    expect(scenario.model).toMatchObject({ links: [], flows: [], seed: 1, measure: { flows: 'all', warmupPs: 0 } });
  });

  it.each(EXPERIMENTS.map((experiment) => [experiment.id, experiment] as const))('stores %s', async (_, experiment) => {
    const { call } = await testApp();
    const scenario = experiment.base();
    const { id } = await storeScenario(call, scenario);
    expect((await call({ url: `/api/scenarios/${id}` })).json().scenario).toEqual(JSON.parse(JSON.stringify(scenario)));
  });

  it.each([
    [{ lanelab: 1 }, 'body.model', 'missing'],
    [{ lanelab: 1, model: { nodes: [], durationPs: 0 } }, 'body.model.durationPs', 'is 0'],
    [{ lanelab: 1, model: { nodes: [], durationPs: 1, speed: 9 } }, 'body.model', 'unknown key “speed”'],
    [{ lanelab: 99, model: {} }, 'body.lanelab', 'newer than this lab'],
    [{}, 'body.lanelab', 'missing'],
  ])('refuses %j with path and rule', async (payload, path, words) => {
    const { call } = await testApp();
    const response = await call({ method: 'POST', url: '/api/scenarios', payload });
    expect(response.statusCode).toBe(422);
    const { error } = response.json();
    expect(error).toMatchObject({ code: 'invalid_scenario', path });
    expect(error.message).toContain(words);
    expect(error.details[0].path).toBe(path);
  });

  it.each(['[]', '"text"', '1', 'null'])('refuses %s, which is no object', async (payload) => {
    const { call } = await testApp();
    const headers = { 'content-type': 'application/json' };
    const response = await call({ method: 'POST', url: '/api/scenarios', payload, headers });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ code: 'invalid_request', path: 'body' });
  });
});

describe('GET /api/scenarios/:id', () => {
  it('answers with the newest revision and its tag', async () => {
    const { call } = await testApp();
    const { id, etag } = await storeScenario(call, tinyScenario('One'));
    const response = await call({ url: `/api/scenarios/${id}` });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    expect(response.headers['content-type']).toMatch(/^application\/json\b/);
    expect(response.json()).toMatchObject({ id, revision: 1, etag, scenario: { view: { title: 'One' } } });
  });

  it('answers 304 to who has it already', async () => {
    const { call } = await testApp();
    const { id, etag } = await storeScenario(call, tinyScenario('One'));
    for (const held of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await call({ url: `/api/scenarios/${id}`, headers: { 'if-none-match': held } });
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe('');
      expect(response.headers['etag']).toBe(etag);
    }
    const stale = await call({ url: `/api/scenarios/${id}`, headers: { 'if-none-match': '"old"' } });
    expect(stale.statusCode).toBe(200);
  });

  it('keeps old revisions', async () => {
    const { call } = await testApp();
    const { id, etag, editKey } = await storeScenario(call, tinyScenario('One'));
    const headers = { 'if-match': etag, 'x-edit-key': editKey };
    await call({ method: 'PUT', url: `/api/scenarios/${id}`, headers, payload: tinyScenario('Two') });
    const titles = ['', '?revision=2', '?revision=1'].map(async (query) => {
      const response = await call({ url: `/api/scenarios/${id}${query}` });
      return response.json().scenario.view.title;
    });
    expect(await Promise.all(titles)).toEqual(['Two', 'Two', 'One']);
    const none = await call({ url: `/api/scenarios/${id}?revision=3` });
    expect(none.statusCode).toBe(404);
    expect(none.json().error).toMatchObject({ code: 'scenario_not_found' });
  });

  it.each(['/api/scenarios/23456789ABCD', '/api/scenarios/23456789ABCD/'])('has nothing at %s', async (url) => {
    const { call } = await testApp();
    const response = await call({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json().error.message).toContain('No scenario is stored under the id 23456789ABCD');
  });

  it.each([
    ['/api/scenarios/abc', 'params.id'],
    ['/api/scenarios/23456789ABCD?revision=0', 'query.revision'],
    ['/api/scenarios/23456789ABCD?rev=1', 'query'],
  ])('refuses %s', async (url, path) => {
    const { call } = await testApp();
    const response = await call({ url });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ code: 'invalid_request', path });
  });

  it.each([
    [
      '/api/scenarios/nope123',
      'The part "nope123" of the address must be the id under which it was stored: 12 letters and digits',
    ],
    ['/api/scenarios/23456789ABCD/revisions/x', 'The part "x" of the address must be a revision number, from 1 up.'],
  ])('says of %s what the address must have there', async (url, words) => {
    const { call } = await testApp();
    const { message } = (await call({ url })).json().error;
    expect(message).toContain(words);
    expect(message).not.toContain('params');
  });
});

describe('PUT /api/scenarios/:id', () => {
  it('stores another revision', async () => {
    const { call } = await testApp();
    const { id, etag, editKey } = await storeScenario(call, tinyScenario('One'));
    const headers = { 'if-match': etag, 'x-edit-key': editKey };
    const response = await call({ method: 'PUT', url: `/api/scenarios/${id}`, headers, payload: tinyScenario('Two') });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id, revision: 2, etag: response.headers['etag'] });
    expect(response.headers['etag']).not.toBe(etag);
    expect(response.json()).not.toHaveProperty('editKey');
  });

  it('refuses a change without key, with a wrong key, without If-Match, on an old revision', async () => {
    const { call } = await testApp();
    const { id, etag, editKey } = await storeScenario(call, tinyScenario('One'));
    const put = (headers: Record<string, string>) =>
      call({ method: 'PUT', url: `/api/scenarios/${id}`, headers, payload: tinyScenario('Two') });
    const answers = [
      await put({ 'if-match': etag }),
      await put({ 'if-match': etag, 'x-edit-key': 'wrong' }),
      await put({ 'x-edit-key': editKey }),
      await put({ 'if-match': '"r0-x"', 'x-edit-key': editKey }),
      await put({ 'if-match': 'no quotes', 'x-edit-key': editKey }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 428, 412, 400]);
    expect(answers.map((answer) => answer.json().error.code)).toEqual([
      'edit_key_missing',
      'edit_key_wrong',
      'if_match_missing',
      'revision_conflict',
      'invalid_request',
    ]);
    expect(answers[3]?.json().error.message).toContain(etag.replaceAll('"', '\\"').slice(2, -2));
    expect((await call({ url: `/api/scenarios/${id}` })).json()).toMatchObject({ revision: 1 });
  });

  it('answers 404 for what was never stored', async () => {
    const { call } = await testApp();
    const headers = { 'if-match': '*', 'x-edit-key': 'k' };
    const url = '/api/scenarios/23456789ABCD';
    const response = await call({ method: 'PUT', url, headers, payload: tinyScenario('Two') });
    expect(response.statusCode).toBe(404);
  });

  it('lets one of many simultaneous changes win, over two servers too', async () => {
    const database = await testDatabase();
    const [one, two] = [await testApp({ database }), await testApp({ database })];
    const { id, etag, editKey } = await storeScenario(one.call, tinyScenario('start'));
    let current = etag;
    for (let round = 1; round <= 5; round += 1) {
      const headers = { 'if-match': current, 'x-edit-key': editKey };
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => {
          const { call } = at % 2 === 0 ? one : two;
          return call({ method: 'PUT', url: `/api/scenarios/${id}`, headers, payload: tinyScenario(`${round}-${at}`) });
        }),
      );
      const won = answers.filter(({ statusCode }) => statusCode === 200);
      expect(won).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(9);
      const stored = (await two.call({ url: `/api/scenarios/${id}` })).json();
      expect(stored.revision).toBe(round + 1);
      expect(stored.etag).toBe(won[0]?.headers['etag']);
      expect(stored.scenario.view.title).toBe(`${round}-${answers.findIndex(({ statusCode }) => statusCode === 200)}`);
      current = stored.etag;
    }
  });
});
