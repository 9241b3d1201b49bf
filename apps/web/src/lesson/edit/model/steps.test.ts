import type { Lesson } from '@lanelab/lessons';
import { describe, expect, it } from 'vitest';
import { emptyLesson } from '../../../share/lessons/new-lesson.ts';
import { addedStep, changedStep, duplicatedStep, movedStep, removedStep } from './steps.ts';

const ids = ({ steps }: Lesson) => steps.map(({ id }) => id).join(' ');
const three = [-1, 0, 1].reduce<Lesson>((lesson, at) => addedStep(lesson, at), emptyLesson);

describe('steps', () => {
  it('are added, duplicated, moved and removed, each with an id of its own', () => {
    expect(ids(three)).toBe('step-1 step-2 step-3');
    expect(ids(duplicatedStep(three, 1))).toBe('step-1 step-2 step-2-2 step-3');
    expect(ids(movedStep(three, 0, 2))).toBe('step-2 step-3 step-1');
    expect(ids(removedStep(three, 0))).toBe('step-2 step-3');
    expect(ids(addedStep(removedStep(three, 0), 1))).toBe('step-2 step-3 step-3-2');
  });

  it('follow a step that they go on from when it is renamed', () => {
    const [first, second] = three.steps;
    if (first === undefined || second === undefined) throw new Error('two steps are missing');
    const linked = changedStep(three, 1, { ...second, scenario: { kind: 'step', id: first.id } });
    const renamed = changedStep(linked, 0, { ...first, id: 'begin' });
    expect(renamed.steps[1]?.scenario).toEqual({ kind: 'step', id: 'begin' });
  });
});
