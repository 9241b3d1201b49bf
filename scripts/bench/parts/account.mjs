// What it costs a sweep to keep a time account on every run of a warm process: the dearest of three sweeps counts.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RUNS, warmOf, wasmRuns, writeDocuments } from '../process.mjs';
import { inTurn, median } from '../rounds.mjs';

const SWEEPS = ['curitiba-fig7', 'detken-fig9', 'tut-table1'];

export async function measureAccount({ folder, rounds, engines, onRound }) {
  writeDocuments('sweeps.mts', folder, ...SWEEPS);
  return inTurn({ rounds, engines, onRound, measure: (engine) => ({ account: dearest(engine, folder) }) });
}

const accounted = (name) => name.replace('.json', '-account.json');

function dearest(engine, folder) {
  return Math.max(...SWEEPS.map((sweep) => extraPercent(engine, folder, sweep)));
}

/** Plain and accounted runs of a sweep, each of them once a turn, so that what slows the machine down for a while slows both down. */
function extraPercent(engine, folder, sweep) {
  const plain = readdirSync(folder).filter((name) => name.startsWith(`${sweep}-`) && !name.endsWith('-account.json'));
  const files = plain.flatMap((name) => [name, accounted(name)]).map((name) => join(folder, name));
  const turns = Array.from({ length: RUNS }, () => files).flat();
  const runs = wasmRuns(engine, turns, { runs: 1 });
  const warmMs = (name) =>
    median(warmOf(runs.filter(({ file }) => file === join(folder, name)).map(({ cpuMs }) => cpuMs)));
  const sum = (names) => names.reduce((total, name) => total + warmMs(name), 0);
  return (sum(plain.map(accounted)) / sum(plain) - 1) * 100;
}
