import { EXPERIMENTS, plan } from '@lanelab/papers';
import { expect, test } from 'vitest';
import runTimes from './run-times.json' with { type: 'json' };

test('every experiment that is run has a measured time, and no other', () => {
  const run = EXPERIMENTS.filter((experiment) => plan(experiment, 'quick').runs.length > 0).map(({ id }) => id);
  expect(Object.keys(runTimes).toSorted()).toEqual(run.toSorted());
  expect(Object.values(runTimes).every((ms) => ms > 0)).toBe(true);
});
