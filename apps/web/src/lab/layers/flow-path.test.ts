import { classMpoa } from '@lanelab/papers';
import { expect, test } from 'vitest';
import { processorPs, stepDelays, stepsOf } from './flow-path.ts';

test('a step takes what waits before it, the fibre, and the switch at its end; an unknown step has no delay', () => {
  const { model } = classMpoa();
  const steps = stepsOf({ nodes: [1, 3, 4] }, model.links);
  expect(steps).toHaveLength(2);
  const [first] = steps;
  const key = `${first?.link}:${first?.isBack === true ? 'ba' : 'ab'}`;
  const link = model.links.find(({ id }) => id === first?.link);
  const west = model.nodes.find(({ id }) => id === 3);
  const fibrePs = (link?.delayPs ?? (link?.lengthM ?? 0) * 5_000) + (west?.kind === 'switch' ? west.latencyPs : 0);
  expect(stepDelays(steps, new Map([[key, 7_000]]), model, [])).toEqual([7_000 + fibrePs, null]);
});

test('an Ethernet step takes what the latest packet took; processors have what they kept it', () => {
  const { model } = classMpoa();
  const steps = stepsOf({ nodes: [1, 3, 4] }, model.links);
  const stays = [
    { node: 1, arrivedPs: 100, donePs: 130 },
    { node: 3, arrivedPs: 500, donePs: 500 },
    { node: 4, arrivedPs: 720, donePs: 790 },
  ];
  expect(stepDelays(steps, new Map(), model, stays)).toEqual([370, 220]);
  expect(stepDelays(steps, new Map(), model, stays.slice(0, 2))).toEqual([370, null]);
  expect(processorPs({ nodes: [1, 3, 4], stays })).toEqual([30, null, 70]);
  expect(processorPs({ nodes: [1, 2, 3], stays: stays.slice(0, 1) })).toEqual([30, null, null]);
  const back = { node: 1, arrivedPs: 900, donePs: 905 };
  expect(processorPs({ nodes: [1, 3, 1], stays: [...stays.slice(0, 2), back] })).toEqual([30, null, 5]);
});
