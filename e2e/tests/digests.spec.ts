/**
 * Same model, same seed, same engine: the same bits in Chromium as in Node, for every preset at its default point. What
 * bounds a run is its work, not a clock.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createEngine } from '@lanelab/engine/node';
import { distinctPresets, PRESETS } from '@lanelab/papers/presets';
import { canonicalJson, encodeLink, type Scenario } from '@lanelab/scenario';
import type { Page } from '@playwright/test';
import { PRESET_SAMPLE } from '../../scripts/lib/levels.mjs';
import { expect, test } from '../lab.ts';

const CLI = new URL('../../apps/cli/bin/lanelab.mjs', import.meta.url).pathname;
const PKG = new URL('../../packages/engine/pkg/', import.meta.url);
/** A result with every arrival of a flow, or with a series, is several megabytes. */
const MAX_OCTETS = 1 << 28;
const start = promisify(execFile);

async function digestOfCommand(preset: string): Promise<string> {
  const args = [CLI, 'run', preset, '--json', '-'];
  const { stdout } = await start(process.execPath, args, { encoding: 'utf8', maxBuffer: MAX_OCTETS });
  const { digest }: { digest: string } = JSON.parse(stdout);
  return digest;
}

const engine = createEngine();
test.afterAll(() => engine.close());

async function digestInNode(scenario: Scenario): Promise<string> {
  const run = await engine.open(scenario);
  try {
    await run.runUntil(run.durationPs);
    return (await run.result()).digest;
  } finally {
    await run.free();
  }
}

/** The committed engine on a page of its own: what runs is Chromium's WebAssembly, without the lab around it. */
const ORIGIN = 'http://engine.test';
const TYPES = { html: 'text/html', js: 'text/javascript', wasm: 'application/wasm' } as const;

/** What of the package is used here. */
interface Package {
  default(): Promise<unknown>;
  Simulation: new (
    scenario: string,
  ) => { durationPs(): number; runUntil(ps: number, work: number): boolean; result(): string; free(): void };
}

async function openEngine(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: TYPES.html, body: '<!doctype html><title>engine</title>' });
    const type = pathname.endsWith('.wasm') ? TYPES.wasm : TYPES.js;
    return route.fulfill({ contentType: type, body: readFileSync(new URL(`.${pathname}`, PKG)) });
  });
  await page.goto(`${ORIGIN}/`);
}

const digestInChromium = (page: Page, scenario: string): Promise<string> =>
  page.evaluate(async (text) => {
    const module: Package = await import(`${location.origin}/lanelab_engine.js`);
    await module.default();
    const simulation = new module.Simulation(text);
    const end = simulation.durationPs();
    // Most presets need one slice, and the longest only a few.
    let slices = 0;
    while (!simulation.runUntil(end, 2 ** 24)) {
      slices += 1;
      if (slices > 100) throw new Error(`the run is not over after ${slices} slices of work`);
    }
    const { digest }: { digest: string } = JSON.parse(simulation.result());
    simulation.free();
    return digest;
  }, scenario);

const inSample = (id: string) => (PRESET_SAMPLE.includes(id) ? ['@main'] : []);

test.describe('presets in the engine alone', () => {
  let page: Page;
  // Once a worker: compiling the engine takes longer than most runs.
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await openEngine(page);
  });
  test.afterAll(() => page.close());

  for (const { id, build } of distinctPresets()) {
    test(`${id} has the digest that Node computes`, { tag: inSample(id) }, async () => {
      test.setTimeout(0);
      const scenario = build();
      expect(await digestInChromium(page, canonicalJson(scenario))).toBe(await digestInNode(scenario));
    });
  }
});

for (const { id, build } of PRESETS.filter((preset) => PRESET_SAMPLE.includes(preset.id))) {
  test(`the lab shows the digest of ${id}, and the command line prints it`, async ({ lab }) => {
    await lab.open(`/lab#${encodeLink(build(), PRESETS)}`);
    await lab.runToEnd();
    await expect(lab.get('digest')).toContainText(await digestOfCommand(id));
  });
}

test('presets whose digest the lab shows are there', () => {
  expect(PRESETS.filter(({ id }) => PRESET_SAMPLE.includes(id))).toHaveLength(PRESET_SAMPLE.length);
});
