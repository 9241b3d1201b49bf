// What it costs a sweep to keep a time account on every run: the dearest of three sweeps counts.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wasmRuns, writeDocuments } from '../process.mjs';
import { inTurn } from '../rounds.mjs';

const SWEEPS = ['curitiba-fig7', 'detken-fig9', 'tut-table1'];

export async function measureAccount({ folder, rounds, engines, onRound }) {
  writeDocuments('sweeps.mts', folder, ...SWEEPS);
  return inTurn({ rounds, engines, onRound, measure: (engine) => ({ account: dearest(engine, folder) }) });
}

function dearest(engine, folder) {
  return Math.max(...SWEEPS.map((sweep) => extraPercent(engine, folder, sweep)));
}

/** Plain and accounted runs of a sweep in turn in one process, after one of each that only warms it up. */
function extraPercent(engine, folder, sweep) {
  const plain = readdirSync(folder).filter((name) => name.startsWith(`${sweep}-`) && !name.endsWith('-account.json'));
  const pairs = plain
    .flatMap((name) => [name, name.replace('.json', '-account.json')])
    .map((name) => join(folder, name));
  const runs = wasmRuns(engine, [...pairs.slice(0, 2), ...pairs], { runs: 1 }).slice(2);
  const sum = (isAccounted) =>
    runs.filter((_, at) => (at % 2 === 1) === isAccounted).reduce((total, { cpuMs }) => total + cpuMs, 0);
  return (sum(true) / sum(false) - 1) * 100;
}
