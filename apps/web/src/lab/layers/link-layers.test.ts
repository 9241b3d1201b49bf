import { expect, test } from 'vitest';
import { linkLayers } from './link-layers.ts';
import { createLayers } from './state.ts';

test('both show what either is set to, until they are parted', () => {
  const [one, other] = [createLayers('vcs'), createLayers('physical')];
  one.setState({ flow: 2 });
  const part = linkLayers(one, other);
  expect(other.getState()).toMatchObject({ layer: 'vcs', flow: 2 });
  other.setState({ layer: 'elans', flow: null });
  expect(one.getState()).toMatchObject({ layer: 'elans', flow: null });
  one.setState({ lit: ['a'] });
  expect(other.getState().lit).toEqual([]);
  part();
  one.setState({ layer: 'ip' });
  expect(other.getState().layer).toBe('elans');
});
