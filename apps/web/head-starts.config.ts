/** Vite plugin: a build brings along the state of each demonstration at the instant at which it opens, made by the engine that it ships. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
/** What the states depend on: they are made again only when one of these has changed. */
const SOURCES = [
  'apps/web/src/playback',
  'packages/engine/pkg',
  'packages/engine/ts',
  'packages/papers/src',
  'packages/scenario/src',
];
/** Digits of the stamp in the names of files: an engine reads none that another made. */
const STAMP_DIGITS = 8;

/** A state that is brought along: of which preset, by the hash of its model, and in which file. */
interface HeadStartFile {
  readonly preset: string;
  readonly model: string;
  readonly file: string;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const name of ['head-starts.mts', 'compressed.config.ts'])
    hash.update(readFileSync(join(import.meta.dirname, name)));
  for (const source of SOURCES) {
    const folder = join(ROOT, source);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.\w+$/.test(name) && !/\.test\.tsx?$/.test(name))
        hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The folder that they are in. */
function made(): string {
  const folder = join(ROOT, 'node_modules', '.cache', 'lanelab', 'head-starts', hashOfSources());
  if (existsSync(join(folder, 'index.json'))) return folder;
  const stamp = readFileSync(join(ROOT, 'packages/engine/pkg/stamp.json'), 'utf8');
  const { sourceHash } = JSON.parse(stamp) as { sourceHash: string };
  const script = join(import.meta.dirname, 'head-starts.mts');
  execFileSync(process.execPath, ['--import', 'tsx', script, folder, sourceHash.slice(0, STAMP_DIGITS)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return folder;
}

/** As plain files for hosts that compress nothing they are gzipped; the server has Brotli of them. */
export function headStarts(isStatic: boolean): Plugin {
  let folder = '';
  let starts: readonly HeadStartFile[] = [];
  return {
    name: 'lanelab-head-starts',
    apply: 'build',
    config() {
      folder = made();
      starts = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly HeadStartFile[];
      const fileOf = (preset: string) => starts.find((start) => start.preset === preset)?.file;
      return {
        define: {
          'import.meta.env.HEAD_STARTS': JSON.stringify(
            Object.fromEntries(starts.map(({ model, file }) => [model, file])),
          ),
          'import.meta.env.PAIR_HEAD_STARTS': JSON.stringify({
            lane: fileOf('class-lane'),
            mpoa: fileOf('class-mpoa'),
          }),
        },
      };
    },
    generateBundle() {
      for (const { file } of starts) {
        const raw = readFileSync(join(folder, file));
        this.emitFile({
          type: 'asset',
          fileName: `assets/${file}`,
          source: isStatic ? gzipSync(raw, { level: 9 }) : raw,
        });
      }
    },
  };
}
