/** What `/api/verdicts` takes and refuses, and its jobs. An engine that answers at once stands for the judge; `test/verdicts` has the judge itself. */
import { BoundError } from '@lanelab/engine';
import { expect, it } from 'vitest';
import { ApiError } from '../../../src/errors.ts';
import { testApp } from '../../support/app.ts';
import { crowd, tinyLesson, tinyScenario } from '../../support/scenarios.ts';

const post = (payload: unknown) => ({
  method: 'POST' as const,
  url: '/api/verdicts',
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(payload),
});
const question = (seed = 1) => ({ scenario: tinyScenario('One', seed), checks: ['hosts = 0'] });

const result = {
  lanelabResult: 1,
  lesson: { kind: 'document', document: tinyLesson('One'), hash: '0123456789abcdef' },
  seed: '1',
  steps: [],
};

it('judges a question once and keeps the verdict', async () => {
  const { call, simulator } = await testApp();
  const first = await call(post(question()));
  expect(first.statusCode).toBe(200);
  expect(first.json()).toMatchObject({ kind: 'checks', engine: '0.0.0-fake' });
  const address = String(first.headers['content-location']);
  expect(address).toMatch(/^\/api\/verdicts\/[0-9a-f]{64}$/);
  expect((await call({ url: address })).json()).toEqual(first.json());
  expect((await call(post(question()))).json()).toEqual(first.json());
  expect(simulator.started).toHaveLength(1);
  const others = [question(2), { ...question(), checks: ['hosts = 1'] }, { ...question(), answers: { '': 1 } }];
  for (const other of others) expect((await call(post(other))).headers['content-location']).not.toBe(address);
});

it('shows a verdict as no result of a run, and no result of a run as a verdict', async () => {
  const { call } = await testApp();
  const verdict = String((await call(post(question()))).headers['content-location']);
  const run = await call({ method: 'POST', url: '/api/runs', payload: tinyScenario('One') });
  const computed = String(run.headers['content-location']);
  const code = async (url: string) => (await call({ url })).json().error.code;
  expect(await code(verdict.replace('verdicts', 'runs'))).toBe('run_not_found');
  expect(await code(computed.replace('runs', 'verdicts'))).toBe('verdict_not_found');
});

it('answers with a job where it takes longer, which can be cancelled', async () => {
  const { call, simulator } = await testApp({ environment: { FIGURE_WAIT_MS: '1' } });
  simulator.hold();
  const response = await call(post(question()));
  expect(response.statusCode).toBe(202);
  const { kind, links } = response.json();
  expect(kind).toBe('verdict');
  expect((await call({ url: links.result })).json().error.code).toBe('verdict_not_found');
  await expect.poll(() => simulator.started.length).toBe(1);
  expect((await call({ method: 'DELETE', url: links.cancel })).json().state).toBe('cancelled');
  expect(simulator.aborted).toHaveLength(1);
  simulator.release();
  expect((await call({ method: 'POST', url: links.resume })).statusCode).toBe(202);
  await expect.poll(async () => (await call({ url: links.self })).json().state).toBe('done');
  expect((await call({ url: links.result })).statusCode).toBe(200);
});

it('holds verdicts to the bounds and limits of runs', async () => {
  const bounds = { RUN_MAX_CELL_HOPS: '1000', RUN_MAX_WALL_MS: '50', RUN_MAX_MEMORY_BYTES: '20000000' };
  const { call, simulator } = await testApp({ environment: { ...bounds, RUN_LIMIT_PER_MINUTE: '2' } });
  await call(post(question()));
  expect(simulator.bounds).toEqual([{ cellHops: 1000, wallMs: 50, memoryBytes: 20_000_000 }]);
  simulator.failure = new BoundError('The run needs more than 1000 cell-hops.');
  const beyond = await call(post(question(2)));
  expect([beyond.statusCode, beyond.json().error.code]).toEqual([422, 'bound_exceeded']);
  expect((await call(post(question(3)))).json().error.code).toBe('rate_limited');
  // A verdict that is kept costs nothing.
  expect((await call(post(question()))).statusCode).toBe(200);
});

it('counts the cells of all runs that a result asks for', async () => {
  const { call } = await testApp({ environment: { RUN_CELLS_PER_MINUTE: '1000000' } });
  const second = { kind: 'document', document: crowd('Many', 20) };
  const lesson = { ...tinyLesson('One'), steps: [{ id: 'a', title: 'A', scenario: second, task: { kind: 'read' } }] };
  const asked = { ...result, lesson: { ...result.lesson, document: lesson } };
  for (const seed of ['1', '2', '3']) expect((await call(post({ result: { ...asked, seed } }))).statusCode).toBe(200);
  const begun = { ...asked, steps: [{ id: 'a', state: 'begun' }] };
  expect((await call(post({ result: begun }))).statusCode).toBe(200);
  expect((await call(post({ result: { ...begun, seed: '2' } }))).json().error.code).toBe('rate_limited');
});

