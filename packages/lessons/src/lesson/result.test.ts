import { describe, expect, it } from 'vitest';
import { lessonHash, parseResult } from './result.ts';
import { lesson, mustRead, network, step } from './test/lessons.ts';

const result = {
  lanelabResult: 1,
  lesson: { kind: 'document', document: { ...lesson() }, hash: '0123456789abcdef' },
  seed: 'a seed',
  name: 'Ana',
  steps: [
    { id: 'first', state: 'done', answer: 21.5, tries: 2, hints: 1 },
    { id: 'second', state: 'shown', answer: { curve: [1, null, 3] }, network: { ...network() }, tries: 0, hints: 0 },
    { id: 'third', state: 'begun', answer: ['b', 'a'], tries: 0, hints: 5 },
  ],
};

describe('a result', () => {
  it('is read as it was written, and fills in what was left out', () => {
    expect(parseResult(JSON.parse(JSON.stringify(result)))).toEqual({ ok: true, result });
    const short = { lanelabResult: 1, lesson: { kind: 'built-in', id: 'mtu', hash: 'a' }, seed: '', steps: [] };
    expect(parseResult(short)).toEqual({ ok: true, result: { ...short, name: '' } });
  });

  it.each<[string, unknown, string]>([
    ['of another kind', { ...result, lanelabResult: undefined, lanelabLesson: 1 }, 'lanelabResult'],
    ['of a newer version', { ...result, lanelabResult: 2 }, 'lanelabResult'],
    ['with a state that is none', { ...result, steps: [{ id: 'a', state: 'passed' }] }, 'steps[0].state'],
    ['with more hints than there are', { ...result, steps: [{ id: 'a', state: 'done', hints: 6 }] }, 'steps[0].hints'],
    ['with too many steps', { ...result, steps: Array(31).fill(result.steps[0]) }, 'steps'],
    ['without a lesson', { ...result, lesson: undefined }, 'lesson'],
    ['with marks of its own', { ...result, marks: 10 }, ''],
    ['in a list', [result], ''],
  ])('%s is refused with the place', (_, document, path) => {
    const read = parseResult(document);
    expect(read.ok ? [] : read.faults.map((fault) => fault.path)).toContain(path);
  });
});

describe('the hash of a lesson', () => {
  it('is the same however the lesson was written down, and another for any other lesson', () => {
    const read = mustRead(lesson());
    expect(lessonHash(read)).toMatch(/^[\da-f]{16}$/);
    const { steps, title, ...rest } = lesson();
    expect(lessonHash(mustRead({ steps, ...rest, title }))).toBe(lessonHash(read));
    for (const other of [lesson({ title: 'B' }), lesson({ steps: [step({ hints: ['Look'] })] })])
      expect(lessonHash(mustRead(other))).not.toBe(lessonHash(read));
  });
});
