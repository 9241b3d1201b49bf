// Finds a Firefox for the journeys in e2e/firefox, or installs Debian's.
import { ensureProgram } from './apt.mjs';
import { which } from './run.mjs';

const PROGRAMS = ['firefox-esr', 'firefox'];

/** FIREFOX_PATH, else one on the PATH; null where there is none. */
export function findFirefox() {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  for (const name of PROGRAMS) {
    const path = which(name);
    if (path) return path;
  }
  return null;
}

export async function ensureFirefox() {
  return findFirefox() ?? ensureProgram('firefox-esr', 'firefox-esr', 'fonts-liberation');
}
