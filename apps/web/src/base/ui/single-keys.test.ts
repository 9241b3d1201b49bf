import { afterEach, expect, it } from 'vitest';
import { chooseSingleKeys, isSwitchedOff } from './single-keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

afterEach(() => chooseSingleKeys(true));

it('letters, digits and signs alone are switched off, and nothing else', () => {
  expect(['a', '1', '?'].map((key) => isSwitchedOff(press(key)))).toEqual([false, false, false]);
  chooseSingleKeys(false);
  expect(['a', 'A', '1', '?', '+'].map((key) => isSwitchedOff(press(key)))).toEqual([true, true, true, true, true]);
  expect([' ', 'Enter', 'ArrowUp', 'Home'].map((key) => isSwitchedOff(press(key)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isSwitchedOff(press('k', { ctrlKey: true }))).toBe(false);
});
