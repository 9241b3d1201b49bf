// `npm run bench:web`: the built web app in a headless Chromium without a GPU, measured as people feel it. Prints a table; changes nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, ensureChromium } from './lib/chromium.mjs';
import { freePort } from './lib/free-port.mjs';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, output, Problem, ROOT } from './lib/run.mjs';
import { isListening, startServer } from './lib/server-process.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

const PLAY_MS = 6000;
const SEEKS = 40;
/** 4 times slower, 10 Mb/s, 40 ms round trip. */
const THROTTLE = { cpu: 4, bytesPerSecond: 1_250_000, latencyMs: 40 };
const rows = [];

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const add = (what, value, unit, wanted, isGood) =>
  rows.push({ what, value: `${Math.round(value * 10) / 10} ${unit}`, wanted, isGood });
const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const markAt = (page, name) =>
  page
    .waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, name, { timeout: 60_000 })
    .then((handle) => handle.jsonValue());

await main(async () => {
  await ensureNodeModules();
  const executablePath = await ensureChromium();
  await ensureWebBuild();
  const pages = JSON.parse(output(process.execPath, ['--import', 'tsx', join(ROOT, 'scripts/bench/web-pages.mts')]));
  const port = String(await freePort());
  const data = mkdtempSync(join(tmpdir(), 'lanelab-bench-'));
  // The lab's own server, since what it compresses decides what a slow line carries.
  const server = startServer({ ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    if (!(await isListening(server, '127.0.0.1', port)))
      throw new Problem('the built app is not served: the server ended');
    const open = async (path, throttle = false) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await page.addInitScript(watchTasks);
      if (throttle) await slowDown(context, page);
      await page.goto(`http://127.0.0.1:${port}${path}`);
      return page;
    };
    for (const [what, path] of [
      ['', pages.first],
      [', start page', pages.pair],
      [', preset with a head start', pages.preset],
    ])
      for (const throttle of [false, true]) await start(await open(path, throttle), what, throttle);
    await marks(await open(pages.marks));
    await drag(await open(pages.devices));
    await seek(await open(pages.seek));
    await campus(await open(pages.campus));
  } finally {
    await browser.close();
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
  console.log(table());
});

/** In the page: every task over 50 ms, and when. */
function watchTasks() {
  window.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchTasks.push({ at: entry.startTime, ms: entry.duration });
  }).observe({ type: 'longtask', buffered: true });
}

async function slowDown(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpu });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: THROTTLE.latencyMs,
    downloadThroughput: THROTTLE.bytesPerSecond,
    uploadThroughput: THROTTLE.bytesPerSecond,
  });
}

async function start(page, what, throttle) {
  const words = `${what}${throttle ? ' (CPU 4x slower, 10 Mb/s, 40 ms)' : ''}`;
  const [interactive, cell] = throttle ? [2000, 3000] : [1000, 1500];
  const ready = await markAt(page, 'lab:interactive');
  add(`interactive${words}`, ready, 'ms', `${interactive} ms`, ready <= interactive);
  const moving = await markAt(page, 'lab:first-cell');
  add(`first moving cell${words}`, moving, 'ms', `${cell} ms`, moving <= cell);
  await page.context().close();
}

async function marks(page) {
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
  const frames = await page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const times = [];
        const from = performance.now();
        const frame = (now) => {
          times.push(now);
          if (now - from < ms) requestAnimationFrame(frame);
          else resolve({ times, from, tasks: window.benchTasks.filter((task) => task.at > from) });
        };
        requestAnimationFrame(frame);
      }),
    PLAY_MS,
  );
  const gaps = frames.times.slice(1).map((time, index) => time - frames.times[index]);
  const fps = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
  add(`frames a second, ${await count()} marks`, fps, 'fps', '50 fps', fps >= 50);
  add('frame, p95', percentile(gaps, 0.95), 'ms', '20 ms', percentile(gaps, 0.95) <= 20);
  const longest = Math.max(0, ...frames.tasks.map(({ ms }) => ms));
  add('longest task over 50 ms during play', longest, 'ms', 'none', longest === 0);
  await page.context().close();
}

async function drag(page) {
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
  const devices = await page.evaluate(() => window.__lab.state().document?.nodes ?? 300);
  add(`drag to paint, p95, ${devices} devices`, percentile(times, 0.95), 'ms', '50 ms', percentile(times, 0.95) <= 50);
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

async function seek(page) {
  await page.getByTestId('run-to-end').click();
  await page.waitForFunction(() => window.__lab.state().playback?.status === 'ended', undefined, { timeout: 120_000 });
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
  add('seek, p95, over the whole run', percentile(times, 0.95), 'ms', '150 ms', percentile(times, 0.95) <= 150);
  await page.context().close();
}

/** Two hundred clients behind twenty switches, played as fast as it goes: simulated time over the time that it takes. */
async function campus(page) {
  await markAt(page, 'lab:interactive');
  const from = performance.now();
  await page.getByTestId('run-to-end').click();
  await page.waitForFunction(() => window.__lab.state().playback?.status === 'ended', undefined, { timeout: 120_000 });
  const wallMs = performance.now() - from;
  const simulatedMs = (await page.evaluate(() => window.__lab.state().playback.durationPs)) / 1e9;
  add('200 LECs, simulated time over wall time', simulatedMs / wallMs, 'times', '1 times', simulatedMs > wallMs);
  await page.context().close();
}

function table() {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(
      ({ what, value, wanted, isGood }) =>
        `${what.padEnd(width)}  ${value.padStart(10)}   wanted ${wanted.padEnd(8)} ${isGood ? '' : 'MISSED'}`,
    )
    .join('\n');
}
