/** What the teacher sees and decides: the overview with its tag, comments, overrides, the table and the download. */
import { expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { hosts, newAttempt, type Pupil, type TestClass, testClass } from '../../../support/assignments.ts';

const begun = { id: 'build', state: 'begun' as const, tries: 4, hints: 1, network: hosts(3) as never };

const marked = ({ get }: TestClass, { key }: Pupil, number = 1) =>
  expect.poll(async () => (await get(`/me/submissions/${number}`, key)).json().submission.state).toBe('marked');

it('shows how far everybody is', async () => {
  const app = await testApp();
  const here = await testClass(app);
  const [ana, bia] = [await here.join('Ana'), await here.join('Bia')];
  await here.save(ana, here.result(ana.seed, [{ id: 'guess', answer: 3 }, begun]), 0);
  await here.handIn(bia, here.result(bia.seed, []));
  await marked(here, bia);
  const { assignment, nowMs, steps, students } = (await here.get('/overview')).json();
  expect(assignment).toMatchObject({ id: here.id, students: 2, nowMs });
  expect(steps).toEqual([
    { id: 'guess', title: 'Guess', kind: 'predict' },
    { id: 'build', title: 'Build', kind: 'build' },
    { id: 'count', title: 'Count', kind: 'find' },
  ]);
  expect(students).toMatchObject([
    {
      id: ana.id,
      name: 'Ana',
      hasJoined: true,
      at: 'build',
      progress: [
        { step: 'guess', state: 'done', tries: 1, hints: 0 },
        { step: 'build', state: 'begun', tries: 4, hints: 1 },
      ],
      submissions: [],
    },
    { id: bia.id, at: null, progress: [], submissions: [{ number: 1, state: 'marked', flags: [] }] },
  ]);
  expect(students[0].seenAtMs).toBeGreaterThanOrEqual(students[0].joinedAtMs);
});

it('has a tag that changes with whatever changes in it, and with nothing else', async () => {
  const app = await testApp();
  const here = await testClass(app);
  const ana = await here.join('Ana');
  let tag = '"none"';
  const changed = async () => {
    const answer = await here.get('/overview', { ...here.teacher, 'if-none-match': tag });
    tag = String(answer.headers['etag']);
    return answer.statusCode === 200;
  };
  expect([await changed(), await changed()]).toEqual([true, false]);
  const url = `${here.url}/students/${ana.id}/submissions/1`;
  const review = () => app.call({ method: 'PATCH', url, headers: here.teacher, payload: { comment: 'Good' } });
  const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['saved', () => here.save(ana, here.result(ana.seed, [begun]), 0)],
    ['handed in', () => here.handIn(ana, here.result(ana.seed, [])).then(() => marked(here, ana))],
    ['reviewed', review],
    ['settings', () => here.patch({ tries: 5 })],
    ['late', () => here.patch({ dueAtMs: Date.now() - 1 })],
    ['joined', () => here.join('Bia')],
    ['erased', () => app.call({ method: 'DELETE', url: `${here.url}/students/${ana.id}`, headers: here.teacher })],
  ];
  for (const [what, change] of changes) {
    await change();
    expect([what, await changed(), await changed()]).toEqual([what, true, false]);
  }
});

