// The parsers that Peggy makes of the grammars of filters and checks. They are committed, so that no build needs Peggy.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import peggy from 'peggy';
import { ROOT } from './run.mjs';

const FILTER = 'packages/filter/grammar/filter.peggy';

/**
 * Each parser with the grammars that it is made of. Peggy puts the rules of several grammars together: a check is read by the
 * rules of filters, too. The first rule of the first grammar is where a parser begins.
 */
export const PARSERS = [
  { grammars: [FILTER], file: join(ROOT, 'packages/filter/src/generated/parser.js') },
  {
    grammars: ['packages/lessons/src/checks/grammar/check.peggy', FILTER],
    file: join(ROOT, 'packages/lessons/src/checks/generated/parser.js'),
  },
];

/** The text of the parser of these grammars, an ES module. */
export async function parserOf(grammars) {
  const sources = await Promise.all(
    grammars.map(async (source) => ({ source, text: await readFile(join(ROOT, source), 'utf8') })),
  );
  const text = peggy.generate(sources, { output: 'source', format: 'es' });
  return `// Written from ${grammars.join(' and ')} by \`npm run build:parsers\`.\n${text.replaceAll(/[ \t]+$/gm, '')}`;
}
