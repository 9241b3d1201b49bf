/** The thread that answers requests never reads a document: it is spied on while every route with one is asked. */
import type * as Charts from '@lanelab/charts';
import { BoundError } from '@lanelab/engine';
import type * as Scenario from '@lanelab/scenario';
import { beforeEach, expect, it, vi } from 'vitest';
import { testApp } from '../support/app.ts';
import { tinyLesson, tinyScenario } from '../support/scenarios.ts';

/** Stands in the document and in no answer. */
const MARK = 'marked-host';

/** What was done with the document on this thread. */
const done = vi.hoisted((): string[] => []);

vi.mock('@lanelab/scenario', async (original) => {
  const real = await original<typeof Scenario>();
  const watched = (name: 'parseScenario' | 'parseScenarioText' | 'mustParse' | 'documentHash' | 'modelHash') => {
    const work = real[name] as (given: unknown) => unknown;
    return (given: unknown) => {
      if (JSON.stringify(given).includes(MARK)) done.push(name);
      return work(given);
    };
  };
  return {
    ...real,
    parseScenario: watched('parseScenario'),
    parseScenarioText: watched('parseScenarioText'),
    mustParse: watched('mustParse'),
    documentHash: watched('documentHash'),
    modelHash: watched('modelHash'),
  };
});

vi.mock('@lanelab/charts', async (original) => ({
  ...(await original<typeof Charts>()),
  renderTopology: () => done.push('renderTopology'),
  renderFigure: () => done.push('renderFigure'),
}));

vi.mock('@lanelab/charts/png', () => ({
  renderPng: () => done.push('renderPng'),
  renderPngAsync: async () => done.push('renderPng'),
}));

const { parse } = JSON;

beforeEach(() => {
  done.length = 0;
  vi.spyOn(JSON, 'parse').mockImplementation((text: string, ...rest: unknown[]) => {
    if (text.includes(MARK)) done.push('JSON.parse');
    return parse(text, ...(rest as []));
  });
});

function marked(title: string): object {
  const nodes = [{ id: 1, kind: 'host', name: MARK, ports: [{ id: 1, phy: 'oc3c' }] }];
  return { ...tinyScenario(title), model: { nodes, durationPs: 1_000_000, seed: 1 } };
}

it('stores, changes, draws and shows a scenario without reading it', async () => {
  const { app } = await testApp();
  const created = await app.inject({ method: 'POST', url: '/api/scenarios', payload: marked('One') });
  expect(created.statusCode).toBe(201);
  const { id, etag, editKey } = created.json();
  const headers = { 'if-match': etag, 'x-edit-key': editKey };
  const url = `/api/scenarios/${id}`;
  const changed = await app.inject({ method: 'PUT', url, headers, payload: marked('Two') });
  expect([changed.statusCode, changed.json().title]).toEqual([200, 'Two']);
  for (const path of [url, `${url}/topology.svg`, `${url}/topology.png`, `/s/${id}`]) {
    expect((await app.inject({ url: path })).statusCode).toBe(200);
  }
  const forked = await app.inject({ method: 'POST', url: `${url}/fork`, payload: marked('A body that nobody wants') });
  expect(forked.statusCode).toBe(201);
  expect(done).toEqual([]);
});

it('takes a run, and hands its text to the engine, without reading it', async () => {
  const { app, simulator } = await testApp();
  const given: unknown[] = [];
  simulator.run = async (scenario) => {
    given.push(scenario);
    throw new BoundError('Too large.');
  };
  const response = await app.inject({ method: 'POST', url: '/api/runs', payload: marked('One') });
  expect([response.statusCode, response.json().error.code]).toEqual([422, 'bound_exceeded']);
  expect(given).toEqual([expect.stringContaining(MARK)]);
  // The row of the job is JSON, and has the scenario as one string.
  expect(done.filter((what) => what !== 'JSON.parse')).toEqual([]);
});

