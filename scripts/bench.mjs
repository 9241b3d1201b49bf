// `npm run bench`: workloads W1 to W5, and W1p to W4p with clocks of their own, native and as WASM under this Node, cold and warm, hashed and not, by CPU time.
// Then the server: reads of a stored scenario, and others beside large documents. `-- engine` or `-- server` runs one part. `-- throughput`, which
// is run only where it is named, measures the server against a bare Fastify, with many scenarios stored, and twice on one PostgreSQL.
// `-- --json` prints one JSON document.
// Every workload runs in a process of its own; its first run is the cold one.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, output, Problem, ROOT, run, which } from './lib/run.mjs';
import { ensureRust } from './lib/rust.mjs';

const ROUNDS = 6;
const SCRIPTS = join(ROOT, 'scripts', 'bench');
const WORKLOADS = ['w1', 'w1p', 'w2', 'w2p', 'w3', 'w3p', 'w4', 'w4p', 'w5'];
/** Million cell-hops a CPU second in WASM: with every delivered cell hashed, and the aim without. */
const FLOORS = { w1: 200, w2: 800, w3: 80, w4: 60 };
const GOALS = { w1: 800, w2: 2500, w3: 300, w4: 200 };

await main(async () => {
  await ensureNodeModules();
  const json = process.argv.includes('--json');
  const parts = process.argv.slice(2).filter((word) => word !== '--json');
  const unknown = parts.find((part) => !['engine', 'server', 'throughput'].includes(part));
  if (unknown) throw new Problem(`there is no part ${unknown}; there are engine, server and throughput`);
  const wants = (part) => parts.length === 0 || parts.includes(part);
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-bench-'));
  try {
    await run(process.execPath, ['--import', 'tsx', join(SCRIPTS, 'workloads.mts'), folder]);
    const rows = wants('engine') ? await engineRows(folder, json) : [];
    const server = wants('server') ? serverRows(folder, json) : [];
    const throughput = parts.includes('throughput') ? throughputRows(folder) : [];
    if (!json) for (const row of throughput) console.log(JSON.stringify(row));
    const all = { node: process.versions.node, floors: FLOORS, goals: GOALS, rows, server, throughput };
    if (json) console.log(JSON.stringify(all, null, 2));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function engineRows(folder, json) {
  const { cargo, env } = await ensureRust();
  await run(cargo, ['build', '--release', '--quiet', '--package', 'lanelab-engine', '--bin', 'lanelab-native'], {
    env,
  });
  const native = join(env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'release', 'lanelab-native');
  const rows = [];
  for (const workload of WORKLOADS) {
    const file = join(folder, `${workload}.json`);
    for (const { engine, command, words } of [
      { engine: 'native', command: native, words: ['bench'] },
      { engine: 'wasm', command: process.execPath, words: [join(SCRIPTS, 'wasm.mjs')] },
    ]) {
      for (const hashed of [true, false]) {
        const all = [...words, ...(hashed ? [] : ['--unhashed']), String(ROUNDS), file];
        rows.push(summary(engine, hashed, runs(output(command, all), `${engine} ${workload}`)));
        if (!json) console.log(line(rows.at(-1)));
      }
    }
  }
  return rows;
}

/** Reads of a scenario of 8 KB, as people store them, then what large documents do to others. */
function serverRows(folder, json) {
  const rows = fromOtherCore('server.mjs', join(folder, 'w5.json'));
  if (!json) for (const row of rows) console.log(serverLine(row));
  const large = fromOtherCore('large-documents.mjs');
  if (!json) for (const row of large) console.log(largeLine(row));
  return [...rows, ...large];
}

function throughputRows(folder) {
  const scenario = join(folder, 'w5.json');
  const replicas = runs(output(process.execPath, [join(SCRIPTS, 'replicas.mjs'), scenario]), 'replicas');
  return [...fromOtherCore('throughput.mjs', scenario, folder), ...replicas];
}

/** The load comes from another core than the server's where there is one to pin it to. */
function fromOtherCore(script, ...words) {
  const args = [join(SCRIPTS, script), ...words];
  const isPinned = which('taskset') !== null && availableParallelism() > 1;
  const [command, all] = isPinned ? ['taskset', ['-c', '1', process.execPath, ...args]] : [process.execPath, args];
  return runs(output(command, all), script);
}

function largeLine({ path, posted, p50, p99 }) {
  const answered = posted.map(({ statuses }) =>
    Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', '),
  );
  return `server large ${path.padEnd(16)} others p50 ${p50.idle} -> ${p50.beside} ms  p99 ${p99.idle} -> ${p99.beside} ms  (${answered.join('; ')})`;
}

function serverLine({ kind, rate, cpuMsEach, reached, p50, p99 }) {
  const asked = rate === null ? 'as fast as it can' : `${rate}/s asked`;
  const cpu = cpuMsEach === null ? '' : `  CPU ${cpuMsEach.toFixed(2)} ms each`;
  return `server ${kind.padEnd(9)} ${asked.padEnd(17)} ${String(reached).padStart(6)}/s  p50 ${p50} ms  p99 ${p99} ms${cpu}`;
}

function runs(text, what) {
  if (text === null) throw new Problem(`the bench of ${what} failed`);
  return text
    .trim()
    .split('\n')
    .filter((written) => written.startsWith('{'))
    .map((written) => JSON.parse(written));
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function summary(engine, hashed, [cold, ...warm]) {
  const workload = basename(cold.file, '.json');
  const warmMs = median(warm.map(({ cpuMs }) => cpuMs));
  const rate = (ms) => round(cold.cellHops / ms / 1000);
  return {
    workload,
    engine,
    hashed,
    coldMs: round(cold.cpuMs),
    warmMs: round(warmMs),
    coldMhops: rate(cold.cpuMs),
    warmMhops: rate(warmMs),
    segmentsPerCpuSecond: Math.round((cold.packets / warmMs) * 1000),
    simSecondsPerCpuSecond: round((cold.simSeconds / warmMs) * 1000),
    digest: cold.digest,
  };
}

function round(value) {
  return Math.round(value * 10) / 10;
}

function line(row) {
  const cell = (value, width) => String(value).padStart(width);
  const bound = row.engine === 'wasm' ? (row.hashed ? FLOORS : GOALS)[row.workload] : undefined;
  const note = bound === undefined ? '' : `  ${row.hashed ? 'floor' : 'goal'} ${bound}`;
  return `${row.workload.padEnd(3)} ${row.engine.padEnd(6)} ${row.hashed ? 'hashed  ' : 'unhashed'} ${cell(row.warmMhops, 8)} Mhops/s warm ${cell(row.coldMhops, 8)} cold ${cell(row.segmentsPerCpuSecond, 9)} segments/s${note}`;
}
