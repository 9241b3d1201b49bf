/** Which addresses are pages of the web app; `apps/web/src/shell/routes.ts` decides which page each of them is. */
import { EXPERIMENTS, findExperiment } from '@lanelab/papers';

/** Pages whose address is one word. */
const SINGLE: ReadonlySet<string> = new Set(['lab', 'open', 'mine', 'lecture', 'embed', 'ready', 'help']);
const PAPERS: ReadonlySet<string> = new Set(EXPERIMENTS.map(({ paper }) => paper));

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a broken escape, which no page has
  }
}

/** An experiment stands under its paper, by its whole id or without the paper's name before it. */
function isExperiment(paper: string, id: string): boolean {
  const experiment = findExperiment(id) ?? findExperiment(`${paper}-${id}`);
  return experiment?.paper === paper;
}

/** Stored scenarios are not among these: whether `/s/:id` exists is in the database. */
export function isAppPage(pathname: string): boolean {
  const [first, ...more] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (first === undefined) return true;
  if (first !== 'papers') return SINGLE.has(first) && more.length === 0;
  const [paper, id, ...rest] = more;
  if (paper === undefined) return true;
  if (id === undefined) return PAPERS.has(paper);
  return rest.length === 0 && isExperiment(paper, id);
}
