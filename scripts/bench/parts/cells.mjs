// W1 to W5 hashed and unhashed, W1p to W4p hashed: rates, and how much slower the first run of a process is.
import { join } from 'node:path';
import { RUNS, warmOf, wasmRuns, writeDocuments } from '../process.mjs';
import { inTurn, median } from '../rounds.mjs';

const OF_CELLS = ['w1', 'w2', 'w3', 'w4'];

export async function measureCells({ folder, rounds, engines, onRound }) {
  writeDocuments('documents.mts', folder, 'w5', ...OF_CELLS, ...OF_CELLS.map((name) => `${name}p`));
  return inTurn({ rounds, engines, onRound, measure: (engine) => figuresOf(engine, folder) });
}

function figuresOf(engine, folder) {
  const rates = (name, hashed) => ratesOf(wasmRuns(engine, join(folder, `${name}.json`), { runs: RUNS, hashed }));
  const figures = {};
  for (const name of OF_CELLS) {
    const hashed = rates(name, true);
    figures[`${name}-hashed`] = hashed.warm;
    figures[`${name}-unhashed`] = rates(name, false).warm;
    figures[`${name}p-share`] = rates(`${name}p`, true).warm / hashed.warm;
    figures[`${name}-cold`] = hashed.cold / hashed.warm;
  }
  const hosts = rates('w5', true);
  return { ...figures, w5: hosts.warmSeconds, 'w5-cold': hosts.cold / hosts.warm };
}

/** Million cell-hops a CPU second of the first run of a process and of the median of its last ones, and simulated seconds a CPU second of these. */
export function ratesOf(runs) {
  const [cold] = runs;
  const warmMs = median(warmOf(runs).map(({ cpuMs }) => cpuMs));
  return {
    cold: cold.cellHops / cold.cpuMs / 1000,
    warm: cold.cellHops / warmMs / 1000,
    warmSeconds: (cold.simSeconds / warmMs) * 1000,
  };
}
