// What a document costs until its run could begin: read as JSON, held to the schema, and built in the engine of a folder. Prints a line of JSON.
// node --import tsx set-up.mts PACKAGE FILE
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseScenarioText } from '../../packages/scenario/src/index.ts';

const MEGABYTE = 1e6;
const WORK = 2 ** 24;

const [folder = '', file = ''] = process.argv.slice(2);
const { initSync, Simulation } = await import(pathToFileURL(resolve(folder, 'lanelab_engine.js')).href);
const { memory } = initSync({ module: readFileSync(join(folder, 'lanelab_engine_bg.wasm')) });
const text = readFileSync(file, 'utf8');
const before = process.memoryUsage().rss;
const start = process.cpuUsage();
const parsed = parseScenarioText(text);
if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.errors[0])}`);
const { user, system } = process.cpuUsage(start);
const simulation = new Simulation(text);
const whole = process.cpuUsage(start);
while (!simulation.runUntil(simulation.durationPs(), WORK));
console.log(
  JSON.stringify({
    validationS: (user + system) / 1e6,
    setUpS: (whole.user + whole.system) / 1e6,
    engineMB: memory.buffer.byteLength / MEGABYTE,
    // In KB, of the process at its largest: the document as text and as objects, and the engine.
    processMB: (process.resourceUsage().maxRSS * 1024 - before) / MEGABYTE,
  }),
);
