/**
 * Vite plugin: what the workbench, the embedded lab and the start page's pair need is asked for while the page's first script is still on its way,
 * by a small script in the head that knows from the address which of them it is. Of every other page it asks for the list of pages.
 */
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

interface Page {
  /** Matches the path of its addresses, in whatever folder the app lies. */
  readonly path: string;
  /** Its modules, from the app's folder. */
  readonly modules: readonly string[];
  readonly hasEngine: boolean;
}

/** The list of pages, which every page but the start page is opened by. */
const OTHER = 'src/shell/OtherPage.tsx';

/** The first that matches counts. */
const PAGES: readonly Page[] = [
  { path: '/(lab|s/[^/]+)/?$', modules: [OTHER, 'src/lab/workbench/LabPage.tsx'], hasEngine: true },
  { path: '/embed/?$', modules: [OTHER, 'src/lab/embed/EmbedPage.tsx'], hasEngine: true },
  { path: '/$', modules: ['src/shell/start/Pair.tsx'], hasEngine: true },
  { path: '', modules: [OTHER], hasEngine: false },
];

/** Chunks that a page's chunk imports, itself included. */
function closure(bundle: Rolldown.OutputBundle, from: string, into = new Map<string, Rolldown.OutputChunk>()) {
  const chunk = bundle[from];
  if (chunk?.type !== 'chunk' || into.has(from)) return into;
  into.set(from, chunk);
  for (const next of chunk.imports) closure(bundle, next, into);
  return into;
}

function filesOf(bundle: Rolldown.OutputBundle, { modules, hasEngine }: Page): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const needed = new Map<string, Rolldown.OutputChunk>();
  for (const module of modules) {
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (page === undefined) throw new Error(`no chunk begins at ${module}: name the page's module here`);
    closure(bundle, page.fileName, needed);
  }
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const first = new Set(entry.flatMap(({ fileName }) => [...closure(bundle, fileName).keys()]));
  const later = [...needed.values()].filter(({ fileName }) => !first.has(fileName));
  const styles = new Set(later.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const engine = hasEngine ? Object.keys(bundle).filter((name) => name.endsWith('.wasm')) : [];
  return [...later.map(({ fileName }) => fileName), ...styles, ...engine];
}

/** Runs in the page, from the folder of the built scripts. */
function script(bundle: Rolldown.OutputBundle): string {
  const pages = PAGES.map((page) => [page.path, filesOf(bundle, page).map((name) => name.replace(/^assets\//, ''))]);
  return `(() => {
  const folder = new URL('.', document.currentScript.src).pathname;
  const page = ${JSON.stringify(pages)}.find(([path]) => new RegExp(path).test(location.pathname.replace(/index\\.html$/, '')));
  for (const name of page[1]) {
    const link = document.createElement('link');
    link.crossOrigin = '';
    link.rel = name.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = name.endsWith('.css') ? 'style' : 'fetch';
    link.href = folder + name;
    document.head.append(link);
  }
})();
`;
}

export function askAhead(base: string): Plugin {
  let source = '';
  let fileName = '';
  return {
    name: 'lanelab-ask-ahead',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (bundle === undefined) return [];
        source = script(bundle);
        fileName = `assets/ahead-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
        return [
          { tag: 'script', attrs: { src: base + fileName, async: true, fetchpriority: 'high' }, injectTo: 'head' },
        ];
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
