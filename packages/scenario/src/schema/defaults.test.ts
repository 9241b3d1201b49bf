import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cpuSchema } from './host-settings.ts';
import { queueSchema } from './switches.ts';
import { defaultQueue, freeCpu } from './values.ts';

test('the defaults are those of the schemas', () => {
  expect(defaultQueue()).toEqual(z.parse(queueSchema, {}));
  expect(freeCpu()).toEqual(z.parse(cpuSchema, {}));
});
