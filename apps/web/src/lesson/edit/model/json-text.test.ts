import type { Lesson } from '@lanelab/lessons';
import { describe, expect, it } from 'vitest';
import { emptyLesson } from '../../../share/lessons/new-lesson.ts';
import { lessonText, readLessonJson } from './json-text.ts';

const text = lessonText({ ...emptyLesson, title: 'T' });

/** The part of the text that a fault is at, and its sentence. */
const faultsIn = (written: string) =>
  readLessonJson(written).issues.map(({ from, to, sentence }) => [written.slice(from, to), sentence]);

describe('the text of a lesson', () => {
  it('is the lesson', () => {
    expect(readLessonJson(text)).toEqual({ lesson: { ...emptyLesson, title: 'T' }, issues: [] });
  });

  it('has faults where they are', () => {
    expect(faultsIn(text.replace('15', '0'))).toEqual([['0', expect.stringContaining('minutes is 0')]]);
    expect(faultsIn(text.replace('"T"', '"{a b"'))).toEqual([
      ['"{a b"', expect.stringContaining('cannot be filled in')],
    ]);
    expect(readLessonJson(`${text}]`).issues).toMatchObject([{ from: text.length }]);
  });

  it('has the fault of a record at its key', () => {
    const step = { id: 'a', title: 'A', scenario: { kind: 'step', id: 'a' }, task: { kind: 'read' } };
    const written = lessonText({ ...emptyLesson, title: 'T', steps: [step] } as Lesson);
    expect(faultsIn(written)).toEqual([['"scenario"', expect.stringContaining('goes on from the step “a”')]]);
  });

  it('goes on with a lesson whose parts disagree, and with none whose values break their rules', () => {
    expect(readLessonJson(text.replace('"T"', '"{a b"')).lesson?.title).toBe('{a b');
    expect(readLessonJson(text.replace('15', '0')).lesson).toBeNull();
  });

  it('has at most 5 MB', () => {
    expect(readLessonJson(text.replace('"T"', `"${'x'.repeat(5 << 20)}"`)).issues[0]?.sentence).toContain('5.0 MB');
  });
});
