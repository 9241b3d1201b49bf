/** Wrong attempts at every built-in lesson are refused, by the checks that they break, and the student reads what helps. */
import { describe, expect, it } from 'vitest';
import { stepIndex } from '../test/attempt.ts';
import { tryStep } from '../test/play.ts';
import { isRead, WRONG_ATTEMPTS } from '../test/wrong-attempts.ts';
import { BUILT_IN, builtInLesson } from './index.ts';

const FEWEST = 3;

describe.each(BUILT_IN.map(({ id }) => id))('wrong attempts at %s', async (id) => {
  const lesson = await builtInLesson(id);
  if (lesson === null) throw new Error(`there is no lesson ${id}`);
  const attempts = WRONG_ATTEMPTS.get(id) ?? [];

  it(`are at least ${FEWEST}`, () => {
    expect(attempts.length).toBeGreaterThanOrEqual(FEWEST);
  });

  it('predict nothing twice, since the page keeps the first prediction', () => {
    const predicted = attempts
      .filter(({ step }) => lesson.steps[stepIndex(lesson, step)]?.task.kind === 'predict')
      .map(({ step }) => step);
    expect(predicted).toEqual([...new Set(predicted)]);
  });

  it.each(attempts)('refuse a student who $name', async ({ step, attempt, failed, reads }) => {
    const outcome = await tryStep(lesson, step, attempt);
    expect(outcome).toMatchObject({ passes: false, failed });
    const unread = reads.filter((words) => !isRead(words, [outcome.read]));
    expect(unread, `not among what is read: ${outcome.read}`).toEqual([]);
  });
});
