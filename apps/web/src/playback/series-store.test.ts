import { VCC_ROLES } from '@lanelab/engine';
import { CONNECTION_ROLES } from '@lanelab/scenario';
import { expect, it } from 'vitest';
import { seriesNames } from './series-store.ts';
import { presetOf } from './test/test-playback.ts';

it('a series counts the cells of each role that a scenario can name', () => {
  const roles = seriesNames(presetOf('class-mpoa', 1e12).model, []).filter((name) => name.startsWith('role:'));
  expect(roles).toEqual(VCC_ROLES.map((role) => `role:${role}`));
  expect(VCC_ROLES).toEqual(CONNECTION_ROLES);
});
