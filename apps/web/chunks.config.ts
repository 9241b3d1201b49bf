/**
 * Few scripts a page. By itself the bundler makes a chunk for each set of entries that share a module, and the late panels and
 * dialogs are entries, too: the workbench had 114 scripts, most of a few hundred octets, of which a browser asks for six at
 * a time. Here a module goes by the set of pages that need it at once, sets are joined where that pays, and what no page
 * needs at once is left to the bundler.
 */
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Where pages begin, and the lists of presets and experiments: a link needs one of these lists, not all. */
const BEGINNINGS = [
  'src/shell/main.tsx',
  'src/shell/start/Pair.tsx',
  'src/shell/offline/UpdateNotice.tsx',
  'src/shell/start/OpenPage.tsx',
  'src/shell/help/HelpPage.tsx',
  'src/papers/gallery/GalleryPage.tsx',
  'src/papers/experiment/ExperimentPage.tsx',
  'src/lab/workbench/LabPage.tsx',
  'src/lab/embed/EmbedPage.tsx',
  'src/share/dialog/ShareContent.tsx',
  'src/share/drafts/ContinueList.tsx',
  'src/lecture/PresentPage.tsx',
  'src/lecture/edit/LecturePage.tsx',
  'src/lesson/list/LearnPage.tsx',
  'src/lesson/LessonPage.tsx',
  'src/share/my-scenarios/MyScenariosPage.tsx',
  ...['networks', 'curitiba', 'detken', 'tut', 'cluj', 'classic', 'bench'].map(
    (name) => `papers/src/presets/${name}.ts`,
  ),
  ...['curitiba', 'detken', 'tut', 'cluj', 'classic'].map((name) => `papers/src/experiments/${name}.ts`),
];

const WORKBENCH = BEGINNINGS.findIndex((page) => page.endsWith('/LabPage.tsx'));
/** What the workbench opens later counts as one page: a panel must not ask for the script of another page. */
const PANELS = BEGINNINGS.length;

/** What one more script costs a page, in octets of script before compression: to ask for it, to link it, to wait for it. */
const COST_OF_SCRIPT = 5_000;

/** What becomes one script: modules that are needed by the same pages, or nearly so. */
interface Group {
  readonly pages: ReadonlySet<number>;
  readonly octets: number;
  readonly modules: readonly string[];
  /** Chunks of the first build whose modules it has. */
  readonly chunks: readonly string[];
}

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

function chunksBelow(bundle: Chunks, from: string, into = new Set<string>()): ReadonlySet<string> {
  if (into.has(from)) return into;
  into.add(from);
  for (const name of bundle[from]?.imports ?? []) chunksBelow(bundle, name, into);
  return into;
}

/** Panels and dialogs that a page opens later, and what these open, without other pages. */
function openedFrom(bundle: Chunks, page: string, begins: ReadonlySet<string>): ReadonlySet<string> {
  const opened = new Set<string>();
  const open = (from: string) => {
    for (const name of chunksBelow(bundle, from)) {
      for (const next of bundle[name]?.dynamicImports ?? []) {
        if (opened.has(next) || begins.has(next)) continue;
        opened.add(next);
        open(next);
      }
    }
  };
  open(page);
  return opened;
}

async function bundleOf(config: InlineConfig): Promise<Chunks> {
  const built = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false, minify: false } });
  if (Array.isArray(built) || !('output' in built)) throw new Error('one build has one output');
  const chunks = built.output.filter((output) => output.type === 'chunk');
  return Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** A group for each set of pages. The module at which an entry begins stays with the entry: its chunk is found by it. */
function groupsOf(bundle: Chunks): readonly Group[] {
  const chunks = Object.values(bundle);
  const begins = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  const pageChunks = BEGINNINGS.map((page) => {
    const begin = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${page}`)));
    if (begin === undefined) throw new Error(`no chunk begins at ${page}: name the page's module here`);
    return begin.fileName;
  });
  const workbench = pageChunks[WORKBENCH] ?? '';
  const needs = pageChunks.map((name) => chunksBelow(bundle, name));
  const panels = new Set(chunksBelow(bundle, workbench));
  for (const panel of openedFrom(bundle, workbench, new Set(pageChunks))) chunksBelow(bundle, panel, panels);
  const pagesOf = new Map<string, number[]>();
  for (const [index, names] of [...needs, panels].entries()) {
    // What a panel alone needs is left to the bundler.
    const isNeeded = (name: string) => index !== PANELS || pagesOf.has(name);
    for (const name of names) if (isNeeded(name)) pagesOf.set(name, [...(pagesOf.get(name) ?? []), index]);
  }
  const groups = new Map<string, Group>();
  for (const [name, pages] of pagesOf) {
    const key = pages.includes(0) ? '0' : pages.join();
    const modules = bundle[name]?.moduleIds.filter((id) => !begins.has(id)) ?? [];
    const octets = modules.reduce((sum, id) => sum + (bundle[name]?.modules[id]?.renderedLength ?? 0), 0);
    const others = groups.get(key);
    groups.set(key, {
      pages: new Set(pages.includes(0) ? [...BEGINNINGS.keys(), PANELS] : pages),
      octets: octets + (others?.octets ?? 0),
      modules: [...(others?.modules ?? []), ...modules],
      chunks: [...(others?.chunks ?? []), name],
    });
  }
  return [...groups.values()];
}

