// Runs what people run in a package that counts, and writes how often each part of each function ran, as a raw profile of LLVM:
// node --import tsx train.mts PKG OUT
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Package from '../../packages/engine/pkg/lanelab_engine.js';
import { accounted } from '../../packages/papers/src/figures/account.ts';
import { SECOND_PS } from '../../packages/papers/src/networks/common.ts';
import { canonicalJson, type Scenario } from '../../packages/scenario/src/index.ts';
import { preset, withClocks } from '../lib/presets.mts';
import { rawProfile } from './raw-profile.mjs';

/** Cells: with one clock for all ports, and with clocks of their own. */
const CELLS = ['w1', 'w2', 'w3', 'w4'];
/** Hosts, LANE and MPOA: what lessons show and figures are made of, and what goes wrong in them. They run for longer than the cells. */
const NETWORKS = {
  lessons: [
    'w5',
    'campus',
    'class-lane',
    'class-mpoa',
    'clip-pair-svc',
    'bus-overload',
    'host-moves',
    'qos',
    'qos-abr',
  ],
  detken: ['detken-fig4-100', 'detken-fig6', 'detken-fig9', 'detken-lane-atm'],
  curitiba: ['curitiba-fig7', 'curitiba-table4-lane', 'curitiba-table4-clip-9180'],
  tampere: ['tut-table1-lane', 'tut-table1-mpoa', 'tut-table2-mpoa', 'tut-time', 'tut-mpcd-dies-dies'],
  cluj: ['cluj-table1', 'cluj-fig12-cs', 'cluj-video-a', 'cluj-time-model1'],
  classic: ['classic-epd-packets', 'classic-mathis', 'classic-deadlock-calls'],
  conformance: ['conformance-recovered', 'conformance-restart'],
};
/** With an account of where the time went. */
const ACCOUNTED = ['curitiba-fig7', 'detken-fig9', 'tut-table1-mpoa'];
/** With all cells and events recorded, as the page does. */
const WATCHED = ['class-mpoa', 'w5'];

/** After each such stretch of a watched run its records are taken. */
const STRETCH_PS = SECOND_PS / 50;
const WORK = 2 ** 24;

const [folder, out] = process.argv.slice(2);
if (folder === undefined || out === undefined) throw new Error('name a package and a file');
const { initSync, Simulation }: typeof Package = await import(pathToFileURL(resolve(folder, 'lanelab_engine.js')).href);
const exported = initSync({ module: readFileSync(join(folder, 'lanelab_engine_bg.wasm')) });

function train(scenario: Scenario, isWatched = false): void {
  const simulation = new Simulation(canonicalJson(scenario));
  if (isWatched) {
    const links = scenario.model.links.map(({ id }) => id);
    simulation.watch(JSON.stringify({ links, events: true }));
  }
  const end = simulation.durationPs();
  const stretch = isWatched ? STRETCH_PS : end;
  for (let at = 0; at < end; ) {
    at = Math.min(at + stretch, end);
    while (!simulation.runUntil(at, WORK));
    for (const trace of simulation.drain()) trace.free();
  }
  simulation.result();
  simulation.stateHash();
  simulation.free();
}

for (const id of CELLS) {
  train(preset(id));
  train(withClocks(preset(id)));
}
for (const id of Object.values(NETWORKS).flat()) train(preset(id));
for (const id of ACCOUNTED) train(accounted(preset(id)));
for (const id of WATCHED) train(preset(id), true);

writeFileSync(out, rawProfile(exported));
