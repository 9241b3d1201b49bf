/** Runtimes of the engine that are held against each other: each takes a scenario as JSON to its end. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import type * as Package from '../../packages/engine/pkg/lanelab_engine.js';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';

export interface Digests {
  readonly digest: string;
  readonly stateHash: string;
}

export interface Runner {
  run(scenario: string): Promise<Digests>;
  close(): Promise<void>;
}

/** Work of one slice. Most presets need one, and the longest only a few. */
const WORK = 2 ** 24;

/** The native program at `program`; it reads scenarios from a file in `folder`. */
export function nativeRunner(program: string, folder: string): Runner {
  const file = join(folder, 'scenario.json');
  return {
    run: async (scenario) => {
      writeFileSync(file, scenario);
      return JSON.parse(execFileSync(program, ['run', file], { encoding: 'utf8', maxBuffer: 1 << 26 }));
    },
    close: async () => undefined,
  };
}

/** The WASM package in `folder`, in Node. */
export async function nodeRunner(folder: string): Promise<Runner> {
  const module: typeof Package = await import(pathToFileURL(join(folder, 'lanelab_engine.js')).href);
  module.initSync({ module: readFileSync(join(folder, 'lanelab_engine_bg.wasm')) });
  return {
    run: async (scenario) => {
      const simulation = new module.Simulation(scenario);
      const end = simulation.durationPs();
      while (!simulation.runUntil(end, WORK));
      const result: Digests = JSON.parse(simulation.result());
      simulation.free();
      return result;
    },
    close: async () => undefined,
  };
}

const ORIGIN = 'http://engine.test';

/** The WASM package in `folder`, in Chromium, on a page of its own without the lab around it. */
export async function chromiumRunner(folder: string): Promise<Runner> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath === null ? {} : { executablePath }),
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await serve(page, folder);
  return { run: (scenario) => page.evaluate(runInPage, { scenario, work: WORK }), close: () => browser.close() };
}

async function serve(page: Page, folder: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>engine</title>' });
    const contentType = pathname.endsWith('.wasm') ? 'application/wasm' : 'text/javascript';
    return route.fulfill({ contentType, body: readFileSync(join(folder, pathname)) });
  });
  await page.goto(`${ORIGIN}/`);
}

/** Runs in the page, which has nothing else of this file. */
async function runInPage({ scenario, work }: { readonly scenario: string; readonly work: number }): Promise<Digests> {
  const module: typeof Package = await import(`${location.origin}/lanelab_engine.js`);
  await module.default();
  const simulation = new module.Simulation(scenario);
  const end = simulation.durationPs();
  while (!simulation.runUntil(end, work));
  const { digest, stateHash }: Digests = JSON.parse(simulation.result());
  simulation.free();
  return { digest, stateHash };
}
