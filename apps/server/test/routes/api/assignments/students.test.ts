/** Students: by name, by code, on several machines, told apart and erased. */
import { afterEach, expect, it, vi } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { testClass } from '../../../support/assignments.ts';
import { type Ask, somebody } from '../../../support/somebody.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The clock that budgets go by stands: nothing comes back, however long a busy machine takes. */
const stopClock = () => vi.useFakeTimers({ toFake: ['performance'] });

it('lets a student in by name, with a personal link and a variant of their own', async () => {
  const app = await testApp();
  const { id, url, get, lesson } = await testClass(app);
  const joined = await app.call({ method: 'POST', url: `${url}/students`, payload: { name: '  Ana \u202e María\n' } });
  expect([joined.statusCode, joined.headers['cache-control']]).toEqual([201, 'no-store']);
  const { student, studentKey, links, lesson: given } = joined.json();
  expect(student).toMatchObject({ name: 'Ana María', joinedAtMs: expect.any(Number) });
  expect(links.continue).toBe(`/join/${id}#key=${studentKey}`);
  expect(given).toEqual(JSON.parse(JSON.stringify(lesson)));
  const me = await get('/me', { 'x-student-key': studentKey });
  expect(me.json()).toMatchObject({
    student,
    work: null,
    submissions: [],
    lesson: given,
    assignment: { id, students: 1 },
  });
});

it('tells two of the same name apart', async () => {
  const app = await testApp();
  const { join } = await testClass(app);
  const names = [];
  for (const name of ['Ana', 'ANA', 'ana', 'Ana (2)']) names.push((await join(name)).name);
  expect(names).toEqual(['Ana', 'ANA (2)', 'ana (3)', 'Ana (2) (2)']);
});

it('tells students of the same name apart who come at the same time', async () => {
  const app = await testApp();
  const { join } = await testClass(app);
  const pupils = await Promise.all(Array.from({ length: 8 }, () => join('Zoë')));
  expect(new Set(pupils.map(({ name }) => name)).size).toBe(8);
  expect(new Set(pupils.map(({ seed }) => seed)).size).toBe(8);
});

it('has one seed for all where the teacher wants no variants', async () => {
  const app = await testApp();
  const { join } = await testClass(app, { variants: 'same' });
  expect((await join('Ana')).seed).toBe((await join('Bia')).seed);
});

it.each([
  ['a name of 10 000 characters', { name: 'x'.repeat(10_000) }, 'body.name', '100 characters'],
  ['no name', { name: ' \t ' }, 'body.name', 'letter or digit'],
  ['a name of signs', { name: '---' }, 'body.name', 'letter or digit'],
  ['a number', { name: 5 }, 'body.name', 'a text'],
  ['name and code', { name: 'Ana', code: 'K7QF3MPW' }, 'body', 'either "name" or "code"'],
  ['neither', {}, 'body', 'either "name" or "code"'],
  ['another key', { name: 'Ana', id: 'x' }, 'body', 'nothing else'],
  ['no code', { code: 'K7QF' }, 'body.code', 'K7QF-3MPW'],
])('refuses %s', async (_, payload, path, words) => {
  const app = await testApp();
  const { url } = await testClass(app);
  const refused = await app.call({ method: 'POST', url: `${url}/students`, payload });
  const { error } = refused.json();
  expect([refused.statusCode, error.code, error.path]).toEqual([400, 'invalid_request', path]);
  expect(error.message).toContain(words);
  expect(error.message.length).toBeLessThan(400);
});

it('takes a name of 100 characters', async () => {
  const app = await testApp();
  const { join } = await testClass(app);
  expect((await join('é'.repeat(100))).name).toHaveLength(100);
});

