// `npm run build:filter`: the parser of the filter language, from its grammar, into packages/filter/src/generated.
import { writeFile } from 'node:fs/promises';
import { filterParser, PARSER } from './lib/filter-parser.mjs';
import { main } from './lib/run.mjs';

await main(async () => writeFile(PARSER, await filterParser()));
