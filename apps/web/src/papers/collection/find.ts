/** Experiments by what stands in the address: `fig7` or the full public name. */
import type { Experiment } from '@lanelab/papers';
import { loadExperiment } from '@lanelab/papers/load';

async function load(paper: string, id: string): Promise<Experiment | null> {
  const found = (await loadExperiment(id)) ?? (await loadExperiment(`${paper}-${id}`));
  return found !== null && found.paper === paper ? found : null;
}

const loading = new Map<string, Promise<Experiment | null>>();

/** The experiment, fetched with those of its paper alone; null where there is none. The same promise for the same address. */
export function experimentAt(paper: string, id: string): Promise<Experiment | null> {
  const key = `${paper}/${id}`;
  const known = loading.get(key) ?? load(paper, id);
  loading.set(key, known);
  return known;
}

/** `/papers/curitiba/fig7` */
export function addressOf(experiment: Experiment): string {
  const short = experiment.id.startsWith(`${experiment.paper}-`)
    ? experiment.id.slice(experiment.paper.length + 1)
    : experiment.id;
  return `/papers/${experiment.paper}/${short}`;
}

/** The same by the public name alone, `curitiba-fig7`: each begins with the name of its paper. */
export const addressOfId = (id: string): string => `/papers/${id.replace('-', '/')}`;
