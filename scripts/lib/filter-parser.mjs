// The parser that Peggy makes of the filter language's grammar.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import peggy from 'peggy';
import { ROOT } from './run.mjs';

const GRAMMAR = join(ROOT, 'packages/filter/grammar/filter.peggy');

/** Where the parser is kept: it is committed, so that no build needs Peggy. */
export const PARSER = join(ROOT, 'packages/filter/src/generated/parser.js');

const HEAD = '// Written from grammar/filter.peggy by `npm run build:filter`.';

/** The text of the parser, an ES module. */
export async function filterParser() {
  const text = peggy.generate(await readFile(GRAMMAR, 'utf8'), { output: 'source', format: 'es' });
  return `${HEAD}\n${text.replaceAll(/[ \t]+$/gm, '')}`;
}
