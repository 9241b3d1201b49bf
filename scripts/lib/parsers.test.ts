import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PARSERS, parserOf } from './parsers.mjs';

test.each(PARSERS)('the parser of $grammars.0 is what its grammars make', async ({ grammars, file }) => {
  expect(await readFile(file, 'utf8'), 'run `npm run build:parsers`').toBe(await parserOf(grammars));
});
