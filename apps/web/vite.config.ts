import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { askAhead } from './ahead.config.ts';
import { chunksByPage } from './chunks.config.ts';
import { compressed } from './compressed.config.ts';
import { engineNames } from './engine-names.config.ts';
import { headStarts } from './head-starts.config.ts';
import { compiledMessages } from './messages.config.ts';
import { serviceWorker } from './service-worker.config.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** The fonts may travel only together with their licence. */
function fontLicence(dist: string): Plugin {
  return {
    name: 'lanelab-font-licence',
    apply: 'build',
    closeBundle() {
      const from = join(
        dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json')),
        'LICENSE',
      );
      mkdirSync(join(here, dist, 'assets'), { recursive: true });
      copyFileSync(from, join(here, dist, 'assets/inter-license.txt'));
    },
  };
}

const api = process.env['LANELAB_API'] ?? 'http://127.0.0.1:8080';
const proxy = { '/api': { target: api, ws: true } };

// Importing our packages does nothing by itself: a page gets what it uses of them and no more.
const treeshake = {
  moduleSideEffects: [
    { test: /[/\\]packages[/\\](scenario|charts|papers|messages|filter|engine[/\\]ts)[/\\]/, sideEffects: false },
  ],
};

/** `--mode static`: plain files for any folder of any web host, without a server behind them (`src/base/ui/edition.ts`). */
export default defineConfig(async ({ command, mode }) => {
  const isStatic = mode === 'static';
  const outDir = isStatic ? '../../dist-static' : 'dist';
  const base = isStatic ? './' : '/';
  const shared = () => ({
    root: here,
    base,
    mode,
    plugins: [react(), compiledMessages(), engineNames(), headStarts(isStatic)],
    worker: { format: 'es' as const },
  });
  const own = shared();
  const output =
    command === 'build'
      ? {
          codeSplitting: await chunksByPage({
            ...shared(),
            configFile: false,
            build: { rolldownOptions: { treeshake } },
          }),
        }
      : {};
  return {
    ...own,
    plugins: [...own.plugins, fontLicence(outDir), askAhead(base), serviceWorker(), isStatic ? null : compressed()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      sourcemap: true,
      chunkSizeWarningLimit: 700,
      // A browser without `modulepreload` finds the scripts by their imports.
      modulePreload: { polyfill: false },
      rolldownOptions: { treeshake, output },
    },
    server: { proxy },
    preview: { proxy },
  };
});
