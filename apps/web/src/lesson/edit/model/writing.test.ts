import { describe, expect, it } from 'vitest';
import { emptyLesson, newStep } from '../../../share/lessons/new-lesson.ts';
import { LessonWriting } from './writing.ts';

function writing() {
  const kept: { readonly title: unknown; readonly isSound: boolean }[] = [];
  const made = new LessonWriting(emptyLesson, ({ title }, isSound) => kept.push({ title, isSound }));
  const titled = (title: string, field: string | null = null) =>
    made.change({ ...made.store.getState().lesson, title }, field);
  return { made, kept, titled, title: () => made.store.getState().lesson.title };
}

describe('a lesson that is written', () => {
  it('takes back what was typed in one field at once, and what was typed after leaving it alone', () => {
    const { made, titled, title } = writing();
    titled('A', 'title');
    titled('AB', 'title');
    made.settle();
    titled('ABC', 'title');
    made.undo();
    expect(title()).toBe('AB');
    made.undo();
    expect(title()).toBe('');
    made.redo();
    made.redo();
    expect(title()).toBe('ABC');
  });

  it('has no versions to come after another change', () => {
    const { made, titled, title } = writing();
    titled('A');
    made.undo();
    titled('B');
    made.redo();
    expect(title()).toBe('B');
  });

  it('types into a new change after an undo', () => {
    const { made, titled, title } = writing();
    titled('A', 'title');
    titled('AB', 'title');
    made.undo();
    titled('C', 'title');
    made.undo();
    expect(title()).toBe('');
  });

  it('keeps every version, and says which are sound', () => {
    const { made, kept, titled } = writing();
    titled('An {open brace');
    titled('Closed');
    made.undo();
    expect(kept).toEqual([
      { title: 'An {open brace', isSound: false },
      { title: 'Closed', isSound: true },
      { title: 'An {open brace', isSound: false },
    ]);
    expect(made.store.getState().faults).toMatchObject([{ code: 'broken-text', path: 'title' }]);
  });

  it('begins with steps that break no rule', () => {
    const first = { ...emptyLesson, steps: [newStep(emptyLesson)] };
    const both = { ...first, steps: [...first.steps, newStep(first)] };
    expect(new LessonWriting(both, () => undefined).store.getState().faults).toEqual([]);
  });
});
