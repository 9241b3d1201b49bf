import { EXPERIMENTS } from '@lanelab/papers';
import { describe, expect, test } from 'vitest';
import { isShown, paperCounts, readFilters, topicsOf } from './filters.ts';

describe('filters of the gallery', () => {
  test('come from the address; unknown ones count as all', () => {
    expect(readFilters('?paper=curitiba&topic=buffer')).toEqual({ paper: 'curitiba', topic: 'buffer' });
    expect(readFilters('?paper=nature&topic=cats')).toEqual({ paper: 'all', topic: 'all' });
    expect(readFilters('')).toEqual({ paper: 'all', topic: 'all' });
  });

  test('every paper’s experiments are its own, and together they are all', () => {
    expect(paperCounts.reduce((sum, { count }) => sum + count, 0)).toBe(EXPERIMENTS.length);
    const curitiba = EXPERIMENTS.filter((experiment) => isShown(experiment, readFilters('?paper=curitiba')));
    expect(curitiba.length).toBeGreaterThan(0);
    expect(curitiba.every(({ paper }) => paper === 'curitiba')).toBe(true);
  });

  test('a topic that is offered shows some experiments, and not all', () => {
    for (const { topic, count } of topicsOf('all')) {
      const shown = EXPERIMENTS.filter((experiment) => isShown(experiment, { paper: 'all', topic }));
      expect(shown).toHaveLength(count);
      expect(count).toBeLessThan(EXPERIMENTS.length);
    }
    expect(topicsOf('all').length).toBeGreaterThan(0);
  });
});
