/** Assignments: made from a lesson, read by anybody with the class code, changed and erased by the teacher. */
import { lessonHash } from '@lanelab/lessons';
import { expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { classLesson, hosts, testClass } from '../../../support/assignments.ts';

const DAY_MS = 86_400_000;
const SOON = Date.now() + DAY_MS;

it('hands out a lesson to a class, and says nothing of it but what anybody with the code may know', async () => {
  const app = await testApp();
  const lesson = classLesson();
  const made = await app.call({ method: 'POST', url: '/api/assignments', payload: { lesson } });
  expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'no-store']);
  const { assignment, teacherKey, links } = made.json();
  expect(assignment).toMatchObject({
    id: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
    title: { en: 'Three hosts', 'pt-BR': 'Três estações' },
    minutes: 5,
    steps: 3,
    students: 0,
    state: 'open',
    lessonHash: lessonHash(lesson),
    settings: {
      dueAtMs: null,
      late: 'mark',
      tries: null,
      variants: 'each',
      locks: [],
      results: 'at-once',
      join: 'name',
      keepDays: 180,
    },
  });
  expect(assignment.eraseAtMs).toBe(assignment.createdAtMs + 180 * DAY_MS);
  const { id } = assignment;
  expect(links).toEqual({
    self: `/api/assignments/${id}`,
    join: `/join/${id}`,
    teach: `/teach/${id}#key=${teacherKey}`,
  });
  const typed = `${id.slice(0, 4)}-${id.slice(4)} `.toLowerCase();
  for (const code of [id, encodeURIComponent(typed)]) {
    const read = await app.call({ url: `/api/assignments/${code}` });
    expect(read.json().assignment).toEqual({ ...assignment, nowMs: expect.any(Number) });
    expect(read.body).not.toContain(teacherKey);
    expect(read.body).not.toContain('"checks"');
  }
});

it('keeps of the key a hash alone', async () => {
  const app = await testApp();
  const { teacher } = await testClass(app);
  const rows = await app.app.database.db.selectFrom('assignments').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(teacher['x-teacher-key']);
});

const given = (settings: object) => ({ lesson: classLesson(), settings });

it.each<[string, object, number, string, string]>([
  ['no lesson', { settings: {} }, 400, 'invalid_request', 'body.lesson'],
  ['a broken lesson', { lesson: { lanelabLesson: 1 } }, 422, 'invalid_lesson', 'body.lesson.title'],
  ['another key', { ...given({}), seed: 1 }, 400, 'invalid_request', 'body'],
  ['a setting that there is not', given({ due: 1 }), 400, 'invalid_request', 'body.settings'],
  ['an unknown word', given({ late: 'never' }), 400, 'invalid_request', 'body.settings.late'],
  ['a time far away', given({ dueAtMs: 9e15 }), 400, 'invalid_request', 'body.settings.dueAtMs'],
  ['a time in words', given({ dueAtMs: '2026' }), 400, 'invalid_request', 'body.settings.dueAtMs'],
  ['no try', given({ tries: 0 }), 400, 'invalid_request', 'body.settings.tries'],
  ['half a try', given({ tries: 2.5 }), 400, 'invalid_request', 'body.settings.tries'],
  ['too many days', given({ keepDays: 731 }), 400, 'invalid_request', 'body.settings.keepDays'],
  ['an unknown lock', given({ locks: ['all'] }), 400, 'invalid_request', 'body.settings.locks[0]'],
  ['results after no due time', given({ results: 'after-due' }), 400, 'invalid_request', 'body.settings.results'],
  ['what would be erased already', given({ dueAtMs: 1 }), 400, 'invalid_request', 'body.settings.keepDays'],
])('refuses %s', async (_, payload, status, code, path) => {
  const { call } = await testApp();
  const refused = await call({ method: 'POST', url: '/api/assignments', payload });
  expect([refused.statusCode, refused.json().error]).toEqual([status, expect.objectContaining({ code, path })]);
});

