// Whether the page's memory stays level while a network plays for ten minutes of a reader's time.
import { hasEnded, markAt } from './page.mjs';

/** Runs that are played one after another, each as long as a minute of play at the ordinary speed of the demonstration. */
const RUNS = 10;
/** What is fetched, compiled and cached on the first runs is no growth. */
const WARM_RUNS = 3;
const MIB = 2 ** 20;

/** Objects, and the memory that they hold beside V8's own heap: arrays of the records, snapshots of the engine. */
async function usedOctets(session) {
  // Once is not enough: what only finalisers let go of is gone the second time.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}

/** Each run is played through at the fastest speed, which does in seconds what takes a minute at an ordinary one: the same frames of the clock, questions to the engine and lists. */
export async function heap(page, rows) {
  const session = await page.context().newCDPSession(page);
  await markAt(page, 'lab:interactive');
  const sizes = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.getByTestId('restart').click();
    await page.waitForFunction(() => window.__lab.state().playback?.timePs === 0);
    await page.getByTestId('play').click();
    await hasEnded(page);
    sizes.push(await usedOctets(session));
  }
  const level = sizes[WARM_RUNS - 1];
  const growth = (Math.max(...sizes.slice(WARM_RUNS)) - level) / MIB;
  rows.atMost(`heap after ${RUNS} runs, more than after ${WARM_RUNS}`, growth, 'MiB', { floor: 4, goal: 1 });
  console.log(`  after each run: ${sizes.map((octets) => (octets / MIB).toFixed(1)).join(', ')} MiB`);
  await page.context().close();
}
