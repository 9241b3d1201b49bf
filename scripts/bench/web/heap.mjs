// Whether the page's memory stays level while a network plays, minute after minute.
import { markAt, pause } from './page.mjs';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 500;
/** What is fetched, compiled and cached in the first minutes is no growth. */
const WARM_MINUTES = 2;
const MIB = 2 ** 20;

/** Objects, and the memory that they hold beside V8's own heap: arrays of the records, snapshots of the engine. */
async function usedMebibytes(session) {
  // Once is not enough: what only finalisers let go of is gone the second time.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / MIB;
}

/** MiB a minute: the straight line with the least squares of the distances from the sizes. */
export function slopeOf(sizes) {
  const middle = (sizes.length - 1) / 2;
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const [above, below] = sizes.reduce(
    ([sum, squares], size, minute) => [sum + (minute - middle) * (size - mean), squares + (minute - middle) ** 2],
    [0, 0],
  );
  return above / below;
}

/** In the page: plays on, and again from the beginning where the run has ended. */
function playsOn() {
  const press = (id) => document.querySelector(`[data-testid="${id}"]`)?.click();
  const { status, isPlaying, timePs, durationPs } = window.__lab.state().playback ?? {};
  if (status === 'ended' && timePs >= durationPs) press('restart');
  else if (status === 'ready' && !isPlaying) press('play');
}

/** In the page: goes to the end of the run; returns whether it is there. */
function runsToEnd() {
  const { status, timePs, durationPs } = window.__lab.state().playback ?? {};
  if (status === 'ended' && timePs >= durationPs) return true;
  if (status === 'ready') document.querySelector('[data-testid="run-to-end"]')?.click();
  return false;
}

/**
 * Plays the demonstration at its ordinary speed for so many minutes, and measures what is in use at the end of each. The run is taken to
 * its end before, so that the states to go back to are all there: the page keeps up to 64 MiB of them.
 */
export async function heap(page, rows, minutes) {
  const session = await page.context().newCDPSession(page);
  await markAt(page, 'lab:interactive');
  while (!(await page.evaluate(runsToEnd))) await pause(LOOK_EVERY_MS);
  const sizes = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const until = performance.now() + MINUTE_MS;
    while (performance.now() < until) {
      await page.evaluate(playsOn);
      await pause(LOOK_EVERY_MS);
    }
    sizes.push(await usedMebibytes(session));
  }
  const level = sizes.slice(WARM_MINUTES);
  rows.atMost(`heap, slope over minutes ${WARM_MINUTES + 1} to ${minutes} of play`, slopeOf(level), 'MiB/min', {
    floor: 0.5,
    goal: 0.1,
  });
  console.log(`  after each minute: ${sizes.map((size) => size.toFixed(1)).join(', ')} MiB`);
  await page.context().close();
}
