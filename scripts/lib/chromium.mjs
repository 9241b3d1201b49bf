// Finds a Chromium for the browser tests, or installs one. e2e/playwright.config.ts imports `findChromium` and the flags.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptCandidate, aptInstall } from './apt.mjs';
import { output, Problem, ROOT, runForCode, which } from './run.mjs';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** No sandbox as root, since Chromium refuses one there; the rest keeps it from calling home. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROMIUM_PATH, else one on the PATH, else Playwright's own if it has been downloaded; null where there is none. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of PROGRAMS) {
    const path = which(name);
    if (path) return path;
  }
  const own = playwrightChromium();
  return own && existsSync(own) ? own : null;
}

export async function ensureChromium() {
  if (findChromium()) return findChromium();
  if (await aptCandidate('chromium')) await aptInstall('chromium', 'fonts-liberation');
  else await runForCode(process.execPath, [PLAYWRIGHT, 'install', 'chromium-headless-shell', 'chromium']);
  const found = findChromium();
  if (found) return found;
  throw new Problem('no Chromium: install one, or set CHROMIUM_PATH to the program');
}

const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');

function playwrightChromium() {
  const ask = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  return output(process.execPath, ['-e', ask]);
}
