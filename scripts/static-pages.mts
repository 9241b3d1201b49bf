// A file server knows folders, not routes: writes the lab's page into the folder of each address that people open or
// bookmark, and a page for every other address. Takes the folder of the build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../apps/web/src/papers/collection/find.ts';
import { BUILT_IN } from '../packages/lessons/src/built-in/index.ts';
import { EXPERIMENTS } from '../packages/papers/src/index.ts';

const PAGES = ['papers', 'lab', 'open', 'mine', 'learn', 'lesson', 'assign', 'join', 'embed', 'ready', 'help'];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of the build');

/** Without the pointer to the server's figures. */
const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(/ The figures are also at \/api\/figures\./, '');
if (page.includes('/api/')) throw new Error('the page of the static edition still names /api');
writeFileSync(join(folder, 'index.html'), page);

const experiments = EXPERIMENTS.map((experiment) => addressOf(experiment).slice(1));
const papers = EXPERIMENTS.map(({ paper }) => `papers/${paper}`);
const lessons = BUILT_IN.map(({ id }) => `learn/${id}`);
for (const address of new Set([...PAGES, ...papers, ...experiments, ...lessons])) {
  const up = '../'.repeat(address.split('/').length);
  mkdirSync(join(folder, address), { recursive: true });
  writeFileSync(join(folder, address, 'index.html'), page.replaceAll(/\b(src|href)="\.\//g, `$1="${up}`));
}

writeFileSync(
  join(folder, '404.html'),
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Nothing is here - lanelab</title>
    <style>body { max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.05rem/1.6 system-ui, sans-serif; }</style>
  </head>
  <body>
    <main>
      <h1>Nothing is here</h1>
      <p>This copy of the lab is served as plain files. It has no page at this address.</p>
      <p>A short link (with /s/ in it) needs the server that it was made on. A self-contained link (with # in it) opens here: put what stands behind its /lab after this lab's own /lab/.</p>
    </main>
  </body>
</html>
`,
);
