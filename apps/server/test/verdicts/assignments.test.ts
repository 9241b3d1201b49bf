/** Submissions judged by the engine itself: what a file claims counts for nothing. */
import { builtInLesson } from '@lanelab/lessons/built-in';
import { expect, it } from 'vitest';
import { hosts, type Pupil, type TestClass, testClass } from '../support/assignments.ts';
import { judgingApp } from '../support/judging.ts';
import { handedIn, solvedSteps } from '../support/results.ts';

const built = (count: number) => hosts(count) as never;

async function submissionOf({ get }: TestClass, { id }: Pupil, number = 1) {
  const read = async () => (await get(`/students/${id}/submissions/${number}`)).json();
  await expect.poll(async () => (await read()).submission.state).not.toBe('waiting');
  return read();
}

it('marks the model solution of a built-in lesson as confirmed', async () => {
  const app = await judgingApp();
  const lesson = await builtInLesson('eleventh-packet');
  if (lesson === null) throw new Error('there is no such lesson');
  const here = await testClass(app, {}, lesson);
  const ana = await here.join('Ana');
  const steps = await solvedSteps(lesson, ana.seed);
  // The page of an assignment may name the lesson as the built-in one that it is.
  const result = handedIn(lesson, ana.seed, steps, 'eleventh-packet');
  expect((await here.handIn(ana, result)).statusCode).toBe(201);
  const { submission, verdict } = await submissionOf(here, ana);
  expect(submission).toMatchObject({ state: 'marked', flags: [] });
  expect(submission.summary.confirmed).toBe(submission.summary.of);
  expect(submission.summary.of).toBeGreaterThan(0);
  expect(verdict).toMatchObject({ agrees: true, lesson: { origin: 'given' } });
});

it('flags a forged claim, a step that was written into the file, and believes no changed lesson', async () => {
  const app = await judgingApp();
  const here = await testClass(app);
  const [ana, bia] = [await here.join('Ana'), await here.join('Bia')];
  const honest = here.result(ana.seed, [
    { id: 'build', network: built(3) },
    { id: 'count', answer: 3 },
  ]);
  await here.handIn(ana, honest);
  expect((await submissionOf(here, ana)).submission).toMatchObject({ summary: { confirmed: 2, of: 2 }, flags: [] });
  const forged = here.result(bia.seed, [
    { id: 'build', network: built(2) },
    { id: 'count', answer: 7 },
    { id: 'extra', state: 'done' },
  ]) as { lesson: { document: { steps: object[] } } };
  // Whoever changes the checks in the file is judged by the lesson of the class.
  const { lesson } = forged;
  const easy = { ...lesson.document, steps: lesson.document.steps.map((step) => ({ ...step, checks: [] })) };
  await here.handIn(bia, { ...forged, lesson: { ...lesson, document: easy } });
  const { submission, verdict } = await submissionOf(here, bia);
  expect(submission.flags).toEqual([{ kind: 'forged', steps: ['build', 'count', 'extra'] }]);
  expect(submission.summary).toEqual({ confirmed: 0, of: 2 });
  expect(submission.marks.map(({ standing }: { standing: string }) => standing)).toEqual([
    'not-begun',
    'not-confirmed',
    'not-confirmed',
  ]);
  expect(verdict).toMatchObject({ agrees: false, unknownSteps: ['extra'] });
});

it('judges what is there, however the log of tries and states was edited', async () => {
  const app = await judgingApp();
  const here = await testClass(app);
  const ana = await here.join('Ana');
  const step = { id: 'build', network: built(3) };
  await here.handIn(ana, here.result(ana.seed, [{ ...step, tries: 99, hints: 5 }]));
  await here.handIn(ana, here.result(ana.seed, [{ ...step, tries: 0, hints: 0 }]));
  await here.handIn(ana, here.result(ana.seed, [{ ...step, state: 'shown' }]));
  const standings = [];
  for (const number of [1, 2, 3]) {
    const { submission } = await submissionOf(here, ana, number);
    standings.push(submission.marks[1].standing);
  }
  expect(standings).toEqual(['confirmed', 'confirmed', 'shown']);
});

it('flags hints and solutions that were opened although they are kept closed, and names the steps', async () => {
  const app = await judgingApp();
  const here = await testClass(app, { locks: ['hints', 'solutions'] });
  const [ana, bia] = [await here.join('Ana'), await here.join('Bia')];
  const network = built(3);
  const honest = [
    { id: 'build', network },
    { id: 'count', answer: 3 },
  ];
  await here.handIn(ana, here.result(ana.seed, honest));
  const opened = [
    { id: 'build', network, hints: 2 },
    { id: 'count', answer: 3, hints: 1, state: 'shown' as const },
  ];
  await here.handIn(bia, here.result(bia.seed, opened));
  expect((await submissionOf(here, bia)).submission.flags.slice(-2)).toEqual([
    { kind: 'opened', lock: 'hints', steps: ['build', 'count'] },
    { kind: 'opened', lock: 'solutions', steps: ['count'] },
  ]);
  expect(JSON.stringify((await submissionOf(here, ana)).submission.flags)).not.toContain('opened');
  expect((await here.get('/results.csv')).body).toContain('hints opened although kept closed: build, count');
  expect((await here.get('/me', bia.key)).body).not.toContain('"opened"');
});

it('flags only a lock that the class has', async () => {
  const app = await judgingApp();
  const here = await testClass(app, { locks: ['solutions'] });
  const ana = await here.join('Ana');
  await here.handIn(ana, here.result(ana.seed, [{ id: 'build', network: built(3), hints: 2 }]));
  expect((await submissionOf(here, ana)).submission).toMatchObject({ state: 'marked', flags: [] });
});

it('marks a network that cannot be computed as what it is', async () => {
  const app = await judgingApp();
  const here = await testClass(app);
  const ana = await here.join('Ana');
  await here.handIn(ana, here.result(ana.seed, [{ id: 'build', network: { lanelab: 1, model: {} } as never }]));
  const { submission, verdict } = await submissionOf(here, ana);
  expect(submission).toMatchObject({ state: 'marked', flags: [{ kind: 'forged', steps: ['build'] }] });
  expect(verdict.steps[1].problem).toContain('nodes');
});
