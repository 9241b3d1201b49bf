/** Experiments by what stands in the address: `fig7` or the full public name. */
import { type Experiment, findExperiment } from '@lanelab/papers';

export function experimentAt(paper: string, id: string): Experiment | null {
  const found = findExperiment(id) ?? findExperiment(`${paper}-${id}`);
  return found !== null && found.paper === paper ? found : null;
}

/** `/papers/curitiba/fig7` */
export function addressOf(experiment: Experiment): string {
  const short = experiment.id.startsWith(`${experiment.paper}-`)
    ? experiment.id.slice(experiment.paper.length + 1)
    : experiment.id;
  return `/papers/${experiment.paper}/${short}`;
}
