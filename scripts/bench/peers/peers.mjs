// `npm run bench -- peers`: W1 to W4 in lanelab's WASM and in ns-3, in turn on one machine. The two must count the same cells and drops in every queue.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptCandidate, aptInstall, canApt } from '../../lib/apt.mjs';
import { output, Problem, ROOT, run, say, which } from '../../lib/run.mjs';
import { aligned, shown } from '../judge.mjs';
import { engineOf } from '../other-commit.mjs';
import { ratesOf } from '../parts/cells.mjs';
import { RUNS, wasmRuns, writeDocuments } from '../process.mjs';
import { median } from '../rounds.mjs';
import { differences, networkLines } from './network.mjs';

const PACKAGE = 'libns3-dev';
const LIBRARIES = ['-lns3-point-to-point', '-lns3-network', '-lns3-core'];
/** Seconds that ns-3 simulates: some seconds of its processor's time. lanelab runs the whole preset, since its rate needs a warm engine. */
const SECONDS = { w1: 4, w2: 2, w3: 1.5, w4: 0.6 };

/** `{ lines, rows, complaint }`; without ns-3 a line that says why. */
export async function peers({ folder, rounds }) {
  const reason = await whyNot();
  if (reason !== null) return { lines: [`no comparison with ns-3: ${reason}`], rows: [], complaint: null };
  const program = join(folder, 'lean');
  const words = ['-std=c++17', '-O3', '-DNDEBUG', join(ROOT, 'scripts', 'bench', 'peers', 'lean.cc'), '-o', program];
  await run('g++', [...words, ...LIBRARIES]);
  const names = Object.keys(SECONDS);
  writeDocuments('documents.mts', folder, ...names);
  const rows = [];
  for (const name of names) rows.push(await compared(name, program, folder, rounds));
  const head = ['', 'lanelab', 'ns-3', 'ratio', 'rounds of the ratio', 'cell-hops', 'drops', 'counts'];
  const body = rows.map((row) => [
    row.name.toUpperCase(),
    shown(row.lanelab),
    shown(row.ns3),
    shown(row.ratio),
    row.ratios.map(shown).join(', '),
    shown(row.cellHops),
    shown(row.drops),
    row.different.length === 0 ? 'equal' : `${row.different.length} queues differ`,
  ]);
  const different = rows.flatMap((row) => row.different.map((queue) => [row.name, queue].join(', ')));
  const complaint = different.length === 0 ? null : `ns-3 counts other cells than lanelab: ${different.join('; ')}`;
  return { lines: aligned([head, ...body], [0, 4, 7]), rows, complaint };
}

/** Installs what is missing; a sentence where it cannot be had. */
async function whyNot() {
  const isThere = () => output('g++', ['-E', '-x', 'c++', '-include', 'ns3/core-module.h', '/dev/null']) !== null;
  if (which('g++') !== null && isThere()) return null;
  if (!canApt()) return `${PACKAGE} is not installed, and only a root user of Debian or its children gets it from here`;
  if ((await aptCandidate(PACKAGE)) === null) return `apt has no package ${PACKAGE}`;
  await aptInstall(PACKAGE, 'g++');
  return isThere() ? null : `${PACKAGE} is installed, but g++ does not find its headers`;
}

async function compared(name, program, folder, rounds) {
  const file = join(folder, `${name}.json`);
  const { model } = JSON.parse(readFileSync(file, 'utf8'));
  const short = { ...model, durationPs: SECONDS[name] * 1e12 };
  const { lines, ports } = networkLines(short);
  const { cellHops, queues } = await counted(readFileSync(file, 'utf8'), short.durationPs);
  const engine = engineOf(ROOT, 'this tree', true);
  const [lanelab, ns3, different] = [[], [], []];
  for (let round = 1; round <= rounds; round += 1) {
    say(`${name} beside ns-3: round ${round} of ${rounds}`);
    lanelab.push(ratesOf(wasmRuns(engine, file, { runs: RUNS })).warm);
    const text = output(program, [], { input: lines.join('\n'), stdio: ['pipe', 'pipe', 'inherit'] });
    if (text === null) throw new Problem(`ns-3 failed on ${name}`);
    const result = JSON.parse(text);
    ns3.push(cellHops / result.cpuMs / 1000);
    if (round === 1) different.push(...differences(queues, ports, result.ports));
  }
  const ratios = lanelab.map((rate, round) => rate / ns3[round]);
  const drops = queues.reduce((sum, queue) => sum + (queue.drops.bufferFull ?? 0), 0);
  return {
    name,
    lanelab: median(lanelab),
    ns3: median(ns3),
    ratio: median(ratios),
    ratios,
    cellHops,
    drops,
    different,
  };
}

/** What each queue carried in the time that ns-3 simulates. */
async function counted(text, durationPs) {
  const folder = engineOf(ROOT, 'this tree', true).package;
  const { initSync, Simulation } = await import(pathToFileURL(join(folder, 'lanelab_engine.js')).href);
  initSync({ module: readFileSync(join(folder, 'lanelab_engine_bg.wasm')) });
  const scenario = JSON.parse(text);
  const simulation = new Simulation(JSON.stringify({ ...scenario, model: { ...scenario.model, durationPs } }));
  while (!simulation.runUntil(durationPs, 2 ** 24));
  const { cellHops, queues } = JSON.parse(simulation.result());
  simulation.free();
  return { cellHops, queues };
}