it('lets a student in by the code of a place, again on another machine', async () => {
  const app = await testApp();
  const { url, teacher, get } = await testClass(app, { join: 'code' });
  const made = await app.call({
    method: 'POST',
    url: `${url}/codes`,
    headers: teacher,
    payload: { names: ['Bia', '', 'bia', ''] },
  });
  const { codes } = made.json();
  expect(codes.map(({ name }: { name: string }) => name)).toEqual(['Bia', '', 'bia (2)', '']);
  const rows = await app.app.database.db.selectFrom('assignment_students').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(codes[0].code);
  const enter = async (code: string) => app.call({ method: 'POST', url: `${url}/students`, payload: { code } });
  const typed = `${codes[0].code.slice(0, 4)}-${codes[0].code.slice(4)}`.toLowerCase();
  const [one, two] = [(await enter(typed)).json(), (await enter(codes[0].code)).json()];
  expect(one.student).toEqual(two.student);
  expect(one.student.id).toBe(codes[0].studentId);
  expect(one.studentKey).not.toBe(two.studentKey);
  for (const { studentKey } of [one, two]) {
    expect((await get('/me', { 'x-student-key': studentKey })).json().student.name).toBe('Bia');
  }
  const { students } = (await get('/overview')).json();
  expect(students.map(({ name, hasJoined }: { name: string; hasJoined: boolean }) => [name, hasJoined])).toEqual([
    ['Bia', true],
    ['', false],
    ['bia (2)', false],
    ['', false],
  ]);
  const named = await app.call({ method: 'POST', url: `${url}/students`, payload: { name: 'Caio' } });
  expect([named.statusCode, named.json().error.code]).toEqual([409, 'not_for_joining']);
});

it('ends the oldest of many keys of one student', async () => {
  const app = await testApp();
  const { url, teacher, get } = await testClass(app, { join: 'both' });
  const places = await app.call({ method: 'POST', url: `${url}/codes`, headers: teacher, payload: { names: ['Bia'] } });
  const [{ code }] = places.json().codes;
  const keys: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const joined = await app.call({ method: 'POST', url: `${url}/students`, payload: { code } });
    keys.push(joined.json().studentKey);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const statuses: number[] = [];
  for (const key of keys) statuses.push((await get('/me', { 'x-student-key': key })).statusCode);
  expect(statuses).toEqual([403, 403, ...Array.from({ length: 10 }, () => 200)]);
});

it('stops whoever guesses codes and keys, and lets others in', async () => {
  stopClock();
  const app = await testApp({ environment: { ASSIGNMENT_GUESSES_PER_MINUTE: '5', SEATS_AT_ONCE: '2' } });
  const { url, join } = await testClass(app, { join: 'both' });
  const { key } = await join('Ana');
  const page = await app.call({ url: '/', headers: { accept: 'text/html' } });
  const seat = String(page.headers['set-cookie']).split(';')[0] ?? '';
  const guess = async (headers: Record<string, string> = {}) =>
    (await app.call({ method: 'POST', url: `${url}/students`, headers, payload: { code: '22222222' } })).json().error;
  for (let at = 0; at < 5; at += 1) expect((await guess()).code).toBe('code_wrong');
  expect(await guess()).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('wrong codes and keys'),
  });
  // Whoever has a seat at the same address is another person.
  expect((await app.call({ url: `${url}/me`, headers: { ...key, cookie: seat } })).statusCode).toBe(200);
  expect((await guess({ cookie: seat })).code).toBe('code_wrong');
});

it.each([
  ['/me', 'x-student-key', 'student'],
  ['/overview', 'x-teacher-key', 'teacher'],
])('counts wrong keys for %s', async (path, header, kind) => {
  stopClock();
  const app = await testApp({ environment: { ASSIGNMENT_GUESSES_PER_MINUTE: '3' } });
  const { get } = await testClass(app);
  const code = async (headers: Record<string, string>) => (await get(path, headers)).json().error.code;
  expect(await code({})).toBe(`${kind}_key_missing`);
  for (const key of ['', 'x', 'y'.repeat(200)]) expect(await code({ [header]: key })).toBe(`${kind}_key_wrong`);
  expect(await code({ [header]: 'z' })).toBe('rate_limited');
});

