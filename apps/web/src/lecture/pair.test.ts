import { classLane, classMpoa } from '@lanelab/papers';
import { expect, test } from 'vitest';
import { pairScenario } from './pair.ts';

/** `npx vitest run -u` beside this file writes them again after a change of the presets. */
test.each([
  ['lane', classLane],
  ['mpoa', classMpoa],
] as const)('the kept document of %s is what its preset builds', async (side, build) => {
  await expect(`${JSON.stringify(build(), null, 2)}\n`).toMatchFileSnapshot(`./pair-${side}.json`);
  expect(pairScenario(side)).toEqual(build());
});