it('is commented, decided otherwise with a reason, and given back', async () => {
  const app = await testApp();
  const here = await testClass(app, { results: 'when-returned' });
  const ana = await here.join('Ana');
  await here.handIn(ana, here.result(ana.seed, []));
  await marked(here, ana);
  const url = `${here.url}/students/${ana.id}/submissions/1`;
  const patch = (payload: object, headers: object = here.teacher) =>
    app.call({ method: 'PATCH', url, headers: { ...headers }, payload });
  const first = await patch({ comment: 'Ask me', overrides: { build: { passes: true, reason: 'Seen on paper' } } });
  expect(first.json().submission).toMatchObject({
    comment: 'Ask me',
    returned: false,
    summary: { confirmed: 1, of: 2 },
    flags: [],
  });
  await patch({ overrides: { count: { passes: false, reason: 'No unit' } } });
  const { submission } = (await patch({ returned: true, overrides: { build: null } })).json();
  expect(submission.marks.map(({ override }: { override: unknown }) => override)).toEqual([
    null,
    null,
    { passes: false, reason: 'No unit' },
  ]);
  const seen = (await here.get('/me/submissions/1', ana.key)).json().submission;
  expect(seen).toMatchObject({ comment: 'Ask me', returned: true, marks: submission.marks });
  for (const [payload, path] of [
    [{ overrides: { build: { passes: true } } }, 'body.overrides.build.reason'],
    [{ overrides: { build: { passes: true, reason: '  ' } } }, 'body.overrides.build.reason'],
    [{ overrides: { build: { passes: true, reason: 'x'.repeat(501) } } }, 'body.overrides.build.reason'],
    [{ overrides: { none: { passes: true, reason: 'x' } } }, 'body.overrides'],
    [{ comment: 'x'.repeat(4001) }, 'body.comment'],
    [{ grade: 5 }, 'body'],
  ] as const) {
    const refused = await patch(payload);
    expect([refused.statusCode, refused.json().error.path]).toEqual([400, path]);
  }
  expect((await patch({ comment: 'x' }, ana.key)).statusCode).toBe(401);
  const missing = await app.call({ method: 'PATCH', url: url.replace(/1$/, '2'), headers: here.teacher, payload: {} });
  expect(missing.json().error.code).toBe('submission_not_found');
});

it('takes any character in what is stored', async () => {
  const app = await testApp();
  const here = await testClass(app);
  const odd = '\0 \u202e \ud800 \uffff 🎓';
  const ana = await here.join(`Ana ${odd}`);
  const result = { ...here.result(odd, [{ id: `x${odd}`, state: 'begun' }]), name: odd };
  expect((await here.save(ana, result, 0)).statusCode).toBe(200);
  expect((await here.handIn(ana, result)).statusCode).toBe(201);
  await marked(here, ana);
  const url = `${here.url}/students/${ana.id}/submissions/1`;
  const payload = { comment: odd, overrides: { build: { passes: true, reason: odd } } };
  expect((await app.call({ method: 'PATCH', url, headers: here.teacher, payload })).statusCode).toBe(200);
  expect((await here.get('/overview')).statusCode).toBe(200);
  expect((await here.get(`/students/${ana.id}/work`)).json().work.result.seed).toBe(odd);
  expect((await here.get('/results.csv')).statusCode).toBe(200);
});

it('keeps what two teachers decide at the same time', async () => {
  const app = await testApp();
  const here = await testClass(app);
  const ana = await here.join('Ana');
  await here.handIn(ana, here.result(ana.seed, []));
  await marked(here, ana);
  const url = `${here.url}/students/${ana.id}/submissions/1`;
  const decide = (step: string) =>
    app.call({
      method: 'PATCH',
      url,
      headers: here.teacher,
      payload: { overrides: { [step]: { passes: true, reason: step } } },
    });
  await Promise.all(['guess', 'build', 'count'].map(decide));
  const { submission } = (await app.call({ url, headers: here.teacher })).json();
  const reasons = submission.marks.map(({ override }: { override: { reason: string } | null }) => override?.reason);
  expect(reasons).toEqual(['guess', 'build', 'count']);
});

