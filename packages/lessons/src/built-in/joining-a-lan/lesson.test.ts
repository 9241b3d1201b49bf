import { describe, expect, it } from 'vitest';
import { explanationOf, solveStep } from '../../test/play.ts';
import { builtInLesson } from '../index.ts';

const lesson = await builtInLesson('joining-a-lan');
if (lesson === null) throw new Error('the lesson is missing');

describe('joining an emulated LAN', () => {
  it.each(lesson.steps.map(({ id }) => id))('has a model solution of “%s”', async (id) => {
    const outcome = await solveStep(lesson, id);
    expect(outcome).toMatchObject({ failed: [], passes: true });
    expect(explanationOf(lesson, id, outcome)).not.toMatch(/[{}]/);
  });
});
