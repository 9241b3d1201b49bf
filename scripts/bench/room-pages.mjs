// Three browsers in a room, each with the page that a student sees, while the teacher seeks with a clock that stands. The delay of a picture is the
// time from the server's taking the seek until the page has drawn that instant, by the clock that both share on one machine.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromiumWithWindows } from '../lib/chromium.mjs';
import { Problem } from '../lib/run.mjs';
import { jsonLines } from './process.mjs';
import { percentile } from './web/rows.mjs';

export const PAGES = 3;
const PRESET = 'class-mpoa';
const SEEKS = Number(process.env.BENCH_SEEKS ?? 40);
const PAUSE_MS = 500;
/** What takes longer hangs. */
const LONGEST_MS = 300_000;
/** Simulated ps a second. */
const SPEED = 1e9;
const NETWORK = fileURLToPath(new URL('room-network.mts', import.meta.url));

/** In the page: each instant that it has drawn with a clock that stands, and when, ms since 1970. */
function watchPictures() {
  window.benchPictures = [];
  let due = null;
  const look = () => {
    // What a frame before this one found has been drawn by now.
    if (due !== null && window.benchPictures.at(-1)?.timePs !== due)
      window.benchPictures.push({ timePs: due, atMs: Date.now() });
    const { status, isPlaying, timePs } = window.__lab?.state().playback ?? {};
    due = isPlaying === false && (status === 'ready' || status === 'ended') ? timePs : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function join(browser, origin, code, name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  await page.addInitScript(watchPictures);
  await page.goto(`${origin}/room/${code}`);
  await page.getByTestId('join-name').getByRole('textbox').fill(name);
  await page.getByTestId('join-now').click();
  await page.waitForFunction(() => window.benchPictures.length > 0);
  return page;
}

/** When the page had drawn this instant; it has to be the last one that was sought. */
async function drawnAt(page, timePs) {
  const drawn = await page.waitForFunction((wanted) => {
    const last = window.benchPictures.at(-1);
    return last?.timePs === wanted ? last.atMs : null;
  }, timePs);
  return drawn.jsonValue();
}

/** Seeks in the room, and returns the delay of each page, ms. */
async function seek(teacher, pages, timePs) {
  const taken = teacher.next((told) => told.says?.kind === 'clock' && told.says.timePs === timePs);
  teacher.say({ kind: 'clock', timePs, speed: SPEED, isPlaying: false });
  const { atMs } = await taken;
  const drawn = await Promise.all(pages.map((page) => drawnAt(page, timePs)));
  return drawn.map((at) => at - atMs);
}

/** Page `n` is at server `n`, and from the first one on again. */
export async function followByPages({ origins, room: { code, teacherKey }, teacher }) {
  const [network] = jsonLines(process.execPath, ['--import', 'tsx', NETWORK, PRESET], 'the network of a room');
  const { hash, document, title, durationPs } = network;
  const stored = await fetch(`${origins[0]}/api/rooms/${code}/documents/${hash}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-room-key': teacherKey },
    body: JSON.stringify(document),
  });
  if (!stored.ok)
    throw new Problem(`the network of the room was answered with ${stored.status}: ${await stored.text()}`);
  teacher.say({ kind: 'scene', hash, title });
  teacher.say({ kind: 'clock', timePs: 0, speed: SPEED, isPlaying: false });
  const executablePath = await ensureChromiumWithWindows();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const pages = [];
    for (let place = 0; place < PAGES; place += 1)
      pages.push(await join(browser, origins[place % origins.length], code, `Browser ${place}`));
    // The engine of each page runs through the whole network once, as after a first look at its end.
    const toEnd = await seek(teacher, pages, durationPs);
    const delays = [];
    for (let index = 1; index <= SEEKS; index += 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      delays.push(...(await seek(teacher, pages, Math.round(durationPs * ((index * 0.618) % 1)))));
    }
    const [p50, p95, slowest] = [0.5, 0.95, 1].map((share) => percentile(delays, share));
    return { preset: PRESET, pages: PAGES, seeks: SEEKS, p50, p95, slowest, firstToEnd: Math.max(...toEnd) };
  } finally {
    await browser.close();
  }
}
