/** The built-in lessons, played by tests and judged by the server: model solutions pass, wrong attempts fail by the right checks. */
import { lessonHash } from '@lanelab/lessons';
import { BUILT_IN, builtInLesson } from '@lanelab/lessons/built-in';
import { attempted, WRONG_ATTEMPTS } from '@lanelab/lessons/test/wrong-attempts';
import { describe, expect, inject, it } from 'vitest';
import { judgingApp } from '../support/judging.ts';
import { handedIn, solvedSteps } from '../support/results.ts';

/** Judged at the quick level; all of them at the thorough one. */
const SAMPLE: readonly string[] = ['atm-overhead', 'eleventh-packet', 'why-did-it-stop'];
const ids = BUILT_IN.map(({ id }) => id).filter((id) => inject('effort') > 1 || SAMPLE.includes(id));
const SEED = '1';

describe.each(ids)('the lesson %s', async (id) => {
  const lesson = await builtInLesson(id);
  if (lesson === null) throw new Error(`there is no lesson ${id}`);

  it('is passed by its model solutions', async () => {
    const steps = await solvedSteps(lesson, SEED);
    const { judged } = await judgingApp();
    const verdict = await judged('result', { result: handedIn(lesson, SEED, steps, id) });
    const failed = verdict.steps.filter(({ passes }) => passes !== true);
    expect(failed).toEqual([]);
    expect(verdict).toMatchObject({
      agrees: true,
      lesson: { origin: 'built-in', hash: lessonHash(lesson), claimedHash: lessonHash(lesson) },
    });
  });

  it.each(WRONG_ATTEMPTS.get(id) ?? [])('refuses a student who $name', async ({ step, attempt, failed }) => {
    const { scenario } = await attempted(lesson, step, attempt);
    const { answer } = attempt;
    const claimed = { id: step, network: scenario, ...(answer === undefined ? {} : { answer }) };
    const { judged } = await judgingApp();
    const result = handedIn(lesson, attempt.seed ?? SEED, [claimed], id);
    const { steps, agrees } = await judged('result', { result });
    const found = steps.find((each) => each.id === step);
    const broken = found?.checks.filter(({ verdict }) => verdict !== 'holds').map(({ check }) => check);
    expect([found?.passes, broken]).toEqual([false, failed]);
    // A prediction is claimed to be made, not to be right.
    const isPrediction = lesson.steps.find((each) => each.id === step)?.task.kind === 'predict';
    expect(found).toMatchObject({ standing: isPrediction ? 'predicted-otherwise' : 'not-confirmed' });
    expect([found?.differs, agrees]).toEqual([!isPrediction, isPrediction]);
  });
});
