/** Seven journeys in Firefox: the start page, drawing and running, a figure, a link, the lecture, use without a server, the check of a room. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '@lanelab/engine/node';
import { findPreset } from '@lanelab/papers/presets';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { isListening, startServer } from '../../scripts/lib/server-process.mjs';
import { expect, type FirefoxLab, test } from './firefox-lab.ts';

async function digestInNode(preset: string): Promise<string> {
  const scenario = findPreset(preset)?.build();
  if (scenario === undefined) throw new Error(`there is no preset ${preset}`);
  const engine = createEngine();
  try {
    const run = await engine.open(scenario);
    await run.runUntil(run.durationPs);
    return (await run.result()).digest;
  } finally {
    await engine.close();
  }
}

test('start page: the pair moves, and a first visit says nothing of a newer version', async ({ lab, baseURL }) => {
  await lab.page.evaluateOnNewDocument(() => {
    const look = () => {
      if (document.querySelector('[data-testid="update"]') !== null) performance.mark('test:update-notice');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await lab.open(`${baseURL}/`);
  await lab.shows('pair-lane', 'through the router');
  await lab.shows('pair-mpoa', 'over a shortcut');
  await expect.poll(async () => (await lab.state()).playback?.isPlaying).toBe(true);
  await lab.isKept();
  await lab.clickNamed('link', 'Help');
  await expect.poll(() => lab.count('[data-testid="offline-state"][data-state="ready"]')).toBe(1);
  expect(await lab.page.evaluate(() => performance.getEntriesByName('test:update-notice').length)).toBe(0);
});

/** Puts a device at CSS px from the middle of the stage. */
async function place(lab: FirefoxLab, kind: string, dx: number, dy: number): Promise<void> {
  await lab.click(`tool-${kind}`);
  const stage = await (await lab.page.waitForSelector('[data-testid="stage"]'))?.boundingBox();
  if (!stage) throw new Error('the stage is not there');
  await lab.page.mouse.click(stage.x + stage.width / 2 + dx, stage.y + stage.height / 2 + dy);
}

/** Uses a tool that joins two devices. */
async function connect(lab: FirefoxLab, tool: string, a: number, b: number): Promise<void> {
  await lab.click(tool);
  await lab.click(`device-${a}`);
  await lab.click(`device-${b}`);
}

test('draw and run: two hosts and a switch by mouse, and traffic arrives', async ({ lab, baseURL }) => {
  await lab.open(`${baseURL}/lab`);
  await place(lab, 'switch', -160, 0);
  await place(lab, 'host', -280, -120);
  await place(lab, 'host', -280, 120);
  await connect(lab, 'tool-link', 1, 2);
  await connect(lab, 'tool-link', 1, 3);
  await connect(lab, 'tool-workload', 2, 3);
  await lab.click('act-flow-tcp-stream');
  await expect.poll(async () => (await lab.state()).document).toMatchObject({ nodes: 3, links: 2, flows: 1 });
  expect(await lab.digestOfRun()).toMatch(/^[0-9a-f]{16}$/);
  expect(Number(await lab.text('goodput-1'))).toBeGreaterThan(0);
});

test('figure: every point is run again, and drawn over what came with the lab and the paper', async ({
  lab,
  baseURL,
}) => {
  await lab.open(`${baseURL}/papers/curitiba/table3`);
  await lab.click('run-all');
  await expect.poll(async () => (await lab.state()).job?.state).toBe('done');
  await expect.poll(() => lab.count('[data-testid="figure"] svg .again')).toBe(4);
  expect(await lab.count('[data-testid="figure"] svg .point')).toBe(4);
  expect(await lab.count('[data-testid="figure"] svg .paper')).toBe(4);
  await lab.shows('finding', 'Madeira');
});

test('link: opened in a fresh profile it is the same document, with the digest of Node', async ({
  lab,
  freshLab,
  baseURL,
}) => {
  await lab.open(`${baseURL}/lab?preset=clip-pair-collapse`);
  const digest = await lab.digestOfRun();
  expect(digest).toBe(await digestInNode('clip-pair-collapse'));
  const document = (await lab.state()).document;
  await lab.click('share');
  await expect.poll(() => lab.count('[data-testid="self-contained-link"]')).toBe(1);
  const link = await lab.value('self-contained-link');
  const other = await freshLab();
  await other.open(link);
  await expect.poll(async () => (await other.state()).document).toEqual(document);
  expect(await other.digestOfRun()).toBe(digest);
});

test('lecture: seven beats by PageDown, and each of them plays', async ({ lab, baseURL }) => {
  await lab.open(`${baseURL}/?present`);
  for (let beat = 1; beat <= 7; beat += 1) {
    await expect.poll(async () => (await lab.state()).present).toMatchObject({ beat, of: 7 });
    if (beat < 7) {
      await expect.poll(async () => (await lab.state()).present?.phase).toMatch(/playing|waiting/);
      const before = (await lab.state()).playback?.timePs ?? 0;
      await expect.poll(async () => (await lab.state()).playback?.timePs ?? 0).toBeGreaterThan(before);
    }
    await lab.page.keyboard.press('PageDown');
  }
  await lab.shows('paper-chart', '114.6');
});

test('offline: the lab opens and runs after the server is gone', async ({ lab }) => {
  const data = mkdtempSync(join(tmpdir(), 'lanelab-firefox-'));
  const port = String(await freePort());
  const child = startServer({ ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' });
  try {
    expect(await isListening(child, '127.0.0.1', port)).toBe(true);
    const address = `http://127.0.0.1:${port}`;
    await lab.open(`${address}/help`);
    await lab.isKept();
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await lab.open(`${address}/lab?preset=clip-pair-collapse`);
    expect(await lab.digestOfRun()).toBe(await digestInNode('clip-pair-collapse'));
  } finally {
    child.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
});

test('is this room ready: every check has its finding, and the engine gets the digest of all machines', async ({
  lab,
  baseURL,
}) => {
  await lab.open(`${baseURL}/ready`);
  await lab.isKept();
  await expect.poll(async () => (await lab.state()).ready ?? 'checking').not.toBe('checking');
  const states = await lab.page.$$eval('[data-testid^="check-"][data-state]', (rows) =>
    rows.map((row) => [row.getAttribute('data-testid')?.slice('check-'.length), row.getAttribute('data-state')]),
  );
  expect(states).toHaveLength(10);
  expect(Object.fromEntries(states)).toMatchObject({
    engine: 'ready',
    worker: 'ready',
    storage: 'ready',
    offline: 'ready',
    live: 'ready',
    clock: 'ready',
    keys: 'optional',
  });
  await lab.shows('found-live', /WebSocket: .* ms.*events: .* ms.*polling: .* ms/);
});
