/** Handing in: attempts, due times, tries, and what a student sees when. A made-up judge answers at once. */
import { expect, it, vi } from 'vitest';
import type { ResultVerdict } from '../../../../src/judging/question.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { hosts, newAttempt, type Pupil, type TestClass, testClass } from '../../../support/assignments.ts';

const HOUR_MS = 3_600_000;

/** A judge that confirms what is claimed. */
function trusting({ simulator }: TestApp): { readonly questions: string[] } {
  const questions: string[] = [];
  simulator.judge = async (question) => {
    questions.push(question);
    const { result, lesson, origin } = JSON.parse(question);
    const steps = lesson.steps.map(({ id }: { id: string }) => {
      const claimed = result.steps.find((step: { id: string }) => step.id === id)?.state ?? null;
      const standing = claimed === 'done' ? 'confirmed' : 'not-begun';
      return {
        id,
        claimed,
        standing,
        passes: claimed === 'done',
        isAnswerRight: null,
        differs: false,
        checks: [],
        problem: null,
      };
    });
    const verdict: ResultVerdict = {
      kind: 'result',
      engine: '0',
      lesson: { origin, hash: 'a', claimedHash: 'a' },
      agrees: true,
      steps,
      unknownSteps: [],
    };
    return JSON.stringify(verdict);
  };
  return { questions };
}

const done = (id: string) => ({ id, answer: 2 });

/** The submission once it does not wait any more. */
async function settled({ get }: TestClass, { key }: Pupil, number = 1) {
  const read = async () => (await get(`/me/submissions/${number}`, key)).json();
  await expect.poll(async () => (await read()).submission.state).not.toBe('waiting');
  return read();
}

it('is kept as it came and marked by the server', async () => {
  const app = await testApp();
  const { questions } = trusting(app);
  const here = await testClass(app);
  const ana = await here.join('Ana');
  const result = here.result(ana.seed, [done('guess'), done('count')]);
  const sent = await here.handIn(ana, result);
  expect([sent.statusCode, sent.json().submission]).toEqual([
    201,
    {
      number: 1,
      atMs: expect.any(Number),
      isLate: false,
      state: 'waiting',
      problem: null,
      summary: null,
      marks: null,
      comment: '',
      returned: false,
    },
  ]);
  const marked = await settled(here, ana);
  expect(marked.submission).toMatchObject({
    state: 'marked',
    // A prediction is not counted: build and count can be confirmed.
    summary: { confirmed: 1, of: 2 },
    marks: [
      { step: 'guess', standing: 'confirmed', passes: true, override: null },
      { step: 'build', standing: 'not-begun', passes: false, override: null },
      { step: 'count', standing: 'confirmed', passes: true, override: null },
    ],
  });
  expect(marked.result).toEqual(JSON.parse(JSON.stringify(result)));
  expect(marked.verdict).toMatchObject({ kind: 'result', lesson: { origin: 'given' } });
  expect((await here.get('/me', ana.key)).json().submissions).toEqual([marked.submission]);
  // The judge learns no name.
  expect(questions).toHaveLength(1);
  expect(questions[0]).not.toContain('Ana');
});

