/** A class in a test: an assignment, its students, and what they hand in. */
import { randomBytes } from 'node:crypto';
import { type Lesson, parseLesson } from '@lanelab/lessons';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';
import { type Claim, handedIn } from './results.ts';

/** So many hosts that nothing connects. */
export const hosts = (count: number, title = 'Hosts') => ({
  lanelab: 1,
  model: {
    nodes: Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      kind: 'host',
      name: `H${at + 1}`,
      ports: [{ id: 1, phy: 'oc3c' }],
    })),
    durationPs: 1_000_000,
    seed: 1,
  },
  view: { title },
});

/** A lesson of three steps: a prediction, a network to be built, and a question about it. */
export function classLesson(changes: object = {}): Lesson {
  const parsed = parseLesson({
    lanelabLesson: 1,
    title: { en: 'Three hosts', 'pt-BR': 'Três estações' },
    minutes: 5,
    steps: [
      {
        id: 'guess',
        title: 'Guess',
        scenario: { kind: 'document', document: hosts(2) },
        task: { kind: 'predict', question: 'How many?', answer: { kind: 'number', unit: '' } },
        checks: [{ check: 'answer in hosts' }],
      },
      {
        id: 'build',
        title: 'Build',
        scenario: { kind: 'document', document: hosts(2) },
        task: { kind: 'build', request: 'Add a third host.' },
        checks: [{ check: 'hosts = 3' }],
      },
      {
        id: 'count',
        title: 'Count',
        task: { kind: 'find', question: 'How many?', answer: { kind: 'number', unit: '' } },
        checks: [{ check: 'answer in hosts' }],
      },
    ],
    ...changes,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.lesson;
}

export interface Pupil {
  readonly id: string;
  readonly name: string;
  readonly seed: string;
  readonly key: { readonly 'x-student-key': string };
}

export interface TestClass {
  readonly id: string;
  readonly url: string;
  readonly teacher: { readonly 'x-teacher-key': string };
  readonly lesson: Lesson;
  readonly join: (name: string) => Promise<Pupil>;
  /** The result of a student who did these steps. */
  readonly result: (seed: string, steps: readonly Claim[]) => object;
  readonly handIn: (pupil: Pupil, result: object, attempt?: string) => Promise<LightMyRequestResponse>;
  readonly save: (pupil: Pupil, result: object, revision: number) => Promise<LightMyRequestResponse>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly patch: (settings: object) => Promise<LightMyRequestResponse>;
}

export const newAttempt = (): string => randomBytes(16).toString('base64url');

export async function testClass(
  { call }: Pick<TestApp, 'call'>,
  settings: object = {},
  lesson: Lesson = classLesson(),
): Promise<TestClass> {
  const made = await call({ method: 'POST', url: '/api/assignments', payload: { lesson, settings } });
  if (made.statusCode !== 201) throw new Error(`not made: ${made.body}`);
  const { assignment, teacherKey } = made.json();
  const { id } = assignment;
  const url = `/api/assignments/${id}`;
  const teacher = { 'x-teacher-key': teacherKey };
  return {
    id,
    url,
    teacher,
    lesson,
    async join(name) {
      const joined = await call({ method: 'POST', url: `${url}/students`, payload: { name } });
      if (joined.statusCode !== 201) throw new Error(`not joined: ${joined.body}`);
      const { student, studentKey } = joined.json();
      return { id: student.id, name: student.name, seed: student.seed, key: { 'x-student-key': studentKey } };
    },
    result: (seed, steps) => handedIn(lesson, seed, steps),
    handIn: ({ key }, result, attempt = newAttempt()) =>
      call({ method: 'POST', url: `${url}/me/submissions`, headers: key, payload: { result, attempt } }),
    save: ({ key }, result, revision) =>
      call({ method: 'PUT', url: `${url}/me/work`, headers: key, payload: { result, revision } }),
    get: (path, headers = teacher) => call({ url: url + path, headers }),
    patch: (change) => call({ method: 'PATCH', url, headers: teacher, payload: { settings: change } }),
  };
}
