import { classMpoa } from '@lanelab/papers';
import { expect, test } from 'vitest';
import { stepDelays, stepsOf } from './flow-path.ts';

test('a step takes what waits before it, the fibre, and the switch at its end; Ethernet steps have no delay', () => {
  const { model } = classMpoa();
  const steps = stepsOf({ nodes: [1, 3, 4] }, model.links);
  expect(steps).toHaveLength(2);
  const [first] = steps;
  const key = `${first?.link}:${first?.isBack === true ? 'ba' : 'ab'}`;
  const link = model.links.find(({ id }) => id === first?.link);
  const west = model.nodes.find(({ id }) => id === 3);
  const fibrePs = (link?.delayPs ?? (link?.lengthM ?? 0) * 5_000) + (west?.kind === 'switch' ? west.latencyPs : 0);
  expect(stepDelays(steps, new Map([[key, 7_000]]), model)).toEqual([7_000 + fibrePs, null]);
});
