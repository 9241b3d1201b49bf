// Frames while a network plays, seeks, drags, and how fast a large network goes.
import { Problem } from '../../lib/run.mjs';
import { framesOf, hasEnded, markAt, pause } from './page.mjs';
import { percentile } from './rows.mjs';

const PLAY_MS = 6000;
const SEEKS = 40;

export async function marks(page, rows) {
  const count = () =>
    page.evaluate(() => Number(document.querySelector('[data-testid="traffic"] canvas')?.dataset.marks ?? 0));
  await page.waitForFunction(
    () => Number(document.querySelector('[data-testid="traffic"] canvas')?.dataset.marks ?? 0) > 1000,
    undefined,
    { timeout: 60_000 },
  );
  await page.getByTestId('speed-typed').fill('50 us/s');
  await page.getByTestId('speed-typed').press('Enter');
  await page.getByTestId('play').click();
  await pause(1000);
  const { gaps, perSecond, longest } = await framesOf(page, PLAY_MS);
  rows.atLeast(`frames a second, ${await count()} marks`, perSecond, 'fps', { goal: 50 });
  rows.atMost('the same: frame, p95', percentile(gaps, 0.95), 'ms', { goal: 20 });
  rows.atMost('the same: longest task', longest, 'ms', { goal: 50 });
  await page.context().close();
}

/** Two hundred clients behind twenty switches: while they join, and while they ping each other. */
export async function devices(page, rows, when) {
  await page.waitForFunction(() => window.__lab.state().playback?.isPlaying === true, undefined, { timeout: 60_000 });
  await pause(1500);
  const { perSecond, longest } = await framesOf(page, PLAY_MS);
  rows.atLeast(`frames a second, 220 devices, ${when}`, perSecond, 'fps', { floor: 30, goal: 60 });
  rows.atMost('the same: longest task', longest, 'ms', { floor: 100, goal: 50 });
  await page.context().close();
}

export async function drag(page, rows) {
  const device = page.locator('.react-flow__node').first();
  await device.waitFor({ timeout: 60_000 });
  await pause(1500);
  await page.evaluate(() => {
    window.benchDrags = [];
    addEventListener(
      'pointermove',
      () => {
        const from = performance.now();
        requestAnimationFrame(() => setTimeout(() => window.benchDrags.push(performance.now() - from)));
      },
      { capture: true },
    );
  });
  const box = await visibleBox(page);
  await page.mouse.move(box.x, box.y);
  await page.mouse.down();
  for (let step = 1; step <= 80; step += 1) {
    await page.mouse.move(box.x + step * 2, box.y + step);
    await pause(16);
  }
  await page.mouse.up();
  const times = await page.evaluate(() => window.benchDrags);
  const count = await page.evaluate(() => window.__lab.state().document?.nodes ?? 300);
  rows.atMost(`drag to paint, p95, ${count} devices`, percentile(times, 0.95), 'ms', { goal: 50 });
  await page.context().close();
}

/** The middle of a device that can be seen. */
async function visibleBox(page) {
  for (const device of await page.locator('.react-flow__node').all()) {
    const box = await device.boundingBox();
    if (box !== null && box.x > 200 && box.y > 150 && box.x < 700 && box.y < 450)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  throw new Problem('no device of the drawing with three hundred can be seen');
}

export async function seek(page, rows) {
  await page.getByTestId('run-to-end').click();
  await hasEnded(page);
  const box = await page.getByTestId('ruler').boundingBox();
  const times = [];
  for (let index = 0; index < SEEKS; index += 1) {
    const x = box.x + box.width * (0.02 + 0.96 * ((index * 0.618) % 1));
    await page.evaluate(() => {
      performance.clearMarks('lab:seek-done');
      addEventListener(
        'pointerup',
        () => {
          window.benchSeek = performance.now();
        },
        { capture: true, once: true },
      );
    });
    await page.mouse.click(x, box.y + box.height / 2);
    times.push((await markAt(page, 'lab:seek-done')) - (await page.evaluate(() => window.benchSeek)));
  }
  rows.atMost('seek over the whole run, single cells shown: median', percentile(times, 0.5), 'ms', { goal: 50 });
  rows.atMost('the same: p95', percentile(times, 0.95), 'ms', { floor: 150, goal: 50 });
  await page.context().close();
}

/** Played as fast as it goes: simulated time over the time that it takes. */
export async function pace(page, rows) {
  await markAt(page, 'lab:interactive');
  const from = performance.now();
  await page.getByTestId('run-to-end').click();
  await hasEnded(page);
  const wallMs = performance.now() - from;
  const simulatedMs = (await page.evaluate(() => window.__lab.state().playback.durationPs)) / 1e9;
  rows.atLeast('200 LECs to the end, simulated time over wall time', simulatedMs / wallMs, 'times', { goal: 1 });
  await page.context().close();
}
