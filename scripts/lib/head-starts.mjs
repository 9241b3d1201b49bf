// The states at which demonstrations open, made again only when the engine, a preset or the playback has changed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hashParts } from './files.mjs';
import { ROOT, run, say } from './run.mjs';

const SOURCES = [
  'apps/web/src/playback',
  'packages/engine/pkg',
  'packages/engine/ts',
  'packages/papers',
  'packages/scenario',
];
/** Digits of the stamp in the names of files: an engine reads none that another made. */
const STAMP_DIGITS = 8;

/** The folder that they are in, and their names by the hash of the model. */
export async function ensureHeadStarts() {
  const sources = SOURCES.flatMap((folder) => filesBelow(folder, (path) => !/\.test\.tsx?$/.test(path)));
  const hash = hashParts(sources.map((path) => [path, readFileSync(join(ROOT, path))]));
  const folder = join(ROOT, 'node_modules', '.cache', 'lanelab', 'head-starts', hash.slice(0, 16));
  const index = join(folder, 'index.json');
  if (!existsSync(index)) {
    say('computing where the demonstrations open');
    const { sourceHash } = JSON.parse(readFileSync(join(ROOT, 'packages/engine/pkg/stamp.json'), 'utf8'));
    const script = join(ROOT, 'scripts', 'head-starts.mts');
    await run(process.execPath, ['--import', 'tsx', script, folder, sourceHash.slice(0, STAMP_DIGITS)]);
  }
  return { folder, files: JSON.parse(readFileSync(index, 'utf8')) };
}
