// `npm run report`: runs every experiment and writes docs/reproduction.md with its figures.
//   --quality quick|full   default full: what the document holds. Quick takes half a minute, full a quarter of an hour on two cores
//   --only ID              some experiments alone, for a look: figures are written, the document is not
//   --out DIR              default docs
//   --jobs N               worker threads
// Results are kept in target/report by model and engine: what was stopped goes on where it was.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderFigure } from '../packages/charts/src/index.ts';
import { createNodePool } from '../packages/engine/ts/node.ts';
import { EXPERIMENTS } from '../packages/papers/src/experiments/registry.ts';
import { reproduction } from './report/document.mts';
import { type Reported, report } from './report/figures.mts';
import { Runs } from './report/runs.mts';

const path = (relative: string) => new URL(relative, import.meta.url).pathname;
const { values: given } = parseArgs({
  options: {
    quality: { type: 'string', default: 'full' },
    only: { type: 'string', multiple: true },
    out: { type: 'string', default: path('../docs') },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});

const quality = given.quality === 'quick' ? 'quick' : 'full';
if (given.quality !== quality) throw new Error(`--quality ${given.quality}: quick or full`);
const only = given.only;
const chosen = EXPERIMENTS.filter(({ id }) => only === undefined || only.includes(id));
for (const id of only ?? [])
  if (!chosen.some((experiment) => experiment.id === id)) throw new Error(`--only ${id}: no such experiment`);

const SIZE = { width: 960, height: 640 } as const;
const stamp: { readonly sourceHash: string } = JSON.parse(
  readFileSync(path('../packages/engine/pkg/stamp.json'), 'utf8'),
);
const images = join(given.out, 'images', 'reproduction');
mkdirSync(images, { recursive: true });

const started = Date.now();
const pool = createNodePool(Math.max(1, Number(given.jobs)));
try {
  const runs = new Runs(pool, path(`../target/report/${stamp.sourceHash.slice(0, 16)}`));
  const all: Reported[] = [];
  for (const experiment of chosen) {
    const reported = await report(experiment, quality, runs, pool);
    writeFileSync(
      join(images, `${experiment.id}.svg`),
      `${renderFigure(reported.data, { theme: 'light', ...SIZE })}\n`,
    );
    console.error(`${experiment.id}: ${reported.data.verdict.words}; ${((Date.now() - started) / 1_000).toFixed(0)} s`);
    all.push(reported);
  }
  if (only === undefined) {
    const file = join(given.out, 'reproduction.md');
    writeFileSync(file, reproduction(all, quality, await pool.version()));
    console.error(file);
  }
} finally {
  await pool.close();
}