it('changes settings by the key of the teacher, and is erased so many days after it is due', async () => {
  const app = await testApp();
  const { url, teacher, patch } = await testClass(app, { keepDays: 10 });
  const changed = await patch({ dueAtMs: SOON, tries: 3, locks: ['hints', 'hints'] });
  expect(changed.json().assignment).toMatchObject({
    settings: { dueAtMs: SOON, tries: 3, locks: ['hints'], keepDays: 10, late: 'mark' },
    eraseAtMs: SOON + 10 * DAY_MS,
  });
  const without = await app.call({ method: 'PATCH', url, payload: { settings: {} } });
  expect([without.statusCode, without.json().error.code]).toEqual([401, 'teacher_key_missing']);
  const wrong = { 'x-teacher-key': `${teacher['x-teacher-key']}x` };
  const refused = await app.call({ method: 'PATCH', url, headers: wrong, payload: { settings: { tries: 1 } } });
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'teacher_key_wrong']);
  expect((await app.call({ url })).json().assignment.settings.tries).toBe(3);
  for (const broken of [{ tries: 101 }, { tries: null, x: 1 }, { dueAtMs: null, results: 'after-due' }])
    expect((await patch(broken)).statusCode).toBe(400);
  expect((await patch({ tries: null })).json().assignment.settings.tries).toBeNull();
});

it('is open, late and closed by the clock of the server', async () => {
  const app = await testApp();
  const { url, patch } = await testClass(app);
  const state = async () => (await app.call({ url })).json().assignment.state;
  expect(await state()).toBe('open');
  await patch({ dueAtMs: SOON });
  expect(await state()).toBe('open');
  await patch({ dueAtMs: Date.now() - 1000 });
  expect(await state()).toBe('late');
  await patch({ late: 'refuse' });
  expect(await state()).toBe('closed');
});

it('renews the key of the teacher: the old one ends at once', async () => {
  const app = await testApp();
  const { url, teacher, get } = await testClass(app);
  const renewed = (await app.call({ method: 'POST', url: `${url}/teacher-key`, headers: teacher })).json();
  expect(renewed.links.teach).toContain(`#key=${renewed.teacherKey}`);
  expect((await get('/overview')).json().error.code).toBe('teacher_key_wrong');
  expect((await get('/overview', { 'x-teacher-key': renewed.teacherKey })).statusCode).toBe(200);
});

it.each(['K7QF-3MPW', 'k7qf3mpw'])('has nothing under %s', async (code) => {
  const { call } = await testApp();
  const headers = { 'x-teacher-key': 'k', 'x-student-key': 's' };
  for (const path of ['', '/overview', '/me', '/export', '/results.csv'])
    expect((await call({ url: `/api/assignments/${code}${path}`, headers })).json().error.code).toBe(
      'assignment_not_found',
    );
});

it.each(['K7QF-3MP', 'K7QF-3MP0', 'K7QF3MPWX', 'O7QF-3MPW'])('refuses %s, which is no class code', async (code) => {
  const { call } = await testApp();
  const refused = await call({ url: `/api/assignments/${code}` });
  expect([refused.statusCode, refused.json().error.message]).toEqual([400, expect.stringContaining('K7QF-3MPW')]);
});

it('refuses a lesson that is too large, and counts what is stored', async () => {
  const app = await testApp({ environment: { LESSON_LIMIT_BYTES: '20000', SCENARIOS_MAX_BYTES: '1048576' } });
  const large = classLesson({ question: 'x'.repeat(900) });
  const notes = { ...hosts(2), view: { title: 'Hosts', notes: 'x'.repeat(19_000) } };
  const steps = [{ ...large.steps[1], scenario: { kind: 'document', document: notes } }];
  const beyond = await app.call({ method: 'POST', url: '/api/assignments', payload: { lesson: { ...large, steps } } });
  expect([beyond.statusCode, beyond.json().error.code]).toEqual([413, 'body_too_large']);
  const { id } = await testClass(app);
  const stored = await app.app.database.db.selectFrom('assignments').select('bytes').executeTakeFirstOrThrow();
  expect(await app.app.scenarios.totalBytes()).toBe(stored.bytes);
  expect(id).not.toBe('');
});
