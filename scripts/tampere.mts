// `npm run tampere -- STEP`: how well models of Tampere's hosts do.
//   table1   fits each model's costs to table 1, and writes packages/papers/src/calibration/tut-models.json
//   table2   runs table 2 under each model with what table 1 gave it, and writes docs/tampere.md
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createNodePool } from '../packages/engine/ts/node.ts';
import { fitTable1 } from './tampere/table1.mts';
import { runTable2 } from './tampere/table2.mts';

const [step] = process.argv.slice(2);
if (step !== 'table1' && step !== 'table2') throw new Error(`${step ?? 'nothing'}: the steps are table1 and table2`);

const path = (relative: string): string => new URL(relative, import.meta.url).pathname;
const MODELS = path('../packages/papers/src/calibration/tut-models.json');
const tell = (words: string): void => console.error(words);

const pool = createNodePool(availableParallelism());
try {
  if (step === 'table1') writeFileSync(MODELS, `${JSON.stringify(await fitTable1(pool, tell), null, 2)}\n`);
  else writeFileSync(path('../docs/tampere.md'), await runTable2(pool, tell));
} finally {
  await pool.close();
}