it('opens nothing with the key of another assignment, or of a student who was erased', async () => {
  const app = await testApp();
  const [one, two] = [await testClass(app), await testClass(app)];
  const ana = await one.join('Ana');
  expect((await two.get('/me', ana.key)).json().error.code).toBe('student_key_wrong');
  expect((await two.get('/overview', one.teacher)).json().error.code).toBe('teacher_key_wrong');
  const erase = (url: string, headers: object) =>
    app.call({ method: 'DELETE', url: `${url}/students/${ana.id}`, headers: { ...headers } });
  expect((await erase(two.url, two.teacher)).json().error.code).toBe('student_not_found');
  expect((await erase(one.url, {})).statusCode).toBe(401);
  expect((await erase(one.url, ana.key)).statusCode).toBe(401);
  expect((await erase(one.url, one.teacher)).statusCode).toBe(204);
  expect((await one.get('/me', ana.key)).json().error.code).toBe('student_key_wrong');
  expect((await erase(one.url, one.teacher)).json().error.code).toBe('student_not_found');
});

it('has room for so many students and places', async () => {
  const app = await testApp({ environment: { ASSIGNMENT_STUDENTS: '3' } });
  const { url, teacher, join } = await testClass(app, { join: 'both' });
  await join('Ana');
  const places = (names: readonly string[]) =>
    app.call({ method: 'POST', url: `${url}/codes`, headers: teacher, payload: { names } });
  const full = await places(['', '', '']);
  expect([full.statusCode, full.json().error]).toEqual([
    409,
    expect.objectContaining({ code: 'limit_reached', message: expect.stringContaining('room for 3') }),
  ]);
  expect((await places(['', ''])).statusCode).toBe(200);
  const late = await app.call({ method: 'POST', url: `${url}/students`, payload: { name: 'Bia' } });
  expect(late.json().error.code).toBe('limit_reached');
});

it('lets no browser and no address without cookies fill a class with invented names', async () => {
  const { app, call } = await testApp({ environment: { ASSIGNMENT_STUDENTS: '20' } });
  const { id, url, teacher } = await testClass({ call }, { join: 'both' });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const join = async ({ ask }: { readonly ask: Ask }, body: object) => ask(`/assignments/${id}/students`, {}, body);
  const fill = async (isSeated: boolean) => {
    const flood = await somebody(origin, isSeated);
    let names = 0;
    for (;;) {
      const { status, text } = await join(flood, { name: `Nobody ${isSeated} ${names}` });
      if (status !== 201) return [names, status, JSON.parse(text).error.message, flood] as const;
      names += 1;
    }
  };
  const [seated, status, message, flood] = await fill(true);
  expect([seated, status, message]).toEqual([8, 409, expect.stringContaining('joined the class')]);
  const [unseated, , advice] = await fill(false);
  expect([unseated, advice]).toEqual([10, expect.stringContaining('Allow cookies')]);
  expect((await join(await somebody(origin), { name: 'Ana' })).status).toBe(201);
  // A code that the teacher has handed out is good for anybody.
  const made = await call({ method: 'POST', url: `${url}/codes`, headers: teacher, payload: { names: [''] } });
  expect((await join(flood, { code: made.json().codes[0].code })).status).toBe(201);
});

it.each([
  [{ names: [] }, 'body.names'],
  [{ names: Array.from({ length: 301 }, () => '') }, 'body.names'],
  [{ names: ['x'.repeat(101)] }, 'body.names[0]'],
  [{ names: 'Ana' }, 'body.names'],
])('makes no places of what is no list of names', async (payload, path) => {
  const app = await testApp();
  const { url, teacher } = await testClass(app);
  const refused = await app.call({ method: 'POST', url: `${url}/codes`, headers: teacher, payload });
  expect([refused.statusCode, refused.json().error.path]).toEqual([400, path]);
});
