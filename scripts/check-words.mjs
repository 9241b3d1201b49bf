// Holds comments, texts and documents to lib/words.mjs. Without arguments: every file.
// `check-words.mjs FOLDER|FILE ...` reads those; `--count` prints how many hits each folder has, of all or of those named.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './lib/files.mjs';
import { proseOf, READABLE } from './lib/prose.mjs';
import { main, output, Problem, ROOT, say } from './lib/run.mjs';
import { QUOTATIONS, RIDDLES, WORDS } from './lib/words.mjs';

/** Built files. */
const GENERATED = /^packages\/engine\/pkg\//;

/** A file without any of these has nothing to be found in, and is not parsed. */
const ANY = new RegExp(
  [
    ...WORDS.map(({ find }) => find.source),
    String.raw`(?:\/\/[\/!]?|\*|--)\s*(?:Wh\w+|How|Its?|Th\w+|Of|By|On|At|In|For|To|From|Under|Through|Out|About)\b`,
  ].join('|'),
  'i',
);

const key = (start, end) => ({ start, end });
const within = (hit, ranges) => ranges.some(({ start, end }) => start <= hit.start && hit.end <= end);
const ranges = (text, find) => [...text.matchAll(find)].map((found) => key(found.index, found.index + found[0].length));

/** Every hit of a file: `[{ line, word, advice }]`. */
export function wordProblems(path, text, quotations = QUOTATIONS) {
  const quoted = quotations.filter(({ file }) => file === path);
  if (!READABLE.test(path) || !ANY.test(text) || quoted.some((one) => one.text === null)) return [];
  const { prose, comments } = proseOf(path, text);
  const excused = quoted.flatMap((one) => stretches(text, one.text));
  const hits = WORDS.flatMap(({ word, find, use, except = [] }) => {
    const right = [...excused, ...except.flatMap((one) => ranges(prose, one))];
    return ranges(prose, find)
      .filter((hit) => !within(hit, right))
      .map(({ start }) => ({ start, word, advice: `use ${use}` }));
  });
  // The longer phrase alone counts, where two of the list begin at the same place.
  const single = hits.filter(
    ({ start, word }) => !hits.some((one) => one.start === start && one.word.length > word.length),
  );
  const riddles = comments.flatMap(({ start, words }) => {
    const riddle = RIDDLES.find(({ find }) => find.test(words));
    return riddle ? [{ start, word: words, advice: riddle.why }] : [];
  });
  return [...single, ...riddles]
    .sort((a, b) => a.start - b.start)
    .map(({ start, word, advice }) => ({ line: text.slice(0, start).split('\n').length, word, advice }));
}

function stretches(text, quotation) {
  const found = [];
  for (let at = text.indexOf(quotation); at >= 0; at = text.indexOf(quotation, at + 1)) {
    found.push(key(at, at + quotation.length));
  }
  return found;
}

/** Quotations whose text is gone. */
function staleQuotations() {
  const isGone = ({ file, text }) => !existsSync(join(ROOT, file)) || (text && !readText(file).includes(text));
  return QUOTATIONS.filter(isGone).map(
    ({ file, text }) => `lib/words.mjs excuses ${text ?? 'all'} in ${file}, which is not there`,
  );
}

const isBelow = (path, entry) => entry === '.' || path === entry || path.startsWith(`${entry.replace(/\/$/, '')}/`);

function trackedFiles() {
  const listed = output('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (listed === null) throw new Problem('git ls-files failed');
  return listed
    .split('\0')
    .filter((path) => READABLE.test(path) && !GENERATED.test(path) && existsSync(join(ROOT, path)));
}

/** `Map` of folder to hits: workspaces by their folder below `src`, all else by its first folder. */
function countByFolder(problems) {
  const counts = new Map();
  for (const { path } of problems) {
    const folder =
      path.match(/^(?:apps|packages)\/[^/]+(?:\/[^/]+){0,2}(?=\/)/)?.[0] ?? path.match(/^[^/]+(?=\/)/)?.[0] ?? '.';
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}

if (process.argv[1]?.endsWith('check-words.mjs')) {
  await main(async () => {
    const args = process.argv.slice(2);
    const asked = args.filter((arg) => !arg.startsWith('--'));
    const count = args.includes('--count');
    const entries = asked.length > 0 ? asked : ['.'];
    const files = trackedFiles();
    const chosen = files.filter((path) => entries.some((entry) => isBelow(path, entry)));
    if (chosen.length === 0) throw new Problem(`no file that can be read in ${entries.join(', ')}`);
    const problems = chosen.flatMap((path) => wordProblems(path, readText(path)).map((hit) => ({ path, ...hit })));
    if (count) {
      for (const [folder, hits] of countByFolder(problems)) console.log(`${String(hits).padStart(6)}  ${folder}`);
      say(`${problems.length} hits in ${chosen.length} files`);
      return;
    }
    const lines = problems.map(({ path, line, word, advice }) => `${path}:${line} "${word}": ${advice}`);
    const stale = asked.length > 0 ? [] : staleQuotations();
    if (lines.length + stale.length > 0) throw new Problem(`words:\n  ${[...stale, ...lines].join('\n  ')}`);
    say(`${chosen.length} files keep to the word list`);
  });
}
