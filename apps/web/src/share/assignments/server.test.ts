import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeSettings, joinClass, markSubmission, readAssignment, readOverview, resultsAsCsv } from './server.ts';

afterEach(() => vi.unstubAllGlobals());

const assignment = {
  id: 'K7QF3MPW',
  title: { en: 'Two subnets', 'pt-BR': 'Duas sub-redes' },
  minutes: 20,
  steps: 5,
  settings: {
    dueAtMs: null,
    late: 'mark',
    tries: null,
    variants: 'each',
    locks: ['hints'],
    results: 'at-once',
    join: 'name',
    keepDays: 180,
  },
  createdAtMs: 1,
  eraseAtMs: 2,
  lessonHash: 'abc',
  nowMs: 3,
  students: 0,
  state: 'open',
};

/** Answers every request so, and keeps the requests. */
function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const asked: { path: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response([204, 304].includes(status) ? null : text, { status, headers }));
  });
  return asked;
}

const refusal = (code: string, message: string) => ({ error: { code, message } });

describe('the assignments of the server', () => {
  it('are asked for with the key of whoever asks', async () => {
    const asked = answering(200, { assignment });
    expect(await changeSettings('K7QF3MPW', 'teacher', { dueAtMs: 5 })).toEqual(assignment);
    expect(asked[0]?.init.headers).toMatchObject({ 'x-teacher-key': 'teacher' });
    expect(JSON.parse(asked[0]?.init.body as string)).toEqual({ settings: { dueAtMs: 5 } });
    answering(201, { student: { id: 's', name: 'Ana', joinedAtMs: 1, seed: '1' }, studentKey: 'key', lesson: {} });
    expect(await joinClass('K7QF3MPW', { name: 'Ana' })).toBe('key');
  });

  it('say nothing new where the overview has not changed', async () => {
    const first = { assignment, nowMs: 3, steps: [], students: [] };
    const asked = answering(200, first, { etag: '"1"' });
    expect(await readOverview('K7QF3MPW', 'key', null)).toEqual({ etag: '"1"', value: first });
    const again = answering(304, '');
    expect(await readOverview('K7QF3MPW', 'key', '"1"')).toBeNull();
    expect(asked[0]?.init.headers).not.toHaveProperty('if-none-match');
    expect(again[0]?.init.headers).toMatchObject({ 'if-none-match': '"1"', 'x-teacher-key': 'key' });
  });

  it('send only what a teacher changes of a submission', async () => {
    const submission = {
      number: 2,
      atMs: 1,
      isLate: true,
      state: 'marked',
      summary: { confirmed: 1, of: 2 },
      marks: [],
      comment: 'Good.',
      returned: true,
      flags: [{ kind: 'forged', steps: ['a'] }],
    };
    const asked = answering(200, { submission });
    const marking = { overrides: { a: null }, returned: true };
    expect(await markSubmission('K7QF3MPW', 'key', { student: 's', number: 2 }, marking)).toEqual(submission);
    expect(asked[0]?.path).toBe('/api/assignments/K7QF3MPW/students/s/submissions/2');
    expect(JSON.parse(asked[0]?.init.body as string)).toEqual(marking);
  });

  it('are files as the server writes them', async () => {
    answering(200, 'name,step\r\n"\'=1+1",1\r\n');
    expect(await resultsAsCsv('K7QF3MPW', 'key')).toBe('name,step\r\n"\'=1+1",1\r\n');
  });

  it.each([
    [404, refusal('assignment_not_found', 'No assignment is here.'), 'missing', 'No assignment'],
    [400, refusal('invalid_request', 'params.id'), 'missing', 'No assignment has this class code'],
    [403, refusal('teacher_key_wrong', 'Not this key.'), 'key', 'Not this key'],
    [200, { assignment: { ...assignment, state: 'lost' } }, 'refused', 'assignment.state'],
  ])('fail with a sentence where the server answers %i', async (status, body, kind, words) => {
    answering(status, body);
    await expect(readAssignment('K7QF3MPW')).rejects.toMatchObject({ kind, message: expect.stringContaining(words) });
  });

  it('fail for a while only where the server is busy or being started', async () => {
    const { mayComeLater, StoreError } = await import('../links/ask-server.ts');
    for (const [status, body, comesLater] of [
      [429, refusal('rate_limited', 'Wait.'), true],
      [502, '<html>', true],
      [409, refusal('too_late', 'It was due.'), false],
    ] as const) {
      answering(status, body);
      const error: unknown = await readAssignment('K7QF3MPW').catch((reason: unknown) => reason);
      expect(error instanceof StoreError && mayComeLater(error)).toBe(comesLater);
    }
  });
});
