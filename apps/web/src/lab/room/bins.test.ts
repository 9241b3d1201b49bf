import { expect, it } from 'vitest';
import { answerWords, binsOf } from './bins.ts';

const number = { type: 'number', unit: 'ms' } as const;
const choice = { type: 'choice', choices: ['more', 'less', 'the same'] } as const;
const counts = (bins: readonly { readonly count: number }[]) => bins.map(({ count }) => count);

it('counts choices in their order, those that nobody chose, too', () => {
  expect(binsOf({ ...choice, choices: [...choice.choices] }, [2, 0, 0])).toEqual([
    { label: 'more', count: 2 },
    { label: 'less', count: 0 },
    { label: 'the same', count: 1 },
  ]);
});

it('counts a few different numbers one by one', () => {
  expect(binsOf(number, [5, 1.5, 5])).toEqual([
    { label: '1.5', count: 1 },
    { label: '5', count: 2 },
  ]);
  expect(binsOf(number, [])).toEqual([]);
});

it('counts many different numbers in ranges, each answer once', () => {
  const answers = Array.from({ length: 60 }, (_, at) => at * 1.7 - 20);
  const bins = binsOf(number, answers);
  expect(counts(bins).reduce((sum, count) => sum + count, 0)).toBe(answers.length);
  expect(bins.length).toBeGreaterThan(3);
  expect(bins.length).toBeLessThan(15);
  // The largest answer may be a round number itself.
  expect(counts(binsOf(number, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).reduce((sum, count) => sum + count, 0)).toBe(11);
});

it('says an answer in words', () => {
  expect(answerWords(number, 0.1 + 0.2)).toBe('0.3 ms');
  expect(answerWords({ ...choice, choices: [...choice.choices] }, 1)).toBe('less');
});
