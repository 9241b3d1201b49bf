/** Stored lessons: the same routes as scenarios have, on other documents; the tests of scenarios hold what both share. */
import { MAX_LESSON_OCTETS } from '@lanelab/lessons';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { testDatabase } from '../../support/database.ts';
import { storeLesson, storeScenario, tinyLesson, tinyScenario } from '../../support/scenarios.ts';

const SHELF = { 'x-shelf-key': 'shelf-key-of-thirty-two-letters-x' };

/** A lesson whose steps have no room for more: links to networks as long as links may be. */
function largeLesson(octets: number): object {
  const payload = 'A'.repeat(900_000);
  const steps = Array.from({ length: Math.ceil(octets / payload.length) }, (_, at) => ({
    id: `s${at}`,
    title: '',
    scenario: { kind: 'link', payload },
    task: { kind: 'read' },
  }));
  return { ...tinyLesson('Large'), steps };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('POST /api/lessons', () => {
  it('stores a lesson and says how to come back to it', async () => {
    const { call } = await testApp();
    const response = await call({ method: 'POST', url: '/api/lessons', payload: tinyLesson('One') });
    expect(response.statusCode).toBe(201);
    const body = response.json();
    expect(body).toMatchObject({ revision: 1, title: 'One', hash: expect.stringMatching(/^[\da-f]{16}$/) });
    expect(body.links).toEqual({
      self: `/api/lessons/${body.id}`,
      page: `/lesson?s=${body.id}`,
      revisions: `/api/lessons/${body.id}/revisions`,
      edit: `/lesson?s=${body.id}#key=${body.editKey}`,
    });
    expect(response.headers).toMatchObject({ etag: body.etag, location: body.links.self });
    const read = (await call({ url: body.links.self })).json();
    expect(read.lesson).toMatchObject({ title: 'One', goals: [], steps: [{ id: 'a', hints: [] }] });
    expect(Buffer.byteLength(JSON.stringify(read.lesson))).toBe(read.bytes);
  });

  it('shows the English title in lists', async () => {
    const { call } = await testApp();
    const title = { en: 'Large\nframes', 'pt-BR': 'Quadros grandes' };
    const { id } = await storeLesson(call, { ...tinyLesson(''), title });
    expect((await call({ url: `/api/lessons/${id}/revisions` })).json().lessons[0].title).toBe('Large frames');
  });

  it.each([
    [{}, 'body.lanelabLesson', 'unknown-version', 'This is no lesson'],
    [tinyScenario('A scenario'), 'body.lanelabLesson', 'unknown-version', 'This is no lesson'],
    [{ ...tinyLesson('One'), minutes: 0 }, 'body.minutes', 'out-of-range', 'The lesson, minutes is 0'],
    [{ ...tinyLesson('One'), question: 'Why {a?' }, 'body.question', 'broken-text', 'cannot be filled in'],
  ])('refuses %j with path, code and rule', async (payload, path, code, words) => {
    const { call } = await testApp();
    const response = await call({ method: 'POST', url: '/api/lessons', payload });
    expect(response.statusCode).toBe(422);
    const { error } = response.json();
    expect(error).toMatchObject({ code: 'invalid_lesson', path, details: [{ path, code }] });
    expect(error.message).toContain(words);
  });

  it('lists every fault, those of scenarios inside it by their place', async () => {
    const { call } = await testApp();
    const broken = { kind: 'document', document: tinyScenario('', -1) };
    const [step] = (tinyLesson('One') as { steps: object[] }).steps;
    const steps = [step, { ...step, id: 'b', scenario: broken }, { ...step, scenario: broken }];
    const { error } = (
      await call({ method: 'POST', url: '/api/lessons', payload: { ...tinyLesson('One'), steps } })
    ).json();
    expect(error.message).toContain('And 2 more');
    expect(error.details.map(({ path }: { path: string }) => path)).toEqual([
      'body.steps[2].id',
      'body.steps[1].scenario.document.model.seed',
      'body.steps[2].scenario.document.model.seed',
    ]);
    expect(error.details[1].message).toContain('Step 2, network: The ');
  });

  it.each(['[]', '"text"', 'null'])('refuses %s, which is no object', async (payload) => {
    const { call } = await testApp();
    const headers = { 'content-type': 'application/json' };
    const response = await call({ method: 'POST', url: '/api/lessons', payload, headers });
    expect(response.json().error).toMatchObject({
      code: 'invalid_request',
      path: 'body',
      message: expect.stringContaining('must be a lesson'),
    });
  });
});

describe('the size of a lesson', () => {
  it('may be more than that of a scenario, up to the limit of lessons', async () => {
    const { call } = await testApp();
    const { LESSON_LIMIT_BYTES: limit } = readConfig({});
    expect(limit).toBe(MAX_LESSON_OCTETS);
    expect((await call({ method: 'POST', url: '/api/lessons', payload: largeLesson(4_000_000) })).statusCode).toBe(201);
    const scenario = await call({ method: 'POST', url: '/api/scenarios', payload: largeLesson(4_000_000) });
    expect(scenario.json().error).toMatchObject({ code: 'body_too_large' });
    for (const request of [
      { method: 'POST', url: '/api/lessons' },
      { method: 'PUT', url: '/api/lessons/23456789ABCD' },
    ] as const) {
      const refused = await call({ ...request, payload: largeLesson(limit + 1) });
      expect([refused.statusCode, refused.json().error]).toEqual([
        413,
        { code: 'body_too_large', path: 'body', message: expect.stringContaining(`larger than ${limit} bytes`) },
      ]);
    }
  });

  it('counts as work, with the devices of its networks', async () => {
    // The clock that budgets go by stands: nothing comes back, however long a busy machine takes.
    vi.useFakeTimers({ toFake: ['performance'] });
    const { call } = await testApp({ environment: { DOCUMENT_DEVICES_PER_MINUTE: '3', SEATS_AT_ONCE: '1' } });
    const nodes = [1, 2].map((id) => ({ id, kind: 'host', name: `h${id}`, ports: [{ id: 1, phy: 'oc3c' }] }));
    const document = { lanelab: 1, model: { nodes, durationPs: 1 } };
    const scenario = { kind: 'document', document };
    const step = { id: 'a', title: '', scenario, task: { kind: 'read' }, solution: { scenario } };
    const request = { method: 'POST', url: '/api/lessons', payload: { ...tinyLesson(''), steps: [step] } } as const;
    expect((await call(request)).statusCode).toBe(201);
    expect((await call(request)).json().error).toMatchObject({ code: 'rate_limited' });
  });
});

/** Stores a lesson and so many changes of it, titled 1, 2, 3... */
async function storeRevisions({ call }: TestApp, revisions: number) {
  const stored = await storeLesson(call, tinyLesson('1'));
  let { etag } = stored;
  for (let at = 2; at <= revisions; at += 1) {
    const headers = { 'if-match': etag, 'x-edit-key': stored.editKey };
    const url = `/api/lessons/${stored.id}`;
    etag = String((await call({ method: 'PUT', url, headers, payload: tinyLesson(`${at}`) })).headers['etag']);
  }
  return { ...stored, etag, url: `/api/lessons/${stored.id}` };
}

describe('revisions of a lesson', () => {
  it('are read one by one and in a list, with 304 to who has one', async () => {
    const app = await testApp();
    const { url, etag } = await storeRevisions(app, 3);
    for (const [query, title] of [
      ['', '3'],
      ['?revision=1', '1'],
      ['/revisions/2', '2'],
    ]) {
      const answer = await app.call({ url: url + query });
      expect(answer.json()).toMatchObject({ title, lesson: { title } });
      const held = { 'if-none-match': String(answer.headers['etag']) };
      expect((await app.call({ url: url + query, headers: held })).statusCode).toBe(304);
    }
    const list = (await app.call({ url: `${url}/revisions?limit=2` })).json();
    expect(list.lessons.map(({ title }: { title: string }) => title)).toEqual(['3', '2']);
    expect(list.lessons[0]).toMatchObject({ etag });
    const rest = (await app.call({ url: list.links.next })).json();
    expect(rest.lessons.map(({ revision }: { revision: number }) => revision)).toEqual([1]);
  });

  it('are never overwritten by who was slower, over two servers too', async () => {
    const database = await testDatabase();
    const [one, two] = [await testApp({ database }), await testApp({ database })];
    const { url, etag, editKey } = await storeRevisions(one, 1);
    const headers = { 'if-match': etag, 'x-edit-key': editKey };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? one : two).call({ method: 'PUT', url, headers, payload: tinyLesson(`by ${at}`) }),
      ),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 412);
    expect([won.length, lost.length]).toEqual([1, 9]);
    expect(lost[0]?.json().error.message).toMatch(/^The lesson \w+ is at revision 2 /);
    expect((await two.call({ url })).headers['etag']).toBe(won[0]?.headers['etag']);
  });

  it('need a key and If-Match, and end at the limit', async () => {
    const app = await testApp({ environment: { REVISION_LIMIT: '2' } });
    const { url, etag, editKey } = await storeRevisions(app, 2);
    const put = async (headers: Record<string, string>) =>
      (await app.call({ method: 'PUT', url, headers, payload: tinyLesson('3') })).json().error;
    expect(await put({ 'if-match': etag })).toMatchObject({ code: 'edit_key_missing' });
    expect(await put({ 'if-match': etag, 'x-edit-key': 'wrong' })).toMatchObject({
      code: 'edit_key_wrong',
      message: expect.stringContaining('to the lesson '),
    });
    expect(await put({ 'x-edit-key': editKey })).toMatchObject({ code: 'if_match_missing' });
    expect(await put({ 'if-match': etag, 'x-edit-key': editKey })).toMatchObject({
      code: 'limit_reached',
      message: expect.stringContaining('The lesson '),
    });
  });
});

