// `npm run renew`: writes everything again that depends on results or on presets, in the order in which one needs the other,
// and names the files that changed.
//   STEP ...               some of: presets figures report times digests; all of them where none is named
//   --only ID              some experiments alone: their figures, pictures and times; the document of the report is left as it is
//   --jobs N               worker threads; one for each core where it is absent
// Results are kept in target/report by model and engine: what was stopped goes on where it was.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { createNodePool } from '../packages/engine/ts/node.ts';
import { builtFromTheseSources } from './lib/engine-fresh.mjs';
import { Files } from './renew/files.mts';
import { STEPS } from './renew/steps.mts';
import { chosenExperiments, keptRuns } from './report/chosen.mts';
import { Runs } from './report/runs.mts';

const { values: given, positionals } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
  allowPositionals: true,
});

const names = STEPS.map(({ name }) => name);
for (const name of positionals)
  if (!names.includes(name)) throw new Error(`${name}: no such step; there are ${names.join(', ')}`);
const jobs = Number(given.jobs);
if (!Number.isInteger(jobs) || jobs < 1) throw new Error(`--jobs ${given.jobs}: a whole number from 1 on`);
const experiments = chosenExperiments(given.only);
const steps = STEPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

// An engine built from other sources would stamp its results with the wrong name.
if (builtFromTheseSources().failed > 0) process.exit(1);

const started = Date.now();
const tell = (words: string) => console.error(`${((Date.now() - started) / 1_000).toFixed(0).padStart(5)} s  ${words}`);
const files = new Files();
const pool = createNodePool(jobs);
try {
  const runs = new Runs(pool, keptRuns());
  for (const [index, { name, does, run }] of steps.entries()) {
    tell(`step ${index + 1} of ${steps.length}, ${name}: ${does}`);
    await run({ experiments, isWhole: given.only === undefined, runs, pool, files, tell });
  }
} finally {
  await pool.close();
}
tell(
  files.changed.length === 0 ? 'no file changed' : `changed:\n${files.changed.map((path) => `  ${path}`).join('\n')}`,
);
