// The same runs as `lanelab-native bench`, in the committed WASM package under this Node: one JSON line a run.
// node wasm.mjs [--unhashed] ROUNDS FILE...
import { readFileSync } from 'node:fs';
import { initSync, Simulation } from '../../packages/engine/pkg/lanelab_engine.js';

const WASM = new URL('../../packages/engine/pkg/lanelab_engine_bg.wasm', import.meta.url);
const WORK = 2 ** 24;

const words = process.argv.slice(2);
const hashed = words[0] !== '--unhashed';
const [rounds, ...files] = hashed ? words : words.slice(1);
initSync({ module: readFileSync(WASM) });

for (const file of files) {
  const scenario = readFileSync(file, 'utf8');
  for (let round = 0; round < Number(rounds); round += 1) {
    const start = process.cpuUsage();
    const simulation = new Simulation(scenario);
    simulation.setCellHashing(hashed);
    const end = simulation.durationPs();
    while (!simulation.runUntil(end, WORK));
    const { user, system } = process.cpuUsage(start);
    const { cellHops, simSeconds, digest, flows } = JSON.parse(simulation.result());
    simulation.free();
    const packets = flows.reduce((sum, flow) => sum + flow.packetsSent, 0);
    const cpuMs = (user + system) / 1000;
    console.log(JSON.stringify({ file, hashed, round, cpuMs, cellHops, packets, simSeconds, digest }));
  }
}
