import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { filterParser, PARSER } from './filter-parser.mjs';

test('the parser is what the grammar makes', async () => {
  expect(await readFile(PARSER, 'utf8'), 'run `npm run build:filter`').toBe(await filterParser());
});
