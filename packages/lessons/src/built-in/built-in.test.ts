/** What holds for every built-in lesson: few words, three hints where one can be stuck, and a list that says what the lesson has. */
import { describe, expect, it } from 'vitest';
import { isMade } from '../lesson/task.ts';
import { type LocalText, textIn } from '../lesson/text.ts';
import { BUILT_IN, builtInLesson } from './index.ts';

const MOST_WORDS = { text: 80, explanation: 60, lesson: 600 } as const;

/** Words as a reader counts them: the target of a link is none, nor is a sign alone. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}{]/u.test(word));

const count = (text: LocalText): number => wordsOf(textIn('en', text)).length;

describe.each(BUILT_IN.map(({ id }) => id))('the lesson %s', async (id) => {
  const lesson = await builtInLesson(id);
  if (lesson === null) throw new Error(`there is no lesson ${id}`);
  const asked = lesson.steps.map(({ task }) =>
    'question' in task ? task.question : 'request' in task ? task.request : '',
  );

  it('has few words', () => {
    const long = lesson.steps.flatMap(({ id: step, text, explanation }) => [
      ...(count(text) > MOST_WORDS.text ? [`${step}: ${count(text)} words of text`] : []),
      ...(count(explanation) > MOST_WORDS.explanation ? [`${step}: ${count(explanation)} words of explanation`] : []),
    ]);
    expect(long).toEqual([]);
    const all = [...lesson.steps.flatMap(({ text, explanation }) => [text, explanation]), ...asked];
    expect(all.reduce((sum, text) => sum + count(text), 0)).toBeLessThanOrEqual(MOST_WORDS.lesson);
  });

  it('has three hints wherever a step has to be solved', () => {
    const solved = lesson.steps.filter(({ task }) => isMade(task) || task.kind === 'find');
    expect(solved.filter(({ hints }) => hints.length !== 3).map((step) => step.id)).toEqual([]);
  });

  it('is listed with as many steps as it has', () => {
    expect(BUILT_IN.find((about) => about.id === id)?.steps).toBe(lesson.steps.length);
  });
});
