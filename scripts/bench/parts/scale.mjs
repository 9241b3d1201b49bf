// Many LECs of one emulated LAN, and many hosts on permanent circuits: how much faster than real time, what set-up costs, and memory.
import { join } from 'node:path';
import { Problem, ROOT } from '../../lib/run.mjs';
import { jsonLines, RUNS, warmOf, wasmRuns, writeDocuments } from '../process.mjs';
import { inTurn, median } from '../rounds.mjs';

export async function measureScale({ folder, rounds, engines, onRound }) {
  writeDocuments('documents.mts', folder, 'campus', 'lecs-1000', 'pvc-9500');
  return inTurn({ rounds, engines, onRound, measure: (engine) => figuresOf(engine, folder) });
}

/** A client that has not joined answers no ping, and costs less. */
function assertAnswered({ file, packets, received }) {
  if (received === packets) return;
  throw new Problem(`${file}: ${packets - received} of ${packets} pings were not answered, so its time says nothing`);
}

const speed = ({ simSeconds, cpuMs }) => (simSeconds / cpuMs) * 1000;

function figuresOf(engine, folder) {
  const campus = warmOf(wasmRuns(engine, join(folder, 'campus.json'), { runs: RUNS }));
  const [thousand] = wasmRuns(engine, join(folder, 'lecs-1000.json'), { runs: 1 });
  for (const run of [...campus, thousand]) assertAnswered(run);
  const { setUpS, processMB } = setUp(engine, join(folder, 'pvc-9500.json'));
  return {
    'campus-200': median(campus.map(speed)),
    'campus-1000': speed(thousand),
    'pvc-setup': setUpS,
    'pvc-memory': processMB,
  };
}

function setUp(engine, file) {
  const words = ['--import', 'tsx', join(ROOT, 'scripts', 'bench', 'set-up.mts'), engine.package, file];
  return jsonLines(process.execPath, words, `${file} in ${engine.name}`, { stdio: ['ignore', 'pipe', 'inherit'] })[0];
}
