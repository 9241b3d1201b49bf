import { describe, expect, it } from 'vitest';
import { solveStep } from '../../test/play.ts';
import { builtInLesson } from '../index.ts';

const lesson = await builtInLesson('eleventh-packet');
if (lesson === null) throw new Error('the lesson is missing');

describe('the eleventh packet', () => {
  it.each(lesson.steps.map(({ id }) => id))('has a model solution of “%s”', async (id) => {
    const outcome = await solveStep(lesson, id);
    expect(outcome).toMatchObject({ failed: [], passes: true });
  });
});
