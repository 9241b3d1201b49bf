/** How much work a run is, roughly: what orders jobs, and nothing else. */
import type { Scenario } from '@lanelab/scenario';

const PS_A_SECOND = 1e12;
/** Beyond it all runs count as equally long. */
const MOST = 10_000;

/** Simulated seconds of links: each link carries cells as long as the run lasts. A whole number from 1 on. */
export function workOf({ model }: Scenario): number {
  const seconds = (model.durationPs / PS_A_SECOND) * Math.max(1, model.links.length);
  return Math.min(MOST, Math.max(1, Math.ceil(seconds)));
}

export function meanWorkOf(scenarios: readonly Scenario[]): number {
  const sum = scenarios.reduce((total, scenario) => total + workOf(scenario), 0);
  return Math.max(1, Math.round(sum / Math.max(1, scenarios.length)));
}
