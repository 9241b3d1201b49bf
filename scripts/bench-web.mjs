// `npm run bench:web`: the built web app in a headless Chromium without a GPU, measured as people feel it. Prints a row for each measure, with
// its floor and its goal, and fails where one is below its floor. `-- seek inp` runs the measures named; `--minutes 3` shortens `heap`;
// `--page lesson --page help` presses the controls of those pages alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pressAll } from './bench/web/controls.mjs';
import { heap } from './bench/web/heap.mjs';
import { lesson } from './bench/web/lessons.mjs';
import { watchTasks } from './bench/web/page.mjs';
import { devices, drag, marks, pace, seek } from './bench/web/playing.mjs';
import { Rows } from './bench/web/rows.mjs';
import { slowDown, start } from './bench/web/start.mjs';
import { CHROMIUM_FLAGS, ensureChromiumWithWindows } from './lib/chromium.mjs';
import { freePort } from './lib/free-port.mjs';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, output, Problem, ROOT } from './lib/run.mjs';
import { isListening, startServer } from './lib/server-process.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

/** Minutes of play that `heap` takes; the first two are not counted, and a slope needs two more. */
const HEAP_MINUTES = { usual: 10, least: 4 };

/** The measures by name: each takes `open`, the addresses of the pages, the rows, and what was asked for. */
const MEASURES = {
  start: async (lab, pages, rows) => {
    for (const [what, path] of [
      ['', pages.first],
      [', start page', pages.pair],
      [', preset with a head start', pages.preset],
    ])
      for (const isSlow of [false, true]) await start(await lab.open(path, isSlow), rows, what, isSlow);
  },
  marks: async (lab, pages, rows) => marks(await lab.open(pages.marks), rows),
  drag: async (lab, pages, rows) => drag(await lab.open(pages.devices), rows),
  seek: async (lab, pages, rows) => seek(await lab.open(pages.seek), rows),
  devices: async (lab, pages, rows) => {
    await devices(await lab.open(pages.joining), rows, 'joining');
    await devices(await lab.open(pages.pinging), rows, 'pinging');
  },
  pace: async (lab, pages, rows) => pace(await lab.open(pages.campus), rows),
  lessons: async (lab, pages, rows) => {
    for (const each of pages.lessons) await lesson(await lab.open(`/learn/${each.id}`), rows, each);
  },
  heap: async (lab, pages, rows, { minutes }) => heap(await lab.open(pages.heap), rows, minutes),
  inp: async (lab, pages, rows, { names }) => {
    const all = Object.keys(pages.controls);
    const unknown = names.find((name) => !all.includes(name));
    if (unknown)
      throw new Problem(`there is no page ${unknown} whose controls are pressed; there are ${all.join(', ')}`);
    for (const [what, path] of Object.entries(pages.controls))
      if (names.length === 0 || names.includes(what))
        await pressAll(await lab.context(), lab.addressOf(path), what, rows);
  },
};

function asked() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string' }, page: { type: 'string', multiple: true } },
  });
  const minutes = values.minutes === undefined ? HEAP_MINUTES.usual : Number(values.minutes);
  if (!Number.isInteger(minutes) || minutes < HEAP_MINUTES.least)
    throw new Problem(`--minutes is ${values.minutes}, but must be a whole number from ${HEAP_MINUTES.least} on`);
  return { wanted: positionals, minutes, names: values.page ?? [] };
}

await main(async () => {
  const { wanted, minutes, names } = asked();
  const unknown = wanted.find((name) => !(name in MEASURES));
  if (unknown) throw new Problem(`there is no measure ${unknown}; there are ${Object.keys(MEASURES).join(', ')}`);
  await ensureNodeModules();
  const executablePath = await ensureChromiumWithWindows();
  await ensureWebBuild();
  const pages = JSON.parse(output(process.execPath, ['--import', 'tsx', join(ROOT, 'scripts/bench/web-pages.mts')]));
  const port = String(await freePort());
  const data = mkdtempSync(join(tmpdir(), 'lanelab-bench-'));
  // The lab's own server, since what it compresses decides what a slow line carries.
  const server = startServer({ ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const rows = new Rows();
  const lab = {
    addressOf: (path) => `http://127.0.0.1:${port}${path}`,
    context: () => browser.newContext({ viewport: { width: 1280, height: 800 } }),
    async open(path, isSlow = false) {
      const context = await lab.context();
      const page = await context.newPage();
      await page.addInitScript(watchTasks);
      if (isSlow) await slowDown(context, page);
      await page.goto(lab.addressOf(path));
      return page;
    },
  };
  try {
    if (!(await isListening(server, '127.0.0.1', port)))
      throw new Problem('the built app is not served: the server ended');
    for (const [name, measure] of Object.entries(MEASURES))
      if (wanted.length === 0 || wanted.includes(name)) await measure(lab, pages, rows, { minutes, names });
  } finally {
    await browser.close();
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
  const { missed } = rows;
  if (missed.length > 0) throw new Problem(`below the floor: ${missed.map(({ what }) => what).join('; ')}`);
});