it('is copied with keys of its own, and deleted with all its revisions', async () => {
  const app = await testApp();
  const { id, url, editKey } = await storeRevisions(app, 2);
  const fork = (await app.call({ method: 'POST', url: `${url}/fork?revision=1` })).json();
  expect(fork).toMatchObject({ title: '1', forkedFrom: { id, revision: 1 }, links: { page: `/lesson?s=${fork.id}` } });
  const headers = { 'x-edit-key': editKey };
  const renewed = (await app.call({ method: 'POST', url: `${url}/edit-key`, headers })).json();
  expect(renewed.links.edit).toBe(`/lesson?s=${id}#key=${renewed.editKey}`);
  expect((await app.call({ method: 'DELETE', url, headers })).statusCode).toBe(403);
  const removed = await app.call({ method: 'DELETE', url, headers: { 'x-edit-key': renewed.editKey } });
  expect(removed.statusCode).toBe(204);
  for (const gone of ['', '?revision=1', '/revisions', '/edit-key'])
    expect((await app.call({ url: url + gone, headers })).json().error).toMatchObject({
      code: 'lesson_not_found',
      message: expect.stringContaining('No lesson is stored under the id'),
    });
  expect((await app.call({ url: `/api/lessons/${fork.id}` })).statusCode).toBe(200);
});

