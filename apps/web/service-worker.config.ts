/** Vite plugin: after a build, the service worker that keeps exactly the files of this build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = join(import.meta.dirname, 'src/shell/offline/service-worker.ts');
/**
 * What the server sends in place of a file has no address of its own; source maps are for whoever looks for a fault; licences and
 * the worker itself need no network to be kept; without a network a run needs no head start.
 */
const NOT_KEPT = /\.(?:map|txt|br)$|^sw\.js$|^assets\/start-[^/]*\.bin$/;

/**
 * Modules that the start page and the lab do without, in English: they are kept in a second step, so that the first one is over soon. Of
 * what only a module of these needs, all is kept later.
 */
const LATER =
  /\/src\/(?:(?:papers\/(?:gallery|experiment)|lecture(?:\/edit)?|lesson(?:\/\w+)?|share\/my-scenarios|share\/lectures|shell\/help|lab\/embed|lab\/text)\/[^/]*|translated-at-build\.ts)$/;
/** Workers that a reader asks for by a command. */
const LATER_WORKERS = /^elk-/;

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

/** Files of the bundle that the start page and the lab need, by name. They begin with the scripts that the page itself names. */
function shellOf(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set<string>();
  const sources: string[] = [];
  const add = (name: string) => {
    const output = bundle[name];
    if (output === undefined || files.has(name)) return;
    files.add(name);
    if (output.type === 'asset') {
      sources.push(String(output.source));
      return;
    }
    sources.push(output.code);
    for (const style of output.viteMetadata?.importedCss ?? []) add(style);
    for (const next of output.imports) add(next);
    for (const next of output.dynamicImports) {
      const chunk = bundle[next];
      if (chunk?.type !== 'chunk' || !LATER.test(chunk.facadeModuleId ?? '')) add(next);
    }
  };
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const begins = Object.values(bundle).filter(({ type, fileName }) => type === 'chunk' && html.includes(fileName));
  if (begins.length === 0) throw new Error('index.html names no script of this build');
  for (const { fileName } of begins) add(fileName);
  // Workers, the engine and fonts are named by the files that ask for them.
  const others = Object.values(bundle).filter(
    ({ type, fileName }) => type === 'asset' && !/\.(?:map|css|html)$/.test(fileName),
  );
  for (let before = -1; before !== files.size; ) {
    before = files.size;
    for (const { fileName } of others) {
      const name = basename(fileName);
      if (!LATER_WORKERS.test(name) && sources.some((source) => source.includes(name))) add(fileName);
    }
  }
  return files;
}

/** Built by itself and in one piece: a worker of a service is a classic script. */
async function writeWorker(folder: string, shell: ReadonlySet<string>): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = filesOf(folder);
  const isFirst = ({ url }: Kept) => !url.startsWith('assets/') || shell.has(url) || page.includes(basename(url));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    define: {
      __FIRST__: JSON.stringify(files.filter(isFirst)),
      __LATER__: JSON.stringify(files.filter((file) => !isFirst(file))),
      'process.env.NODE_ENV': '"production"',
    },
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
  let shell: ReadonlySet<string> = new Set();
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
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        shell = shellOf(bundle);
      },
    },
    closeBundle: { order: 'post', sequential: true, handler: () => (failed ? undefined : writeWorker(folder, shell)) },
  };
}
