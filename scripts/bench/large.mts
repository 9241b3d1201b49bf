// Writes the networks by which the bench sees how cost grows, as scenario files into the folder that is named: LECs of one
// emulated LAN behind 20 switches (lecs-N), and stations on permanent circuits behind 200 (sources-N, hosts-N).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { campusOf } from '../../packages/papers/src/networks/class/campus.ts';
import { circuits } from '../../packages/papers/src/networks/large.ts';
import { canonicalJson, type Scenario } from '../../packages/scenario/src/index.ts';

const LECS = [50, 100, 200, 400, 1_000];
const STATIONS = [1_000, 2_000, 4_000, 9_500];
const SWITCHES = 200;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name a folder');

const write = (name: string, scenario: Scenario): void =>
  writeFileSync(join(folder, `${name}.json`), canonicalJson(scenario));

for (const count of LECS) write(`lecs-${count}`, campusOf(count, `${count} clients`, 'Have all clients joined?'));
for (const count of STATIONS) {
  write(`sources-${count}`, circuits('generator', count, SWITCHES, 1));
  write(`hosts-${count}`, circuits('host', count, SWITCHES, 1));
}
