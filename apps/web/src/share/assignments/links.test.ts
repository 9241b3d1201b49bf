import { expect, it } from 'vitest';
import { assignAddress, continueAddress, givenBy, keyIn, teacherAddress } from './links.ts';

it.each([
  { kind: 'built-in', id: 'two-subnets' },
  { kind: 'stored', id: 'abcdefghjkmn', revision: null },
  { kind: 'stored', id: 'abcdefghjkmn', revision: 4 },
  { kind: 'kept', id: 'a b&c' },
] as const)('finds the lesson that it wrote into an address: %j', (source) => {
  expect(givenBy(new URL(assignAddress(source), 'http://lab').search)).toEqual(source);
});

it('names no lesson where the address names none', () => expect(givenBy('?theme=dark')).toBeNull());

it('finds the key of a private link, and none in a broken one', () => {
  const key = 'k_-'.repeat(8);
  for (const address of [continueAddress('K7QF3MPW', key), teacherAddress('K7QF3MPW', key)])
    expect(keyIn(new URL(address, 'http://lab').hash)).toBe(key);
  expect(keyIn('#key=')).toBeNull();
  expect(keyIn('#key=no spaces please')).toBeNull();
});
