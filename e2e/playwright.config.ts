/** Browser tests: the lab as `npm start` serves it, in a real Chromium. */
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/lib/chromium.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

// Test workers load this file again; they find what the first load has chosen.
process.env['LANELAB_E2E_PORT'] ??= String(await freePort());
process.env['LANELAB_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'lanelab-e2e-'));
const address = `http://127.0.0.1:${process.env['LANELAB_E2E_PORT']}`;
const chromium = findChromium();

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  // One more than the cores of the usual machine: a test waits now and then, and a tenth of the time is saved.
  workers: availableParallelism() + 1,
  retries: 0,
  // These end a test that hangs. No test is meant to come near them, however busy the machine is.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  // A page that does not come up at all would fail every test slowly.
  maxFailures: 10,
  globalTeardown: './global-teardown.ts',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    // `--trace on` records what a failing test did; for every test it is a tenth of the work.
    trace: 'off',
    // What a test intercepts must come from the network; static.spec.ts is about the service worker.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { args: CHROMIUM_FLAGS, ...(chromium === null ? {} : { executablePath: chromium }) },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: root,
    url: `${address}/api/health`,
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env['LANELAB_E2E_PORT'],
      HOST: '127.0.0.1',
      DATA_DIR: process.env['LANELAB_E2E_DATA'],
      RATE_LIMIT_PER_MINUTE: '100000',
      LOG_LEVEL: 'warn',
    },
  },
});
