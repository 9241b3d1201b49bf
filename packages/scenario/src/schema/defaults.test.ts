import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cpuSchema } from './cpu.ts';
import { defaultQueue, freeCpu } from './defaults.ts';
import { queueSchema } from './queue.ts';

test('the defaults are those of the schemas', () => {
  expect(defaultQueue()).toEqual(z.parse(queueSchema, {}));
  expect(freeCpu()).toEqual(z.parse(cpuSchema, {}));
});
