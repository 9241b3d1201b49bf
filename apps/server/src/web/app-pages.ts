/** Which addresses are pages of the web app; `apps/web/src/shell/routes.ts` decides which page each of them is. */
import { BUILT_IN } from '@lanelab/lessons/built-in';
import { TYPED_CODE_PATTERN } from '@lanelab/lessons/class-code';
import { EXPERIMENTS, findExperiment } from '@lanelab/papers';

/** Pages whose address is one word. */
const SINGLE: ReadonlySet<string> = new Set([
  'lab',
  'open',
  'mine',
  'lesson',
  'lecture',
  'embed',
  'ready',
  'help',
  'assign',
  'join',
]);
/** Pages of an assignment, which its class code follows. */
const OF_CLASS: ReadonlySet<string> = new Set(['join', 'teach']);
const PAPERS: ReadonlySet<string> = new Set(EXPERIMENTS.map(({ paper }) => paper));

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a broken escape, which no page has
  }
}

const LESSONS: ReadonlySet<string> = new Set(BUILT_IN.map(({ id }) => id));

/** An experiment stands under its paper, by its whole id or without the paper's name before it. */
function isExperiment(paper: string, id: string): boolean {
  const experiment = findExperiment(id) ?? findExperiment(`${paper}-${id}`);
  return experiment?.paper === paper;
}

/** Stored scenarios are not among these: whether `/s/:id` exists is in the database. Whether there is such an assignment, its page says. */
export function isAppPage(pathname: string): boolean {
  const [first, ...more] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (first === undefined) return true;
  // Whether there is a room of this code is in the database.
  if (first === 'room') return more.length <= 1 || (more.length === 2 && more[1] === 'screen');
  if (first === 'learn') return more.length === 0 || (more.length === 1 && LESSONS.has(more[0] ?? ''));
  if (OF_CLASS.has(first) && more.length === 1) return TYPED_CODE_PATTERN.test(more[0] ?? '');
  if (first !== 'papers') return SINGLE.has(first) && more.length === 0;
  const [paper, id, ...rest] = more;
  if (paper === undefined) return true;
  if (id === undefined) return PAPERS.has(paper);
  return rest.length === 0 && isExperiment(paper, id);
}
