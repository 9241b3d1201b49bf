import { expect, it } from 'vitest';
import { meanMbps, rateProbabilities, standardError } from './video-theory.ts';

const small = { count: 2, bps: 1e6, onPerS: 30, offPerS: 10 };
const large = { count: 1, bps: 4e6, onPerS: 10, offPerS: 10 };

it('has a binomial number of one kind on, and joins two independent kinds', () => {
  expect([...rateProbabilities({ low: small })]).toEqual([
    [0, 1 / 16],
    [1, 6 / 16],
    [2, 9 / 16],
  ]);
  const both = rateProbabilities({ low: small, high: large });
  expect([...both.keys()]).toEqual([0, 1, 2, 4, 5, 6]);
  expect(both.get(6)).toBeCloseTo(9 / 32);
  expect([...both.values()].reduce((all, part) => all + part, 0)).toBeCloseTo(1);
});

it('counts states that make the same as one rate', () => {
  const doubled = { ...large, bps: 2e6 };
  const rates = rateProbabilities({ low: small, high: doubled });
  expect([...rates.keys()]).toEqual([0, 1, 2, 3, 4]);
  expect(rates.get(2)).toBeCloseTo(9 / 32 + 1 / 32);
});

it('has the mean of its probabilities, and knows it the better the longer a plan is', () => {
  const source = { low: small, high: large };
  const mean = [...rateProbabilities(source)].reduce((all, [mbps, probability]) => all + mbps * probability, 0);
  expect(meanMbps(source)).toBeCloseTo(mean);
  expect(meanMbps(source)).toBeCloseTo(2 * 0.75 + 2);
  // Of the small ones 2 x 3/16 falls by 40 a second, of the large one 4 by 20; a million octets last 8 / 3.5 s.
  const variance = (2 * (6 / 16)) / 40 + (2 * 4) / 20;
  expect(standardError(source, 1e6)).toBeCloseTo(Math.sqrt(variance / (8 / 3.5)));
  expect(standardError(source, 4e6)).toBeCloseTo(standardError(source, 1e6) / 2);
});
