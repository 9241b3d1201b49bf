/** Vite plugin: a build brings along the state of each demonstration at the instant at which it opens, made by the engine that it ships. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ensureHeadStarts } from '../../scripts/lib/head-starts.mjs';

export function headStarts(): Plugin {
  let folder = '';
  let files: Readonly<Record<string, string>> = {};
  return {
    name: 'lanelab-head-starts',
    apply: 'build',
    async config() {
      ({ folder, files } = await ensureHeadStarts());
      return { define: { 'import.meta.env.HEAD_STARTS': JSON.stringify(files) } };
    },
    generateBundle() {
      for (const name of Object.values(files))
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: readFileSync(join(folder, name)) });
    },
  };
}
