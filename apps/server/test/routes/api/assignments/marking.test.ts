/** Marking: by jobs as all verdicts are, through restarts and failures, and nothing is left of what was erased. */
import { BoundError } from '@lanelab/engine';
import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Pupil, type TestClass, testClass } from '../../../support/assignments.ts';
import { ON_POSTGRESQL, testDatabase } from '../../../support/database.ts';

/** Chores are done often, so that what waits for them is soon there. */
const OFTEN = { LEASE_MS: '400' };

const stateOf = async ({ get }: TestClass, { key }: Pupil, number = 1): Promise<string> =>
  (await get(`/me/submissions/${number}`, key)).json().submission.state;

/** Holds the judge until it is released. */
function heldJudge({ simulator }: TestApp) {
  const judge = simulator.judge.bind(simulator);
  const asked: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  simulator.judge = async (question, options) => {
    asked.push(question);
    await Promise.race([
      held,
      new Promise((_, reject) => options.signal.addEventListener('abort', () => reject(options.signal.reason))),
    ]);
    return judge(question, options);
  };
  return { asked, release };
}

it('goes on after the server was started again between handing in and marking', async () => {
  const database = await testDatabase();
  const before = await testApp({ database, environment: OFTEN });
  const { asked } = heldJudge(before);
  const here = await testClass(before);
  const ana = await here.join('Ana');
  await here.handIn(ana, here.result(ana.seed, [{ id: 'count', answer: 2 }]));
  await expect.poll(() => asked.length).toBe(1);
  await before.app.close();
  const after = await testApp({ database, environment: OFTEN });
  const state = async () =>
    (await after.call({ url: `${here.url}/me/submissions/1`, headers: ana.key })).json().submission.state;
  await expect.poll(state).toBe('marked');
});

// The test needs PostgreSQL: on SQLite, one of two servers in a process waits for a transaction of the other, which that process has to end.
it.runIf(ON_POSTGRESQL)('is shared by two servers of one database, and each submission is judged once', async () => {
  const database = await testDatabase();
  const [one, two] = [await testApp({ database, environment: OFTEN }), await testApp({ database, environment: OFTEN })];
  const asked: string[] = [];
  for (const { simulator } of [one, two]) {
    const judge = simulator.judge.bind(simulator);
    simulator.judge = async (question, options) => {
      asked.push(question);
      return judge(question, options);
    };
  }
  const here = await testClass(one);
  const pupils = [await here.join('Ana'), await here.join('Bia'), await here.join('Caio')];
  for (const [at, pupil] of pupils.entries()) {
    const payload = {
      result: here.result(pupil.seed, [{ id: 'count', answer: at }]),
      attempt: `attempt-${at}-${pupil.id}`,
    };
    const { call } = at % 2 === 0 ? one : two;
    const url = `${here.url}/me/submissions`;
    expect((await call({ method: 'POST', url, headers: pupil.key, payload })).statusCode).toBe(201);
  }
  for (const pupil of pupils) await expect.poll(() => stateOf(here, pupil)).toBe('marked');
  expect(asked).toHaveLength(3);
});

it('marks what was handed in while the engine could not be started', async () => {
  const app = await testApp({ environment: OFTEN });
  const { simulator } = app;
  const identity = simulator.identity.bind(simulator);
  simulator.identity = async () => {
    const { ApiError } = await import('../../../../src/errors.ts');
    throw new ApiError('engine_unavailable', 'There is no engine.');
  };
  const here = await testClass(app);
  const ana = await here.join('Ana');
  expect((await here.handIn(ana, here.result(ana.seed, []))).statusCode).toBe(201);
  expect(await stateOf(here, ana)).toBe('waiting');
  simulator.identity = identity;
  await expect.poll(() => stateOf(here, ana)).toBe('marked');
});

it('says why a submission cannot be marked, and tries again when the teacher wants', async () => {
  const app = await testApp({ environment: { ...OFTEN, JOB_KEEP_MS: '1000' } });
  const { simulator } = app;
  const judge = simulator.judge.bind(simulator);
  simulator.judge = async () => {
    throw new BoundError('The run needs more than 1000 cell-hops.');
  };
  const here = await testClass(app);
  const ana = await here.join('Ana');
  await here.handIn(ana, here.result(ana.seed, []));
  await expect.poll(() => stateOf(here, ana)).toBe('failed');
  const url = `${here.url}/students/${ana.id}/submissions/1`;
  const read = async () => (await app.call({ url, headers: here.teacher })).json();
  expect((await read()).submission).toMatchObject({ problem: expect.stringContaining('1000 cell-hops'), marks: null });
  // The teacher can decide all the same.
  const payload = { overrides: { count: { passes: true, reason: 'Seen in class' } } };
  const decided = (await app.call({ method: 'PATCH', url, headers: here.teacher, payload })).json().submission;
  expect(decided).toMatchObject({ state: 'failed', summary: { confirmed: 1, of: 2 } });
  simulator.judge = judge;
  // A job that ended so answers for its question until it is forgotten.
  await expect.poll(async () => (await app.app.jobs.counts()).failed).toBe(0);
  const again = { method: 'POST', url: `${url}/marking` } as const;
  expect((await app.call(again)).statusCode).toBe(401);
  const waits = (await app.call({ ...again, headers: here.teacher })).json().submission;
  expect(waits).toMatchObject({ state: 'waiting', problem: null });
  await expect.poll(() => stateOf(here, ana)).toBe('marked');
  // What is marked stays as it is.
  expect((await app.call({ ...again, headers: here.teacher })).json().submission.state).toBe('marked');
});

