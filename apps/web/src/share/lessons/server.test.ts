import { parseLesson } from '@lanelab/lessons';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStoredLesson, deleteStoredLesson, readStoredLesson, updateStoredLesson } from './server.ts';

afterEach(() => vi.unstubAllGlobals());

const document = {
  lanelabLesson: 1,
  title: 'A lesson',
  minutes: 10,
  steps: [{ id: 'a', title: 'A', scenario: { kind: 'preset', id: 'class-lane' }, task: { kind: 'read' } }],
};
const parsed = parseLesson(document);
if (!parsed.ok) throw new Error('the lesson of this test has faults');
const { lesson } = parsed;

const stored = {
  id: 'abcdefghjkmn',
  revision: 2,
  title: 'A lesson',
  etag: '"r2-0123456789abcdef"',
  hash: '0123456789abcdef',
  updatedAt: '2026-01-01T00:00:00.000Z',
  bytes: 300,
  forkedFrom: null,
};

/** Answers every request so, and keeps the requests. */
function answering(status: number, body: unknown) {
  const asked: { path: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, init });
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
  return asked;
}

describe('the lessons of the server', () => {
  it('are stored, changed and deleted with the keys that the server wants', async () => {
    const asked = answering(201, { ...stored, editKey: 'key' });
    expect(await createStoredLesson(lesson)).toMatchObject({ id: stored.id, editKey: 'key' });
    await updateStoredLesson(stored.id, lesson, stored.etag, 'key');
    answering(204, null);
    await expect(deleteStoredLesson(stored.id, 'key')).resolves.toBeUndefined();
    expect(asked.map(({ path, init }) => [init.method, path])).toEqual([
      ['POST', '/api/lessons'],
      ['PUT', `/api/lessons/${stored.id}`],
    ]);
    expect(asked[1]?.init.headers).toMatchObject({ 'if-match': stored.etag, 'x-edit-key': 'key' });
    expect(JSON.parse(asked[1]?.init.body as string)).toEqual(lesson);
  });

  it('are read as lessons, an older revision where it is asked for', async () => {
    const asked = answering(200, { ...stored, lesson: document });
    expect(await readStoredLesson(stored.id, 1)).toEqual({ ...stored, lesson });
    expect(asked[0]?.path).toBe(`/api/lessons/${stored.id}?revision=1`);
  });

  it.each([
    [200, { ...stored, lesson: { lanelabLesson: 9 } }, 'refused', 'newer than this lab'],
    [412, { error: { code: 'revision_conflict', message: 'Somebody was faster.' } }, 'conflict', 'faster'],
    [404, { error: { code: 'lesson_not_found', message: 'No lesson is here.' } }, 'missing', 'No lesson'],
    // An id that was cut short.
    [
      400,
      { error: { code: 'invalid_request', message: 'params.id' } },
      'missing',
      'No lesson is stored under this link',
    ],
    [413, { error: { code: 'body_too_large', message: 'Larger than 5242880 bytes.' } }, 'refused', '5242880'],
  ])('fail with a sentence where the server answers %i', async (status, body, kind, words) => {
    answering(status, body);
    await expect(readStoredLesson('abc')).rejects.toMatchObject({ kind, message: expect.stringContaining(words) });
  });
});
