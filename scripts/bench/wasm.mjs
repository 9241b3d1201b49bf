// Whole runs in the WASM package of a folder, under this Node: one JSON line a run, with CPU time of this process and the memory of the engine.
// node wasm.mjs PACKAGE [--unhashed] RUNS FILE...
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const WORK = 2 ** 24;

const [folder, ...words] = process.argv.slice(2);
const hashed = words[0] !== '--unhashed';
const [runs, ...files] = hashed ? words : words.slice(1);
const { initSync, Simulation } = await import(pathToFileURL(resolve(folder, 'lanelab_engine.js')).href);
const { memory } = initSync({ module: readFileSync(join(folder, 'lanelab_engine_bg.wasm')) });

function cpuMsSince(start) {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

for (const file of files) {
  const scenario = readFileSync(file, 'utf8');
  for (let round = 0; round < Number(runs); round += 1) {
    const start = process.cpuUsage();
    const simulation = new Simulation(scenario);
    const setUpMs = cpuMsSince(start);
    simulation.setCellHashing(hashed);
    const end = simulation.durationPs();
    while (!simulation.runUntil(end, WORK));
    const cpuMs = cpuMsSince(start);
    const { cellHops, simSeconds, digest, flows, events } = JSON.parse(simulation.result());
    simulation.free();
    const sum = (key) => flows.reduce((total, flow) => total + flow[key], 0);
    const run = { file, hashed, round, cpuMs, setUpMs, cellHops, events, simSeconds, digest };
    const packets = { packets: sum('packetsSent'), received: sum('packetsReceived') };
    console.log(JSON.stringify({ ...run, ...packets, memory: memory.buffer.byteLength }));
  }
}
