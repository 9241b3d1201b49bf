/** Which experiments the gallery shows: of one paper, about one topic; kept in the address. */
import { EXPERIMENTS, type Experiment, type PaperName, TOPICS, type Topic } from '@lanelab/papers';
import { papers } from '../collection/papers.ts';

export interface Filters {
  readonly paper: PaperName | 'all';
  readonly topic: Topic | 'all';
}

/** From the query; what it names that is not there counts as all. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  const [paper, topic] = [query.get('paper'), query.get('topic')];
  return {
    paper: papers.find(({ name }) => name === paper)?.name ?? 'all',
    topic: TOPICS.find((name) => name === topic) ?? 'all',
  };
}

export const isShown = ({ paper, topics }: Experiment, filters: Filters): boolean =>
  (filters.paper === 'all' || paper === filters.paper) && (filters.topic === 'all' || topics.includes(filters.topic));

/** Papers that have experiments here, and how many. */
export const paperCounts = papers
  .map(({ name, short }) => ({ name, short, count: EXPERIMENTS.filter(({ paper }) => paper === name).length }))
  .filter(({ count }) => count > 0);

/** Topics of some, but not all, of the experiments of the chosen paper. */
export function topicsOf(paper: Filters['paper']): readonly { readonly topic: Topic; readonly count: number }[] {
  const all = EXPERIMENTS.filter((experiment) => paper === 'all' || experiment.paper === paper);
  return TOPICS.map((topic) => ({ topic, count: all.filter(({ topics }) => topics.includes(topic)).length })).filter(
    ({ count }) => count > 0 && count < all.length,
  );
}
