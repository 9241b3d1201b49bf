// Finds a Chromium for the browser tests, or installs one. e2e/playwright.config.ts imports `findChromium` and the flags.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptCandidate, aptInstall } from './apt.mjs';
import { output, Problem, ROOT, runForCode, which } from './run.mjs';

/** Debian's build of Chromium that opens no windows: browser tests take a fifth less work in it. */
const HEADLESS = 'chromium-headless-shell';
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
export function findChromium(programs = [HEADLESS, ...WITH_WINDOWS]) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of programs) {
    const path = which(name);
    if (path) return path;
  }
  const own = playwrightChromium();
  return own && existsSync(own) ? own : null;
}

/** For tests: the build without windows where Debian has it, else any. */
export async function ensureChromium() {
  if (!process.env.CHROMIUM_PATH && !which(HEADLESS) && (await aptCandidate(HEADLESS))) {
    await aptInstall(HEADLESS, 'fonts-liberation');
  }
  return findChromium() ?? ensureChromiumWithWindows();
}

/** For measurements: the program that people use. */
export async function ensureChromiumWithWindows() {
  const found = () => findChromium(WITH_WINDOWS);
  if (found()) return found();
  if (await aptCandidate('chromium')) await aptInstall('chromium', 'fonts-liberation');
  else await runForCode(process.execPath, [PLAYWRIGHT, 'install', 'chromium-headless-shell', 'chromium']);
  if (found()) return found();
  throw new Problem('no Chromium: install one, or set CHROMIUM_PATH to the program');
}

const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');

function playwrightChromium() {
  const ask = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  return output(process.execPath, ['-e', ask]);
}
