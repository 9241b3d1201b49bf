/** Work that is saved while a student goes on: by revisions, within limits, seen by its student and the teacher alone. */
import { expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { classLesson, hosts, testClass } from '../../../support/assignments.ts';

const begun = (count = 2) => ({ id: 'build', state: 'begun' as const, network: hosts(count) as never });

it('is saved by revisions, and comes back with the lesson in it', async () => {
  const app = await testApp();
  const { join, save, result, get, lesson } = await testClass(app);
  const ana = await join('Ana');
  const first = await save(ana, result(ana.seed, [begun()]), 0);
  expect([first.statusCode, first.json()]).toEqual([200, { revision: 1, savedAtMs: expect.any(Number) }]);
  const second = await save(ana, result(ana.seed, [{ id: 'guess' }, begun(3)]), 1);
  expect(second.json().revision).toBe(2);
  const { work } = (await get('/me', ana.key)).json();
  expect(work.revision).toBe(2);
  const expected = JSON.parse(JSON.stringify(result(ana.seed, [{ id: 'guess' }, begun(3)])));
  expect(work.result).toEqual(expected);
  expect(work.result.lesson.document).toEqual(JSON.parse(JSON.stringify(lesson)));
  const stored = await app.app.database.db.selectFrom('assignment_work').select('result').executeTakeFirstOrThrow();
  expect(stored.result).not.toContain('lanelabLesson');
});

it('is never overwritten by a window that rests on another revision', async () => {
  const app = await testApp();
  const { join, save, result, get } = await testClass(app);
  const ana = await join('Ana');
  const early = await save(ana, result(ana.seed, [begun()]), 4);
  expect([early.statusCode, early.json().error]).toMatchObject([
    412,
    { code: 'work_changed', details: { revision: 0 } },
  ]);
  const { savedAtMs } = (await save(ana, result(ana.seed, [begun(3)]), 0)).json();
  for (const revision of [0, 2]) {
    const refused = await save(ana, result(ana.seed, []), revision);
    expect([refused.statusCode, refused.json().error]).toEqual([
      412,
      {
        code: 'work_changed',
        message: expect.stringContaining('revision 1'),
        path: 'body.revision',
        details: { revision: 1, savedAtMs },
      },
    ]);
  }
  expect((await get('/me', ana.key)).json().work.result.steps).toHaveLength(1);
});

it('is won by one of many windows that save at the same time', async () => {
  const app = await testApp();
  const { join, save, result } = await testClass(app);
  const ana = await join('Ana');
  for (const revision of [0, 1]) {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => save(ana, result(ana.seed, [begun()]), revision)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412]);
  }
});

it.each<[string, (result: object) => object, number, string, string]>([
  [
    'no result',
    () => ({ result: { lanelabResult: 2 }, revision: 0 }),
    422,
    'invalid_result',
    'body.result.lanelabResult',
  ],
  ['no revision', (result) => ({ result }), 400, 'invalid_request', 'body.revision'],
  ['half a revision', (result) => ({ result, revision: 0.5 }), 400, 'invalid_request', 'body.revision'],
  ['another key', (result) => ({ result, revision: 0, force: true }), 400, 'invalid_request', 'body'],
  [
    'another lesson',
    (result) => ({ result: { ...result, lesson: { kind: 'built-in', id: 'x', hash: '0123' } }, revision: 0 }),
    422,
    'invalid_result',
    'body.result.lesson.hash',
  ],
])('refuses %s', async (_, payload, status, code, path) => {
  const app = await testApp();
  const { url, join, result } = await testClass(app);
  const ana = await join('Ana');
  const refused = await app.call({
    method: 'PUT',
    url: `${url}/me/work`,
    headers: ana.key,
    payload: payload(result(ana.seed, [])),
  });
  expect([refused.statusCode, refused.json().error]).toMatchObject([status, { code, path }]);
});

it('takes a lesson that was changed in the result for the lesson of the class', async () => {
  const app = await testApp();
  const { join, save, result, get } = await testClass(app);
  const ana = await join('Ana');
  const honest = result(ana.seed, []) as { lesson: object };
  const easy = { ...honest, lesson: { ...honest.lesson, document: classLesson({ title: 'Easy' }) } };
  expect((await save(ana, easy, 0)).statusCode).toBe(200);
  expect((await get('/me', ana.key)).json().work.result.lesson.document.title.en).toBe('Three hosts');
});

it('is the student’s own, and the teacher’s to read', async () => {
  const app = await testApp();
  const { join, save, result, get, url } = await testClass(app);
  const [ana, bia] = [await join('Ana'), await join('Bia')];
  await save(ana, result(ana.seed, [begun(3)]), 0);
  expect((await get('/me', bia.key)).json().work).toBeNull();
  expect((await get(`/students/${ana.id}/work`, bia.key)).statusCode).toBe(401);
  expect((await get(`/students/${ana.id}/work`, { 'x-teacher-key': 'x' })).statusCode).toBe(403);
  const seen = (await get(`/students/${ana.id}/work`)).json();
  expect(seen).toMatchObject({ student: { name: 'Ana' }, work: { revision: 1, result: { seed: ana.seed } } });
  expect((await get(`/students/${bia.id}/work`)).json().work).toBeNull();
  expect((await app.call({ method: 'PUT', url: `${url}/me/work`, payload: {} })).statusCode).toBe(401);
});

it('has a limit for each student, for the class and for all that is stored', async () => {
  const notes = (octets: number) => ({
    id: 'build',
    network: { ...hosts(2), view: { title: 'H', notes: 'n'.repeat(octets) } } as never,
  });
  const app = await testApp({
    environment: {
      ASSIGNMENT_STUDENT_MAX_BYTES: '20000',
      ASSIGNMENT_MAX_BYTES: '30000',
      LESSON_LIMIT_BYTES: '58000',
      BODY_LIMIT_BYTES: '2000',
    },
  });
  const { join, save, handIn, result } = await testClass(app);
  const [ana, bia] = [await join('Ana'), await join('Bia')];
  expect((await save(ana, result(ana.seed, [notes(60_000)]), 0)).json().error.code).toBe('body_too_large');
  expect((await save(ana, result(ana.seed, [notes(21_000)]), 0)).json().error).toMatchObject({
    code: 'limit_reached',
    path: 'body.result',
  });
  expect((await save(ana, result(ana.seed, [notes(15_000)]), 0)).statusCode).toBe(200);
  // The new work takes the place of the old.
  expect((await save(ana, result(ana.seed, [notes(16_000)]), 1)).statusCode).toBe(200);
  expect((await handIn(ana, result(ana.seed, [notes(10_000)]))).json().error.code).toBe('limit_reached');
  expect((await save(bia, result(bia.seed, [notes(15_000)]), 0)).json().error).toMatchObject({
    code: 'limit_reached',
    message: expect.stringContaining('30000'),
  });
  expect((await save(bia, result(bia.seed, [notes(5000)]), 0)).statusCode).toBe(200);
});

it('counts as writing and as work of the one who saves', async () => {
  const app = await testApp({ environment: { WRITE_LIMIT_PER_MINUTE: '3' } });
  const { join, save, result } = await testClass(app);
  const ana = await join('Ana');
  const statuses: number[] = [];
  for (let at = 0; at < 4; at += 1) statuses.push((await save(ana, result(ana.seed, []), at)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
