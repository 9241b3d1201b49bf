import { EXPERIMENTS } from '@lanelab/papers';
import { expect, test } from 'vitest';
import { quickPlan } from './planned.ts';
import runTimes from './run-times.json' with { type: 'json' };

test('every experiment that is run has a measured time, and no other', () => {
  const run = EXPERIMENTS.filter((experiment) => quickPlan(experiment).runs.length > 0).map(({ id }) => id);
  expect(Object.keys(runTimes).toSorted()).toEqual(run.toSorted());
  expect(Object.values(runTimes).every((ms) => ms > 0)).toBe(true);
});
