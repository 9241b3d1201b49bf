import { expect, it } from 'vitest';
import { Guesses } from '../../src/lib/guesses.ts';

const person = (name: string, address = 'school') => ({ name, address });

function wrongOnes(guesses: Guesses, who: ReturnType<typeof person>, count: number): void {
  for (let at = 0; at < count; at += 1) {
    guesses.admit(who);
    guesses.wrong(who);
  }
}

it('stops a person after so many wrong ones, and nobody else', () => {
  const guesses = new Guesses(3, 10);
  wrongOnes(guesses, person('seat a'), 3);
  expect(() => guesses.admit(person('seat a'))).toThrow(
    expect.objectContaining({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) }),
  );
  guesses.admit(person('seat b'));
});

it('stops an address whose people all guess, and no other address', () => {
  const guesses = new Guesses(3, 2);
  wrongOnes(guesses, person('seat a'), 3);
  wrongOnes(guesses, person('seat b'), 3);
  expect(() => guesses.admit(person('seat c'))).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  guesses.admit(person('seat d', 'home'));
});

it('counts nothing that was right', () => {
  const guesses = new Guesses(1, 1);
  for (let at = 0; at < 100; at += 1) guesses.admit(person('seat a'));
});
