import { expect, test } from 'vitest';
import { emptyScenario } from '../../document/store/test-networks.ts';
import { FurthestOf } from './furthest.ts';

test('a run is in the past where the clock was moved back, and each network has a past of its own', () => {
  const [{ model: one }, { model: other }] = [emptyScenario(), emptyScenario()];
  let model = one;
  const furthest = new FurthestOf(() => model);
  expect(furthest.isPast(0)).toBe(false);
  furthest.isAt(9);
  expect(furthest.isPast(9)).toBe(false);
  furthest.isAt(5);
  expect(furthest.isPast(5)).toBe(true);
  model = other;
  expect(furthest.isPast(5)).toBe(false);
  furthest.isAt(5);
  expect(furthest.isPast(4)).toBe(true);
  model = one;
  expect(furthest.isPast(8)).toBe(true);
});
