import { describe, expect, it } from 'vitest';
import { explanationOf, solveStep } from '../../test/play.ts';
import { builtInLesson } from '../index.ts';
import { seedOf } from './seeds.ts';

const lesson = await builtInLesson('why-did-it-stop');
if (lesson === null) throw new Error('the lesson is missing');

const REPAIRS = ['start(MPC)', 'start(LES)', 'mend(West – East)'] as const;
const DRAWN_STEPS = ['symptom', 'client', 'repair'] as const;

describe('why did it stop', () => {
  it.each(['les-dies', 'back-first'])('has a model solution of “%s”', async (id) => {
    const outcome = await solveStep(lesson, id);
    expect(outcome).toMatchObject({ failed: [], passes: true });
    expect(explanationOf(lesson, id, outcome)).not.toMatch(/[{}]/);
  });

  describe.each(REPAIRS)('where %s is the repair', (repair) => {
    it.each(DRAWN_STEPS)('has a model solution of “%s”', async (id) => {
      const outcome = await solveStep(lesson, id, seedOf(repair));
      expect(outcome).toMatchObject({ failed: [], passes: true });
      expect(explanationOf(lesson, id, outcome)).not.toMatch(/[{}]/);
    });
  });
});
