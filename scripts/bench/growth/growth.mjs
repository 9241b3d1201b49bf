// `npm run bench -- growth`: CPU time in WASM against size, warm, and the exponents of it; `--write` renews the table and the plot of docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, ROOT, run, say } from '../../lib/run.mjs';
import { aligned, shown } from '../judge.mjs';
import { engineOf } from '../other-commit.mjs';
import { RUNS, warmOf, wasmRuns, writeDocuments } from '../process.mjs';
import { median } from '../rounds.mjs';
import { exponent, exponentOfNLogN, growsTooFast, slopes } from './fit.mjs';
import { SWEEPS } from './sweeps.mjs';

const HEADING = '## How cost grows';

/** `{ lines, sweeps, complaint }`; sizes of a sweep take turns, so that no size has the quiet minutes to itself. */
export async function growth({ folder, rounds, write }) {
  const engine = engineOf(ROOT, 'this tree', true);
  const sweeps = SWEEPS.map((sweep) => measured(sweep, engine, folder, rounds));
  const rows = sweeps.map(rowOf);
  if (write) await renewDocuments(sweeps, rows, folder);
  const tooFast = sweeps.filter((sweep) => growsTooFast(sweep, sweep.points)).map(({ grows }) => grows);
  const complaint = tooFast.length === 0 ? null : `cost grows faster than n log n with ${tooFast.join('; ')}`;
  return { lines: aligned([HEAD, ...rows], [0, 1, 2]), sweeps, complaint };
}

function measured(sweep, engine, folder, rounds) {
  const names = sweep.documents.map(({ name }) => name);
  writeDocuments('documents.mts', folder, ...names);
  const costs = new Map(names.map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    say(`growth, ${sweep.id}: round ${round} of ${rounds}`);
    for (const name of names) {
      const warm = warmOf(wasmRuns(engine, join(folder, `${name}.json`), { runs: RUNS }));
      costs.get(name).push(median(warm.map((one) => one[sweep.cost])));
    }
  }
  const points = sweep.documents.map(({ size, name }) => ({ size, cost: median(costs.get(name)) }));
  return { ...sweep, points, rounds: Object.fromEntries(costs) };
}

const HEAD = ['what grows', 'sizes', 'CPU time, ms', 'between neighbours', 'over all', 'n log n'];

function rowOf({ grows, points }) {
  return [
    grows,
    points.map(({ size }) => shown(size)).join(', '),
    points.map(({ cost }) => shown(cost)).join(', '),
    slopes(points)
      .map((slope) => slope.toFixed(2))
      .join(', '),
    exponent(points).toFixed(2),
    exponentOfNLogN(points).toFixed(2),
  ];
}

async function renewDocuments(sweeps, rows, folder) {
  const file = join(ROOT, 'docs', 'performance.md');
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), HEADING, [HEAD, ...rows]));
  const data = join(folder, 'growth.json');
  writeFileSync(data, JSON.stringify(sweeps));
  const picture = join(ROOT, 'docs', 'images', 'growth.svg');
  await run(process.execPath, ['--import', 'tsx', join(ROOT, 'scripts', 'bench', 'growth', 'plot.mts'), data, picture]);
}

/** The document with the first table below a heading replaced. */
export function withTable(text, heading, rows) {
  const lines = text.split('\n');
  const at = lines.indexOf(heading);
  const first = lines.findIndex((line, place) => at >= 0 && place > at && line.startsWith('|'));
  if (first < 0) throw new Problem(`docs/performance.md has no table below “${heading}” to be renewed`);
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const rule = `|${rows[0].map(() => '---').join('|')}|`;
  return lines.toSpliced(first, length, table[0], rule, ...table.slice(1)).join('\n');
}