it('is no scenario, and a scenario is no lesson', async () => {
  const { call } = await testApp();
  const lesson = await storeLesson(call, tinyLesson('A lesson'));
  const scenario = await storeScenario(call, tinyScenario('A scenario'));
  // Answers that are kept in memory are kept by id.
  for (const url of [`/api/lessons/${lesson.id}`, `/api/scenarios/${scenario.id}`])
    for (const time of [1, 2]) expect([time, (await call({ url })).statusCode]).toEqual([time, 200]);
  for (const [url, { editKey }] of [
    [`/api/scenarios/${lesson.id}`, lesson],
    [`/api/lessons/${scenario.id}`, scenario],
  ] as const) {
    const headers = { 'x-edit-key': editKey, 'if-match': '*' };
    const statuses = [
      await call({ url }),
      await call({ url: `${url}/revisions` }),
      await call({ method: 'POST', url: `${url}/fork` }),
      await call({ method: 'POST', url: `${url}/edit-key`, headers }),
      await call({ method: 'DELETE', url, headers }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  }
  expect((await call({ url: `/api/scenarios/${lesson.id}/topology.svg` })).statusCode).toBe(404);
  expect((await call({ url: `/s/${lesson.id}`, headers: { accept: 'text/html' } })).statusCode).not.toBe(200);
});

it('stands on a shelf beside scenarios, in a list of its own', async () => {
  const { call } = await testApp({ environment: { SHELF_LIMIT: '2' } });
  const stored = await call({ method: 'POST', url: '/api/lessons', headers: SHELF, payload: tinyLesson('On a shelf') });
  const { id, editKey } = await storeLesson(call, tinyLesson('Put there'));
  const put = await call({ method: 'PUT', url: `/api/shelf/${id}`, headers: { ...SHELF, 'x-edit-key': editKey } });
  expect([put.statusCode, put.json().links]).toEqual([200, expect.objectContaining({ page: `/lesson?s=${id}` })]);
  const list = (await call({ url: '/api/shelf/lessons', headers: SHELF })).json();
  expect(list.lessons.map(({ title }: { title: string }) => title).sort()).toEqual(['On a shelf', 'Put there']);
  expect((await call({ url: '/api/shelf', headers: SHELF })).json().scenarios).toEqual([]);
  const full = await call({ method: 'POST', url: '/api/scenarios', headers: SHELF, payload: tinyScenario('No room') });
  expect(full.json().error).toMatchObject({ code: 'limit_reached' });
  // The owner of the shelf owns what stands on it.
  const { links } = stored.json();
  expect(
    (await call({ method: 'DELETE', url: links.self, headers: { 'x-edit-key': stored.json().editKey } })).statusCode,
  ).toBe(401);
  expect((await call({ method: 'DELETE', url: `/api/shelf/${id}`, headers: SHELF })).statusCode).toBe(204);
  expect((await call({ method: 'DELETE', url: links.self, headers: SHELF })).statusCode).toBe(204);
  expect((await call({ url: '/api/shelf/lessons', headers: SHELF })).json().lessons).toEqual([]);
});

it('goes on counting towards the size of all that is stored', async () => {
  const { call } = await testApp({ environment: { SCENARIOS_MAX_BYTES: '1048576' } });
  expect((await call({ method: 'POST', url: '/api/lessons', payload: largeLesson(900_000) })).statusCode).toBe(201);
  const scenario = { ...tinyScenario('No room'), view: { title: '', notes: 'n'.repeat(20_000) } };
  const statuses: number[] = [];
  for (let at = 0; at < 10; at += 1)
    statuses.push((await call({ method: 'POST', url: '/api/scenarios', payload: scenario })).statusCode);
  expect(statuses.at(-1)).toBe(507);
  expect(
    (await call({ method: 'POST', url: '/api/lessons', payload: largeLesson(900_000) })).json().error,
  ).toMatchObject({
    code: 'storage_full',
    message: expect.stringContaining('scenarios and lessons'),
  });
});
