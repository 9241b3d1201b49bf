// Tools that take minutes to build are kept outside the work tree, so that a second clone finds them.
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** LANELAB_TOOLCHAIN_DIR, else the user's cache folder. */
export function cacheDir(...parts) {
  const base =
    process.env.LANELAB_TOOLCHAIN_DIR ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lanelab');
  const folder = join(base, ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}
