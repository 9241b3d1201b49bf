// W1 to W5 and W1p to W4p in the native engine of this tree, hashed and not, cold and warm: what WebAssembly costs.
import { join } from 'node:path';
import { ROOT, run } from '../../lib/run.mjs';
import { ensureRust } from '../../lib/rust.mjs';
import { aligned, shown } from '../judge.mjs';
import { jsonLines, writeDocuments } from '../process.mjs';
import { ratesOf } from './cells.mjs';

const RUNS = 6;
const WORKLOADS = ['w1', 'w1p', 'w2', 'w2p', 'w3', 'w3p', 'w4', 'w4p', 'w5'];

/** `{ lines, rows }`: no row of them has a floor. */
export async function nativeLines({ folder }) {
  const { cargo, env } = await ensureRust();
  const build = ['build', '--release', '--quiet', '--package', 'lanelab-engine', '--bin', 'lanelab-native'];
  await run(cargo, build, { env });
  const program = join(env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'release', 'lanelab-native');
  writeDocuments('documents.mts', folder, ...WORKLOADS);
  const rows = WORKLOADS.flatMap((workload) =>
    [true, false].map((hashed) => {
      const words = ['bench', ...(hashed ? [] : ['--unhashed']), String(RUNS), join(folder, `${workload}.json`)];
      return { workload, hashed, ...ratesOf(jsonLines(program, words, `${workload}, native`)) };
    }),
  );
  const head = ['native', '', 'warm', 'cold', 'simulated seconds a CPU second'];
  const body = rows.map(({ workload, hashed, warm, cold, warmSeconds }) => [
    workload,
    hashed ? 'hashed' : 'unhashed',
    shown(warm),
    shown(cold),
    shown(warmSeconds),
  ]);
  return { lines: aligned([head, ...body], [0, 1]), rows };
}
