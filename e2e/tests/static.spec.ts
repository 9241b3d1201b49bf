/** The static edition on a host that only serves files, and both editions without any network. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { isListening, startServer } from '../../scripts/lib/server-process.mjs';
import { type FileServer, serveFiles } from '../file-server.ts';
import { expect, Lab, test } from '../lab.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'dist-static');

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow', expectedErrors: { patterns: [/Failed to load resource/] } });

let server: FileServer;

test.beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts/build-static.mjs')], { cwd: root, stdio: 'pipe' });
});

/** Until the page is controlled and everything is kept, or the start page and the lab alone. */
async function kept(page: Page, how: 'ready' | 'partly' = 'ready'): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect.poll(async () => Reflect.get(await new Lab(page).state(), 'offline')).toBe(how);
}

async function runTable(lab: Lab): Promise<void> {
  await lab.get('run-all').click();
  await lab.jobIs('done');
  await expect(lab.again()).toHaveCount(4);
}

async function cut(context: BrowserContext): Promise<void> {
  await server.stop();
  await context.setOffline(true);
}

for (const prefix of ['/', '/teaching/lab/']) {
  test.describe(`plain files at ${prefix}`, () => {
    test.beforeEach(async () => {
      server = await serveFiles(built, prefix);
    });
    test.afterEach(() => server.stop().catch(() => undefined));

    test('every page opens by its address, and nothing is asked of a server', async ({ lab, page }) => {
      for (const [path, shown] of [
        ['', 'start'],
        ['papers', 'gallery'],
        ['papers/curitiba', 'gallery'],
        ['papers/curitiba/fig7/', 'experiment'],
        ['learn', 'learn'],
        ['learn/eleventh-packet', 'lesson'],
        ['lab', 'lab'],
        ['open', 'open'],
        ['mine', 'mine'],
        ['embed', 'embed'],
        ['ready', 'ready'],
        ['help/?theme=dark', 'help'],
      ] as const) {
        const answer = await page.goto(server.address + path);
        expect(answer?.status()).toBe(200);
        await expect.poll(async () => (await lab.state()).route.page).toBe(shown);
        await lab.ready();
      }
      expect((await lab.state()).theme).toBe('dark');
      await page.getByRole('link', { name: 'Papers', exact: true }).click();
      await expect(page).toHaveURL(`${server.address}papers?theme=dark`);
      await page.reload();
      await expect.poll(async () => (await lab.state()).route.page).toBe('gallery');
      expect(server.asked.filter((path) => path.includes('/api'))).toEqual([]);
    });

    test('the check of a room says that there is no live room, and asks no server', async ({ lab }) => {
      await lab.open(`${server.address}ready`);
      await expect(lab.get('check-speed')).not.toHaveAttribute('data-state', 'checking');
      await expect(lab.get('check-engine')).toHaveAttribute('data-state', 'ready');
      await expect(lab.get('check-live')).toHaveAttribute('data-state', 'limit');
      await expect(lab.get('found-live')).toHaveText(/served as plain files, without a server/);
      await expect(lab.get('verdict-checks').getByRole('link')).toHaveText(['Live connection']);
      expect(server.asked.filter((path) => path.includes('/api'))).toEqual([]);
    });

    test('without a network: a lesson is played, and what was done is kept', async ({ lab, page, context }) => {
      await lab.open(server.address);
      await kept(page);
      await cut(context);
      await lab.open(`${server.address}learn/eleventh-packet`);
      await lab.get('answer-choice').getByRole('radio').last().check();
      await lab.get('lesson-check').click();
      await expect(lab.get('lesson-verdict')).toHaveAttribute('data-passes', 'true');
      await lab.open(`${server.address}learn`);
      await expect(lab.get('lesson-eleventh-packet')).toContainText('1 of 5');
      expect(server.asked.filter((path) => path.includes('/api'))).toEqual([]);
    });

    test('without a network: pages open and reload, an experiment runs, a link opens', async ({
      lab,
      page,
      context,
    }) => {
      await lab.open(server.address);
      await kept(page);
      await cut(context);
      await page.getByRole('link', { name: 'Papers', exact: true }).click();
      await lab.open(`${server.address}papers/curitiba/table3`);
      await expect(lab.get('offline')).toBeVisible();
      await runTable(lab);
      await lab.get('share').click();
      const link = await lab.get('self-contained-link').inputValue();
      expect(link.startsWith(`${server.address}lab`)).toBe(true);
      await page.goto('about:blank');
      await page.goto(link);
      await expect.poll(async () => (await lab.state()).route.page).toBe('lab');
      await expect(lab.get('refused')).toHaveCount(0);
      await lab.runToEnd();
      await expect(lab.get('digest')).toHaveText(/^[0-9a-f]{16}/);
      await page.goto(`${server.address}help`);
      await page.reload();
      await expect(lab.get('offline-state')).toHaveAttribute('data-state', 'ready');
    });
  });
}

