// Links between the documents of this repository lead to files that exist.
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { filesBelow, readText } from './lib/files.mjs';
import { main, Problem, say } from './lib/run.mjs';

const LINK = /\]\(([^)\s]+)\)/g;

/** Relative links of a Markdown text that lead nowhere. `exists` tells whether a path from the root does. */
export function brokenLinks(path, text, exists) {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(LINK)]
    .map(([, target]) => target)
    .filter((target) => !/^(?:[a-z]+:|#)/.test(target))
    .filter((target) => !exists(posix.join(posix.dirname(path), target.replace(/#.*$/, ''))))
    .map((target) => `${path} links to ${target}, which does not exist`);
}

if (process.argv[1]?.endsWith('check-links.mjs')) {
  await main(async () => {
    const documents = filesBelow('.', (path) => path.endsWith('.md'));
    const problems = documents.flatMap((path) => brokenLinks(path, readText(path), existsSync));
    if (problems.length > 0) throw new Problem(`links:\n  ${problems.join('\n  ')}`);
    say(`links of ${documents.length} documents lead to files that exist`);
  });
}
