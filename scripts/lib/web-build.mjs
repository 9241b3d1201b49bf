// The built web app, made again only when something that goes into it has changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hashParts } from './files.mjs';
import { ROOT, run, say } from './run.mjs';

const SOURCES = [
  'apps/web',
  'packages/charts',
  'packages/filter',
  'packages/lessons',
  'packages/messages',
  'packages/scenario',
  'packages/papers',
  'packages/engine/ts',
  'packages/engine/pkg',
];

export async function ensureWebBuild() {
  const note = join(ROOT, 'node_modules', '.cache', 'lanelab', 'web-build');
  const hash = inputHash();
  const built = existsSync(join(ROOT, 'apps/web/dist/index.html'));
  if (built && existsSync(note) && readFileSync(note, 'utf8') === hash) return;
  say('building the web app');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: join(ROOT, 'apps', 'web') });
  mkdirSync(join(note, '..'), { recursive: true });
  writeFileSync(note, hash);
}

function inputHash() {
  const sources = SOURCES.flatMap((folder) => filesBelow(folder, (path) => !/\.test\.tsx?$/.test(path)));
  return hashParts(['package-lock.json', ...sources].map((path) => [path, readFileSync(join(ROOT, path))]));
}