test('the start page and the lab are kept before the rest, which may never come', async ({ lab, page, context }) => {
  // Papers, lectures and the text view never arrive.
  server = await serveFiles(built, '/', /ExperimentPage|GalleryPage|PresentPage|TextPane/);
  await lab.open(server.address);
  await kept(page, 'partly');
  await cut(context);
  await page.reload();
  await lab.ready();
  await expect(lab.get('offline')).toBeVisible();
  await lab.open(`${server.address}lab?preset=class-mpoa&t=0`);
  await expect(lab.get('device-list')).toContainText('Router');
  await lab.get('play').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
  await lab.runToEnd();
  await expect(lab.get('digest')).toHaveText(/^[0-9a-f]{16}/);
});

test('the help page names the pages that open without a network so far', async ({ lab }) => {
  server = await serveFiles(built, '/', /TextPane/);
  await lab.open(`${server.address}help/`);
  await expect(lab.get('offline-state')).toHaveAttribute('data-state', 'partly');
  await expect(lab.get('offline-state')).toContainText('The start page and the lab are kept');
  await server.stop();
});

test('the lecture plays, beat by beat, without a network', async ({ lab, page, context }) => {
  server = await serveFiles(built, '/');
  await lab.open(server.address);
  await kept(page);
  await cut(context);
  await lab.open(`${server.address}?present`);
  const told = async (): Promise<unknown> => Reflect.get(await lab.state(), 'present');
  for (let beat = 1; beat <= 7; beat += 1) {
    await expect.poll(told).toMatchObject({ beat, of: 7 });
    if (beat < 7) {
      await expect.poll(told).toMatchObject({ phase: expect.stringMatching(/playing|waiting/) });
      const { timePs } = await lab.clock();
      await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(timePs);
    }
    await page.keyboard.press('PageDown');
  }
  await expect(lab.get('paper-chart')).toContainText('114.6');
});

test('a first visit says nothing of a newer version', async ({ lab, page }) => {
  server = await serveFiles(built, '/');
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[data-testid="update"]') !== null) performance.mark('test:update-notice');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await lab.open(server.address);
  await kept(page);
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(lab.get('offline-state')).toHaveAttribute('data-state', 'ready');
  expect(await page.evaluate(() => performance.getEntriesByName('test:update-notice').length)).toBe(0);
  await server.stop();
});

test('short links say that there is no server', async ({ lab, page, context }) => {
  server = await serveFiles(built, '/');
  await lab.open(server.address);
  await kept(page);
  await page.goto(`${server.address}s/abcDEF123456`);
  await expect(page.locator('main')).toContainText('served as plain files');
  await cut(context);
});

test('a newer version waits until the reader loads it', async ({ lab, page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-static-'));
  cpSync(built, folder, { recursive: true });
  server = await serveFiles(folder, '/');
  try {
    await lab.open(`${server.address}papers/curitiba/table3`);
    await kept(page);
    await runTable(lab);
    const worker = join(folder, 'sw.js');
    const newer = readFileSync(worker, 'utf8').replace(/(url:[`"']index\.html[`"'],revision:[`"'])\w{16}/, '$1newer');
    expect(newer).toContain('newer');
    writeFileSync(worker, newer);
    const index = join(folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('<body>', '<body data-version="newer">'));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(lab.get('update')).toBeVisible();
    await expect(lab.again()).toHaveCount(4);
    await expect(page.locator('body[data-version]')).toHaveCount(0);
    await lab.get('update-now').click();
    await expect(page.locator('body[data-version="newer"]')).toHaveCount(1);
    await expect(lab.get('update')).toHaveCount(0);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the lab of a server opens and runs after the server is gone', { tag: '@main' }, async ({
  lab,
  page,
  context,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'lanelab-offline-'));
  const port = String(await freePort());
  const child = startServer({ ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' });
  try {
    expect(await isListening(child, '127.0.0.1', port)).toBe(true);
    const address = `http://127.0.0.1:${port}`;
    await lab.open(`${address}/help`);
    await kept(page);
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await context.setOffline(true);
    await page.reload();
    await expect(lab.get('offline')).toContainText('Short links have to wait');
    await lab.open(`${address}/papers/curitiba/table3`);
    await runTable(lab);
  } finally {
    child.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
});