it('takes checks, and hands their question to the judge, without reading it', async () => {
  const { app, simulator } = await testApp();
  const given: string[] = [];
  simulator.judge = async (question) => {
    given.push(question);
    throw new BoundError('Too large.');
  };
  const payload = { scenario: marked('One'), checks: ['hosts = 1'] };
  const response = await app.inject({ method: 'POST', url: '/api/verdicts', payload });
  expect([response.statusCode, response.json().error.code]).toEqual([422, 'bound_exceeded']);
  expect(given).toEqual([expect.stringContaining(MARK)]);
  // The row of the job is JSON, and has the question as one string.
  expect(done.filter((what) => what !== 'JSON.parse')).toEqual([]);
});

it('hands out a lesson, saves, marks and shows what students did, without reading it', async () => {
  const { app, simulator } = await testApp();
  const questions: string[] = [];
  const judge = simulator.judge.bind(simulator);
  simulator.judge = async (question, options) => {
    questions.push(question);
    return judge('{"result":{}}', options);
  };
  const scenario = { kind: 'document', document: marked('One') };
  const task = { kind: 'build', request: 'Build.' };
  const lesson = { ...tinyLesson('Given'), steps: [{ id: 'a', title: 'A', scenario, task }] };
  const made = await app.inject({ method: 'POST', url: '/api/assignments', payload: { lesson } });
  expect(made.statusCode).toBe(201);
  const { assignment, teacherKey } = made.json();
  const url = `/api/assignments/${assignment.id}`;
  const joined = await app.inject({ method: 'POST', url: `${url}/students`, payload: { name: 'Ana' } });
  // The answer has the lesson in it, which this test must not read either.
  const studentKey = /"studentKey":"([^"]+)"/.exec(joined.body)?.[1] ?? '';
  const headers = { 'x-student-key': studentKey };
  const result = {
    lanelabResult: 1,
    lesson: { kind: 'document', document: lesson, hash: assignment.lessonHash },
    seed: '1',
    steps: [{ id: 'a', state: 'done', network: marked('Built') }],
  };
  const saved = await app.inject({ method: 'PUT', url: `${url}/me/work`, headers, payload: { result, revision: 0 } });
  expect(saved.statusCode).toBe(200);
  const payload = { result, attempt: 'a'.repeat(16) };
  const sent = await app.inject({ method: 'POST', url: `${url}/me/submissions`, headers, payload });
  expect(sent.statusCode).toBe(201);
  const teacher = { 'x-teacher-key': teacherKey };
  const state = async () => {
    const overview = await app.inject({ url: `${url}/overview`, headers: teacher });
    return overview.json().students[0].submissions[0].state;
  };
  await expect.poll(state).toBe('marked');
  for (const path of ['/me', '/me/submissions/1'])
    expect((await app.inject({ url: url + path, headers })).body).toContain(MARK);
  expect((await app.inject({ url: `${url}/export`, headers: teacher })).body).toContain(MARK);
  expect(questions).toEqual([expect.stringContaining(MARK)]);
  // The row of the job is JSON, and has the question as one string.
  expect(done.filter((what) => what !== 'JSON.parse')).toEqual([]);
  expect(done.length).toBeLessThanOrEqual(2);
});

it('refuses what is no scenario without reading it', async () => {
  const { app } = await testApp();
  const broken = { ...marked('One'), lanelab: 99 };
  for (const url of ['/api/scenarios', '/api/runs']) {
    for (const payload of [JSON.stringify(broken), `${JSON.stringify(broken)},`, `[${JSON.stringify(broken)}]`]) {
      const headers = { 'content-type': 'application/json' };
      const response = await app.inject({ method: 'POST', url, headers, payload });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    }
  }
  expect(done).toEqual([]);
});

it('draws figures and presets elsewhere', async () => {
  const { app } = await testApp();
  for (const url of [
    '/api/figures/curitiba-table2.png',
    '/api/figures/curitiba-table2.svg',
    '/api/presets/w1/topology.png',
  ])
    expect((await app.inject({ url })).statusCode).toBe(200);
  expect(done).toEqual([]);
});
