// Writes scenarios by name into a folder, a file each: node --import tsx documents.mts FOLDER NAME...
// `w1` to `w5` are the presets; `w1p` to `w4p` the same with lines whose clocks are up to 20 ppm off, drawn from the seed. `campus` is the preset for 30 s.
// A name with a number is a network of that size: `lecs-1000`, `pvc-9500`, `seconds-60`, `hops-20`, `sources-128`, `load-90`, `hosts-16`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { w1, w2, w3 } from '../../packages/papers/src/networks/bench.ts';
import { campusOf } from '../../packages/papers/src/networks/class/campus.ts';
import { SECOND_PS } from '../../packages/papers/src/networks/common.ts';
import { circuits } from '../../packages/papers/src/networks/large.ts';
import { canonicalJson, type Scenario } from '../../packages/scenario/src/index.ts';
import { preset, withClocks } from '../lib/presets.mts';
import { tcpPairs } from './tcp-pairs.mts';

const CAMPUS_S = 30;
/** Behind which stations on permanent circuits are. */
const CIRCUIT_SWITCHES = 200;
/** W3's switches. */
const CHAIN = 16;

const lasting = (scenario: Scenario, seconds: number): Scenario => ({
  ...scenario,
  model: { ...scenario.model, durationPs: seconds * SECOND_PS },
});

const SIZED: Readonly<Record<string, (size: number) => Scenario>> = {
  lecs: (size) => campusOf(size, `${size} clients`, 'Have all clients joined?'),
  pvc: (size) => circuits('generator', size, CIRCUIT_SWITCHES, 1),
  seconds: (size) => lasting(w1(), size),
  hops: (size) => lasting(w2(size), 30),
  sources: (size) => lasting(w3(size / CHAIN), 5),
  load: (size) => lasting(w3(4, size / 100), 5),
  hosts: (size) => tcpPairs(size / 2),
};

function scenarioOf(name: string): Scenario {
  const [kind = '', size] = name.split('-');
  if (size !== undefined) {
    const make = SIZED[kind];
    if (make === undefined)
      throw new Error(`${name}: no network of a size; there are ${Object.keys(SIZED).join(', ')}`);
    return make(Number(size));
  }
  if (name === 'campus') return lasting(preset('campus'), CAMPUS_S);
  return /^w[1-4]p$/.test(name) ? withClocks(preset(name.slice(0, 2))) : preset(name);
}

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('name a folder');
for (const name of names) writeFileSync(join(folder, `${name}.json`), canonicalJson(scenarioOf(name)));
