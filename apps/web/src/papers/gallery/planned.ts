/** Quick plans of experiments, made once each: naming a hundred runs by their models takes a while. */
import { type Experiment, type Plan, plan } from '@lanelab/papers';

const plans = new Map<string, Plan>();

export function quickPlan(experiment: Experiment): Plan {
  const known = plans.get(experiment.id) ?? plan(experiment, 'quick');
  plans.set(experiment.id, known);
  return known;
}
