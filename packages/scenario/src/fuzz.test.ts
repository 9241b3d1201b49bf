/** Inputs that the fuzzer has kept, tried again: each reaches code that no other does, or has failed once. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TARGETS } from '../fuzz/targets.ts';

test.each(Object.entries(TARGETS))('the inputs of %s', async (name, check) => {
  const text = readFileSync(new URL(`../fuzz/corpus/${name}.txt`, import.meta.url), 'utf8');
  const inputs = text.split('\n').filter(Boolean);
  expect(inputs.length).toBeGreaterThan(10);
  for (const input of inputs) await check(Buffer.from(input, 'hex'));
});