it.each<[string, unknown, number, string, string, RegExp]>([
  ['a list', [], 400, 'invalid_request', 'body', /must be an object with "scenario" and "checks"/],
  ['nothing', {}, 400, 'invalid_request', 'body.scenario', /must be a scenario/],
  ['no checks', { scenario: tinyScenario('One'), checks: [] }, 400, 'invalid_request', 'body.checks', /at least one/],
  ['a check alone', { ...question(), checks: 'hosts = 0' }, 400, 'invalid_request', 'body.checks', /"hosts = 0".*list/],
  ['an empty check', { ...question(), checks: ['a', ''] }, 400, 'invalid_request', 'body.checks[1]', /1 to 500/],
  ['a long check', { ...question(), checks: ['a'.repeat(501)] }, 400, 'invalid_request', 'body.checks[0]', /500 char/],
  [
    '51 checks',
    { ...question(), checks: Array(51).fill('hosts = 0') },
    400,
    'invalid_request',
    'body.checks',
    /at most 50/,
  ],
  [
    'an answer',
    { ...question(), answers: { a: true } },
    400,
    'invalid_request',
    'body.answers.a',
    /true.*must be a number/,
  ],
  ['both forms', { ...question(), result }, 400, 'invalid_request', 'body', /and with nothing else/],
  ['another key', { ...question(), seed: 1 }, 400, 'invalid_request', 'body', /and with nothing else/],
  ['no scenario', { ...question(), scenario: { lanelab: 1 } }, 422, 'invalid_scenario', 'body.scenario.model', /./],
  ['a start', { ...question(), start: { lanelab: 1 } }, 422, 'invalid_scenario', 'body.start.model', /./],
  [
    'a check with a fault',
    { ...question(), checks: ['hosts = 0', 'hosts >'] },
    422,
    'invalid_check',
    'body.checks[1]',
    /body\.checks\[1\] cannot be judged.*from character 8 on/,
  ],
  [
    'a check with an unknown word',
    { ...question(), checks: ['goodputt(A -> B) > 1 Mb/s'] },
    422,
    'invalid_check',
    'body.checks[0]',
    /“goodputt\(A -> B\) > 1 Mb\/s”/,
  ],
  ['no result', { result: { lanelabResult: 2 } }, 422, 'invalid_result', 'body.result.lanelabResult', /./],
  [
    'a result with marks of its own',
    { result: { ...result, digest: '0'.repeat(16) } },
    422,
    'invalid_result',
    'body.result',
    /digest/,
  ],
  [
    'a lesson that nobody has',
    { result: { ...result, lesson: { kind: 'built-in', id: 'none', hash: 'a' } } },
    422,
    'invalid_result',
    'body.result.lesson.id',
    /"none".*Send the lesson/,
  ],
  [
    'a broken lesson in a result',
    { result: { ...result, lesson: { ...result.lesson, document: { lanelabLesson: 1 } } } },
    422,
    'invalid_lesson',
    'body.result.lesson.document.title',
    /./,
  ],
  ['a broken lesson', { result, lesson: { lanelabLesson: 1 } }, 422, 'invalid_lesson', 'body.lesson.title', /./],
])('refuses %s', async (_, payload, status, code, path, words) => {
  const { call, simulator } = await testApp();
  const response = await call(post(payload));
  const { error } = response.json();
  expect([response.statusCode, error.code, error.path]).toEqual([status, code, path]);
  expect(error.message).toMatch(words);
  expect(simulator.started).toEqual([]);
});

it('refuses a scenario of 5 MB, by itself and with its question', async () => {
  const { call } = await testApp();
  const large = { ...tinyScenario('One'), view: { title: 'One', notes: 'x'.repeat(5_000_000) } };
  const { error } = (await call(post({ ...question(), scenario: large }))).json();
  expect(error).toMatchObject({ code: 'body_too_large', path: 'body.scenario' });
  expect(error.message).toMatch(/^body\.scenario has 5,?0\d.* bytes/);
  const beyond = { ...question(), scenario: { ...large, more: 'x'.repeat(500_000) } };
  const response = await call(post(beyond));
  expect([response.statusCode, response.json().error.path]).toEqual([413, 'body']);
});

it('names the place that the engine refused', async () => {
  const { call, simulator } = await testApp();
  simulator.failure = new ApiError('invalid_scenario', 'The port is not there.', { path: 'body.scenario.model' });
  expect((await call(post(question()))).json().error).toMatchObject({ path: 'body.scenario.model' });
});

it('refuses keys that are none, and those of no verdict', async () => {
  const { call } = await testApp();
  expect((await call({ url: '/api/verdicts/abc' })).statusCode).toBe(400);
  expect((await call({ url: `/api/verdicts/${'0'.repeat(64)}` })).json().error.code).toBe('verdict_not_found');
});