it('flags the very same work of two students, and the variant of somebody else', async () => {
  const app = await testApp();
  const here = await testClass(app);
  const [ana, bia, caio, dora] = [
    await here.join('Ana'),
    await here.join('Bia'),
    await here.join('Caio'),
    await here.join('Dora'),
  ];
  const own = (drawn: number) => [
    { id: 'guess', answer: 3 },
    { id: 'build', network: hosts(3, `Drawn by ${drawn}`) as never },
    { id: 'count', answer: 3 },
  ];
  const hand = async (pupil: Pupil, seed: string, drawn: number, name: string) => {
    await here.handIn(pupil, { ...here.result(seed, own(drawn)), name });
    await marked(here, pupil);
  };
  await hand(ana, ana.seed, 1, 'Ana');
  await hand(bia, ana.seed, 1, 'Bia');
  await hand(caio, 'made up', 2, 'Caio');
  // Right answers and a network that nobody touched are the same for many.
  const plain = [
    { id: 'guess', answer: 3 },
    { id: 'build', network: hosts(2) as never },
  ];
  await here.handIn(dora, here.result(dora.seed, plain));
  await marked(here, dora);
  await here.handIn(ana, here.result(ana.seed, plain));
  await marked(here, ana, 2);
  const { students } = (await here.get('/overview')).json();
  const flags = students.flatMap(({ submissions }: { submissions: { flags: unknown[] }[] }) =>
    submissions.map((submission) => submission.flags),
  );
  expect(flags).toEqual([
    [{ kind: 'same-as', student: bia.id, name: 'Bia' }],
    [],
    [
      { kind: 'same-as', student: ana.id, name: 'Ana' },
      { kind: 'other-variant', student: ana.id, name: 'Ana' },
    ],
    [{ kind: 'other-variant', student: null, name: null }],
    [],
  ]);
  const detail = (await here.get(`/students/${bia.id}/submissions/1`)).json();
  expect(detail).toMatchObject({
    student: { name: 'Bia' },
    submission: { flags: flags[2] },
    verdict: { kind: 'result' },
  });
  expect((await here.get('/me', bia.key)).body).not.toContain('same-as');
});

it('comes as a table in which no cell is a formula', async () => {
  const app = await testApp();
  const here = await testClass(app);
  const ana = await here.join('=HYPERLINK("http://x.example";"a")');
  await here.join('Bia, "the 2nd"');
  await here.handIn(ana, here.result(ana.seed, []));
  await marked(here, ana);
  const url = `${here.url}/students/${ana.id}/submissions/1`;
  const payload = { comment: '+1\nnext', overrides: { build: { passes: true, reason: '@SUM(1)' } } };
  await app.call({ method: 'PATCH', url, headers: here.teacher, payload });
  const table = await here.get('/results.csv');
  expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(table.headers['content-disposition']).toBe('attachment; filename="Three hosts.csv"');
  const [head, first = ''] = table.body.split('\r\n');
  expect(head).toBe(
    'Name,Student,Joined,Submissions,Handed in,Late,State,Confirmed,Of,Given back,Guess,Build,Count,Comment,Flags',
  );
  expect(first).toMatch(/^"'=HYPERLINK\(""http:\/\/x.example"";""a""\)",/);
  expect(first).toContain(',no,marked,1,2,no,,passed by the teacher: @SUM(1),,"\'+1\nnext",');
  expect(table.body).toContain('"Bia, ""the 2nd""",');
  for (const line of table.body.split('\r\n')) expect(line).not.toMatch(/(?:^|,)"?[=+\-@]/);
  expect((await here.get('/results.csv', ana.key)).statusCode).toBe(401);
});

it('comes as a document with all that is stored, and no key', async () => {
  const app = await testApp();
  const here = await testClass(app);
  const [ana] = [await here.join('Ana'), await here.join('Bia')];
  await here.save(ana, here.result(ana.seed, [begun]), 0);
  const attempt = newAttempt();
  await here.handIn(ana, here.result(ana.seed, [begun]), attempt);
  await marked(here, ana);
  await here.handIn(ana, here.result(ana.seed, []));
  await marked(here, ana, 2);
  const answer = await here.get('/export');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="Three hosts.json"');
  const { assignment, lesson, students } = answer.json();
  expect(assignment.id).toBe(here.id);
  expect(lesson).toEqual(JSON.parse(JSON.stringify(here.lesson)));
  expect(students).toMatchObject([
    {
      student: { name: 'Ana', seed: ana.seed },
      work: { revision: 1, result: { steps: [{ id: 'build' }] } },
      submissions: [
        {
          submission: { number: 1, state: 'marked' },
          result: { seed: ana.seed, lesson: { document: lesson } },
          verdict: {},
        },
        { submission: { number: 2 } },
      ],
    },
    { student: { name: 'Bia' }, work: null, submissions: [] },
  ]);
  for (const secret of [here.teacher['x-teacher-key'], ana.key['x-student-key'], attempt])
    expect(answer.body).not.toContain(secret);
  expect((await here.get('/export', {})).statusCode).toBe(401);
});
