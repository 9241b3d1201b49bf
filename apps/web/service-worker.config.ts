/** Vite plugin: after a build, the service worker that keeps exactly the files of this build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = join(import.meta.dirname, 'src/shell/offline/service-worker.ts');
/**
 * Source maps are for whoever looks for a fault; licences and the worker itself need no network to be kept; without a network a
 * run needs no head start.
 */
const NOT_KEPT = /\.(?:map|txt)$|^sw\.js$|^assets\/start-[^/]*\.bin$/;

interface Kept {
  readonly url: string;
  /** Null where the name holds a hash of the content already. */
  readonly revision: string | null;
}

function filesOf(folder: string): Kept[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((url) => !NOT_KEPT.test(url))
    .sort()
    .map((url) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, url)));
      return { url, revision: url.startsWith('assets/') ? null : hash.digest('hex').slice(0, 16) };
    });
}

/** Built by itself and in one piece: a worker of a service is a classic script. */
async function writeWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    define: { __PRECACHE__: JSON.stringify(filesOf(folder)), 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}

export function serviceWorker(): Plugin {
  let folder = '';
  let failed = false;
  return {
    name: 'lanelab-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    buildEnd: (error) => {
      failed = error !== undefined;
    },
    closeBundle: { order: 'post', sequential: true, handler: () => (failed ? undefined : writeWorker(folder)) },
  };
}