it('is one submission however often the same attempt is sent', async () => {
  const app = await testApp();
  trusting(app);
  const here = await testClass(app, { tries: 1 });
  const ana = await here.join('Ana');
  const attempt = newAttempt();
  const answers = await Promise.all([1, 2, 3].map(() => here.handIn(ana, here.result(ana.seed, []), attempt)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
  await here.patch({ dueAtMs: Date.now() - 1000, late: 'refuse' });
  // Whatever has changed since, and whatever is sent with it.
  const again = await here.handIn(ana, here.result('other', [done('count')]), attempt);
  expect([again.statusCode, again.json().submission.number]).toEqual([200, 1]);
  expect((await here.get('/me', ana.key)).json().submissions).toHaveLength(1);
});

it.each(['short', 'with blanks with blanks', 'x'.repeat(65), ''])('refuses the attempt %j', async (attempt) => {
  const app = await testApp();
  const here = await testClass(app);
  const ana = await here.join('Ana');
  const refused = await here.handIn(ana, here.result(ana.seed, []), attempt);
  expect([refused.statusCode, refused.json().error]).toMatchObject([400, { path: 'body.attempt' }]);
});

it('marks the same result once, whoever sends it', async () => {
  const app = await testApp();
  const { questions } = trusting(app);
  const here = await testClass(app, { variants: 'same' });
  for (const name of ['Ana', 'Bia', 'Caio']) {
    const pupil = await here.join(name);
    await here.handIn(pupil, { ...here.result(pupil.seed, [done('count')]), name });
    await settled(here, pupil);
  }
  expect(questions).toHaveLength(1);
});

it('is late after it was due, or refused, by the clock of the server', async () => {
  const app = await testApp();
  trusting(app);
  const due = Date.now() + HOUR_MS;
  const here = await testClass(app, { dueAtMs: due });
  const ana = await here.join('Ana');
  const clock = vi.spyOn(Date, 'now');
  const at = async (ms: number) => {
    clock.mockReturnValue(ms);
    const answer = (await here.handIn(ana, here.result(ana.seed, []))).json();
    return answer.error?.code ?? answer.submission.isLate;
  };
  expect([await at(due - 1), await at(due), await at(due + 1)]).toEqual([false, false, true]);
  await here.patch({ late: 'refuse' });
  expect([await at(due), await at(due + 1)]).toEqual([false, 'too_late']);
  // Work is saved all the same.
  expect((await here.save(ana, here.result(ana.seed, [done('count')]), 0)).statusCode).toBe(200);
  await here.patch({ dueAtMs: due + HOUR_MS });
  expect(await at(due + 1)).toBe(false);
  clock.mockRestore();
});

it('may be done so many times', async () => {
  const app = await testApp({ environment: { ASSIGNMENT_SUBMISSIONS: '3' } });
  trusting(app);
  const here = await testClass(app, { tries: 2 });
  const ana = await here.join('Ana');
  const hand = async () => {
    const answer = await here.handIn(ana, here.result(ana.seed, []));
    return [answer.statusCode, answer.json().submission?.number ?? answer.json().error.code];
  };
  expect([await hand(), await hand(), await hand()]).toEqual([
    [201, 1],
    [201, 2],
    [409, 'no_tries_left'],
  ]);
  await here.patch({ tries: null });
  expect([await hand(), await hand()]).toEqual([
    [201, 3],
    [409, 'limit_reached'],
  ]);
});

it('does not go beyond the tries where many come at the same time', async () => {
  const app = await testApp();
  trusting(app);
  const here = await testClass(app, { tries: 2 });
  const ana = await here.join('Ana');
  const answers = await Promise.all(Array.from({ length: 6 }, () => here.handIn(ana, here.result(ana.seed, []))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409, 409]);
});

it.each([
  ['at-once', [true, true, true]],
  ['after-due', [false, true, true]],
  ['when-returned', [false, false, true]],
])('shows what was found %s', async (results, seen) => {
  const app = await testApp();
  trusting(app);
  const due = Date.now() + HOUR_MS;
  const here = await testClass(app, { dueAtMs: due, results });
  const ana = await here.join('Ana');
  await here.handIn(ana, here.result(ana.seed, [done('count')]));
  await settled(here, ana);
  const url = `${here.url}/students/${ana.id}/submissions/1`;
  const review = (payload: object) => app.call({ method: 'PATCH', url, headers: here.teacher, payload });
  await review({ comment: 'Well done' });
  const shown = async () => {
    const { submission, verdict } = (await here.get('/me/submissions/1', ana.key)).json();
    const [listed] = (await here.get('/me', ana.key)).json().submissions;
    expect(listed).toEqual(submission);
    const parts = [submission.summary, submission.marks, verdict].map((part) => part !== null);
    expect(new Set([...parts, submission.comment !== '']).size).toBe(1);
    expect(submission).not.toHaveProperty('flags');
    return parts[0];
  };
  const before = await shown();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(due + 1);
  const afterwards = await shown();
  clock.mockRestore();
  await review({ returned: true });
  expect([before, afterwards, await shown()]).toEqual(seen);
});

it('is nobody else’s to read', async () => {
  const app = await testApp();
  trusting(app);
  const here = await testClass(app);
  const [ana, bia] = [await here.join('Ana'), await here.join('Bia')];
  await here.handIn(ana, here.result(ana.seed, []));
  expect((await here.get('/me/submissions/1', bia.key)).json().error.code).toBe('submission_not_found');
  expect((await here.get(`/students/${ana.id}/submissions/1`, bia.key)).statusCode).toBe(401);
  const asTeacher = { 'x-teacher-key': bia.key['x-student-key'] };
  expect((await here.get(`/students/${ana.id}/submissions/1`, asTeacher)).statusCode).toBe(403);
  expect((await here.get('/me/submissions/0', ana.key)).statusCode).toBe(400);
});

it('is refused where it is the result of another lesson, or too large', async () => {
  const app = await testApp({ environment: { LESSON_LIMIT_BYTES: '28000', BODY_LIMIT_BYTES: '2000' } });
  const here = await testClass(app);
  const ana = await here.join('Ana');
  const { lesson, ...rest } = here.result(ana.seed, []) as { lesson: object };
  const other = await here.handIn(ana, { ...rest, lesson: { ...lesson, hash: 'fedcba9876543210' } });
  expect([other.statusCode, other.json().error]).toMatchObject([
    422,
    { code: 'invalid_result', path: 'body.result.lesson.hash' },
  ]);
  const notes = { ...hosts(2), view: { title: 'H', notes: 'n'.repeat(30_000) } };
  const large = await here.handIn(ana, here.result(ana.seed, [{ id: 'build', network: notes as never }]));
  expect(large.statusCode).toBe(413);
});