it('says which submission failed in the server without details of the server', async () => {
  const app = await testApp({ environment: OFTEN });
  app.simulator.judge = async () => {
    throw new Error('at /secret/place.ts');
  };
  const here = await testClass(app);
  const ana = await here.join('Ana');
  await here.handIn(ana, here.result(ana.seed, []));
  await expect.poll(() => stateOf(here, ana)).toBe('failed');
  const { submission } = (await here.get('/me/submissions/1', ana.key)).json();
  expect(submission.problem).not.toContain('secret');
  expect(submission.problem).toContain('could not mark');
});

it('lets no student delay others: of each the first is marked before the second of any', async () => {
  const app = await testApp({ environment: { ...OFTEN, ENGINE_WORKERS: '1' } });
  const { asked, release } = heldJudge(app);
  const here = await testClass(app);
  const [ana, bia] = [await here.join('Ana'), await here.join('Bia')];
  for (let at = 0; at < 5; at += 1) await here.handIn(ana, here.result(ana.seed, [{ id: 'count', answer: at }]));
  await here.handIn(bia, here.result(bia.seed, [{ id: 'count', answer: 9 }]));
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  release();
  await expect.poll(() => stateOf(here, bia)).toBe('marked');
  await expect.poll(() => stateOf(here, ana, 5)).toBe('marked');
  const order = asked.map((question) => JSON.parse(question).result.steps[0].answer as number);
  expect(order.indexOf(9)).toBeLessThanOrEqual(1);
});

/** All tables with their rows as text. */
async function everything({ app }: TestApp): Promise<string> {
  const { TABLE_NAMES } = await import('../../../../src/storage/schema.ts');
  const rows = [];
  for (const table of TABLE_NAMES) {
    rows.push(
      table,
      await app.database.db
        .selectFrom(table as 'assignments')
        .selectAll()
        .execute(),
    );
  }
  return JSON.stringify(rows);
}

it('leaves nothing behind of a student, or of an assignment, that was erased', async () => {
  const app = await testApp({ environment: OFTEN });
  const here = await testClass(app);
  const empty = await everything(app);
  const trace = /Ana|marked-network|Say more/;
  const network = {
    lanelab: 1,
    model: { nodes: [], durationPs: 1_000_000, seed: 1 },
    view: { title: 'marked-network' },
  } as never;
  const hand = async (name: string) => {
    const pupil = await here.join(name);
    const result = { ...here.result(pupil.seed, [{ id: 'build', network }]), name };
    await here.save(pupil, result, 0);
    await here.handIn(pupil, result);
    await expect.poll(() => stateOf(here, pupil)).toBe('marked');
    const url = `${here.url}/students/${pupil.id}/submissions/1`;
    await app.call({ method: 'PATCH', url, headers: here.teacher, payload: { comment: 'Say more' } });
    return pupil;
  };
  const ana = await hand('Ana');
  expect(await everything(app)).toMatch(trace);
  await app.call({ method: 'DELETE', url: `${here.url}/students/${ana.id}`, headers: here.teacher });
  const left = await everything(app);
  expect(left).not.toMatch(trace);
  expect(left).not.toContain(ana.id);
  expect(left.replace(/"revision":\d+/, '')).toBe(empty.replace(/"revision":\d+/, ''));
  const again = await hand('Ana');
  expect((await app.call({ method: 'DELETE', url: here.url, headers: here.teacher })).statusCode).toBe(204);
  const nothing = await everything(app);
  for (const part of [here.id, again.id, 'Ana', 'marked-network', 'Say more', 'Three hosts'])
    expect(nothing).not.toContain(part);
  expect((await here.get('/me', again.key)).json().error.code).toBe('assignment_not_found');
});

it('keeps nothing of what was erased while it was marked', async () => {
  const app = await testApp({ environment: OFTEN });
  const { asked, release } = heldJudge(app);
  const here = await testClass(app);
  const ana = await here.join('Ana');
  await here.handIn(ana, here.result(ana.seed, [{ id: 'count', answer: 2 }]));
  await expect.poll(() => asked.length).toBe(1);
  await app.call({ method: 'DELETE', url: here.url, headers: here.teacher });
  release();
  const left = async () => {
    const tables = ['results', 'jobs', 'job_claims', 'leases', 'assignment_submissions'] as const;
    const rows = await Promise.all(tables.map((table) => app.app.database.db.selectFrom(table).selectAll().execute()));
    return rows.flat();
  };
  await expect.poll(left).toEqual([]);
});

it('erases an assignment by itself when its time is over', async () => {
  const app = await testApp({ environment: OFTEN });
  const [here, other] = [await testClass(app), await testClass(app)];
  const ana = await here.join('Ana');
  await here.handIn(ana, here.result(ana.seed, []));
  await app.app.database.db
    .updateTable('assignments')
    .set({ erase_at: new Date(Date.now() - 1).toISOString() })
    .where('id', '=', here.id)
    .execute();
  await expect.poll(async () => (await app.call({ url: here.url })).statusCode).toBe(404);
  expect((await app.call({ url: other.url })).statusCode).toBe(200);
  expect(await app.app.database.db.selectFrom('assignment_submissions').selectAll().execute()).toEqual([]);
});
