// `npm run build:parsers`: the parsers of filters and of checks, from their grammars.
import { writeFile } from 'node:fs/promises';
import { PARSERS, parserOf } from './lib/parsers.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  for (const { grammars, file } of PARSERS) await writeFile(file, await parserOf(grammars));
});