const joined = (one: Group, other: Group): Group => ({
  pages: new Set([...one.pages, ...other.pages]),
  octets: one.octets + other.octets,
  modules: [...one.modules, ...other.modules],
  chunks: [...one.chunks, ...other.chunks],
});

/** The start page's pair and the workbench are opened most. */
const weightOf = (page: number): number => (/Pair|ContinueList|LabPage/.test(BEGINNINGS[page] ?? '') ? 3 : 1);

const sumOfWeights = (pages: readonly number[]): number => pages.reduce((sum, page) => sum + weightOf(page), 0);

/** The groups that a group's scripts import, directly or through others; itself among them where they import each other in a circle. */
function neededBy(bundle: Chunks, groups: readonly Group[], group: Group): ReadonlySet<Group> {
  const groupOf = new Map(groups.flatMap((each) => each.chunks.map((name) => [name, each])));
  const next = (from: Group) =>
    from.chunks.flatMap((name) => bundle[name]?.imports ?? []).flatMap((name) => groupOf.get(name) ?? []);
  const needed = new Set<Group>();
  const waiting = next(group).filter((each) => each !== group);
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (needed.has(each)) continue;
    needed.add(each);
    if (each !== group) waiting.push(...next(each));
  }
  return needed;
}

/** Octets that pages get of a group and do not need. */
const waste = ({ octets, pages }: Group, others: Group['pages']): number =>
  octets * sumOfWeights([...others].filter((page) => !pages.has(page)));

/** What pages save where two groups are one, in octets; `needed` are the groups that either of the two imports. */
function saving(one: Group, other: Group, needed: ReadonlySet<Group>): number {
  const { pages } = joined(one, other);
  const both = [...one.pages].filter((page) => other.pages.has(page));
  const saved = sumOfWeights(both) * COST_OF_SCRIPT - waste(one, pages) - waste(other, pages);
  // What one of them imports comes to the pages of the other, too.
  return [...needed]
    .filter((each) => each !== one && each !== other)
    .reduce((rest, each) => rest - waste({ ...each, octets: each.octets + COST_OF_SCRIPT }, pages), saved);
}

/** Joins the two groups with which most is saved, for as long as anything is. */
function joinedWherePays(bundle: Chunks, all: readonly Group[]): readonly Group[] {
  let groups = all;
  for (let found = true; found; ) {
    found = false;
    const needed = new Map(groups.map((group) => [group, neededBy(bundle, groups, group)]));
    const neededByBoth = (one: Group, other: Group) =>
      new Set([...(needed.get(one) ?? []), ...(needed.get(other) ?? [])]);
    const pairs = groups
      .filter((group) => !isFirst(group))
      .flatMap((one, index, rest) => rest.slice(index + 1).map((other) => ({ one, other })))
      .map(({ one, other }) => ({ one, other, saved: saving(one, other, neededByBoth(one, other)) }))
      .filter(({ saved }) => saved > 0)
      .toSorted((a, b) => b.saved - a.saved);
    for (const { one, other } of pairs) {
      const both = joined(one, other);
      const imported = neededByBoth(one, other);
      const rest = groups
        .filter((group) => group !== one && group !== other)
        .map((group) => (imported.has(group) ? { ...group, pages: new Set([...group.pages, ...both.pages]) } : group));
      // Scripts in a circle would run before what they need is there.
      if (neededBy(bundle, [...rest, both], both).has(both)) continue;
      groups = [...rest, both];
      found = true;
      break;
    }
  }
  return groups;
}

const isFirst = ({ pages }: Group): boolean => pages.has(0);

/** By the page that begins it where it is of one page, and by all of its pages in short where it is of several. */
function nameOf(group: Group, index: number): string {
  if (isFirst(group)) return 'first';
  const { pages } = group;
  const [page] = pages;
  if (pages.size > 1 || page === undefined) return `shared-${index}`;
  return BEGINNINGS[page]?.replace(/.*\/([\w-]+)\/(\w+)\.tsx?$/, '$1-$2') ?? '';
}

export async function chunksByPage(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const bundle = await bundleOf(config);
  const groups = joinedWherePays(bundle, groupsOf(bundle));
  const names = new Map(groups.flatMap((group, index) => group.modules.map((id) => [id, nameOf(group, index)])));
  return {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'by page', name: (id) => names.get(id) ?? null }],
  };
}
