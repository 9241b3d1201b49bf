// `npm run report`: runs every experiment and writes docs/reproduction.md with its figures.
//   --quality quick|full   default full: what the document holds. Quick takes half a minute, full a quarter of an hour on two cores
//   --only ID              some experiments alone, for a look: figures are written, the document is not
//   --out DIR              default docs
//   --jobs N               worker threads
//   --kept DIR             where results of runs are kept, by model: what was stopped goes on where it was. Default target/report, a folder for each engine
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { createNodePool } from '../packages/engine/ts/node.ts';
import { chosenExperiments, keptRuns } from './report/chosen.mts';
import { Runs } from './report/runs.mts';
import { writeReport } from './report/write.mts';

const { values: given } = parseArgs({
  options: {
    quality: { type: 'string', default: 'full' },
    only: { type: 'string', multiple: true },
    out: { type: 'string', default: new URL('../docs', import.meta.url).pathname },
    jobs: { type: 'string', default: String(availableParallelism()) },
    kept: { type: 'string', default: keptRuns() },
  },
});

const quality = given.quality === 'quick' ? 'quick' : 'full';
if (given.quality !== quality) throw new Error(`--quality ${given.quality}: quick or full`);

const started = Date.now();
const pool = createNodePool(Math.max(1, Number(given.jobs)));
try {
  await writeReport({
    experiments: chosenExperiments(given.only),
    quality,
    out: given.out,
    isWhole: given.only === undefined,
    runs: new Runs(pool, given.kept),
    pool,
    write: (path, text) => writeFileSync(path, text),
    onFigure: ({ experiment, data }) =>
      console.error(`${experiment.id}: ${data.verdict.words}; ${((Date.now() - started) / 1_000).toFixed(0)} s`),
  });
} finally {
  await pool.close();
}
