/** Changes inputs at random, and keeps those that reach code which none before them has reached. */
import { Session } from 'node:inspector';
import { TARGETS } from '../../../packages/scenario/fuzz/targets.ts';
import { inputsOf, unpack } from './corpus.mjs';
import { changed } from './mutate.mjs';

const [name = '', seconds = '', seeds = '', kept = '', findings = ''] = process.argv.slice(2);
const target = Object.entries(TARGETS).find(([each]) => each === name)?.[1];
if (target === undefined) throw new Error(`there is no target ${name}`);

/** Asking V8 takes longer than an input does, so that it is asked once for so many. */
const BATCH = 50;
const OURS = '/packages/scenario/src/';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const reached = new Set<string>();

/** Whether anything ran since the last call that had never run before. */
function isNew(): boolean {
  const before = reached.size;
  session.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error !== null) throw error;
    for (const { url, functions } of coverage.result) {
      if (!url.includes(OURS)) continue;
      for (const { ranges } of functions) {
        for (const { startOffset, endOffset, count } of ranges) {
          if (count > 0) reached.add(`${url}:${startOffset}:${endOffset}`);
        }
      }
    }
  });
  return reached.size > before;
}

async function holds(octets: Uint8Array): Promise<boolean> {
  try {
    await target?.(octets);
    return true;
  } catch (error) {
    console.log(error);
    unpack([Buffer.from(octets)], findings);
    return false;
  }
}

const corpus: Uint8Array[] = [];

/** Keeps what reaches more than all before it; short inputs come first, so that they are the ones that are kept. */
async function keepNew(inputs: readonly Uint8Array[]): Promise<void> {
  for (const octets of inputs) {
    await holds(octets);
    if (isNew()) corpus.push(octets);
  }
}

const all = inputsOf(seeds).toSorted((a, b) => a.length - b.length);
await keepNew(all);
let tried = all.length;
const until = performance.now() + Number(seconds) * 1000;
while (performance.now() < until) {
  const before = new Set(reached);
  const batch = Array.from({ length: BATCH }, () => changed(corpus));
  for (const octets of batch) await holds(octets);
  tried += BATCH;
  if (!isNew()) continue;
  // Which one it was, tells another run of each.
  reached.clear();
  for (const place of before) reached.add(place);
  await keepNew(batch.toSorted((a, b) => a.length - b.length));
}
unpack(
  corpus.map((octets) => Buffer.from(octets)),
  kept,
);
console.log(`${tried} tried, ${corpus.length} kept, ${reached.size} places reached`);
