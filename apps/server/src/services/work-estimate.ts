/** How much work a run is, roughly: what orders jobs, and what a person may ask for in a minute. */
import type { Scenario } from '@lanelab/scenario';

const PS_A_SECOND = 1e12;
/** Beyond it all runs count as equally long. */
const MOST = 10_000;

/** Cells that an OC-3c carries in a second. */
const CELLS_A_SECOND = 353_208;

const linkSeconds = ({ model }: Scenario): number => (model.durationPs / PS_A_SECOND) * Math.max(1, model.links.length);

/** The most cells that the run can carry over links, were all of them full OC-3c. */
export function cellsOf(scenario: Scenario): number {
  return Math.ceil(linkSeconds(scenario) * CELLS_A_SECOND);
}

/** Simulated seconds of links: each link carries cells as long as the run lasts. A whole number from 1 on. */
export function workOf(scenario: Scenario): number {
  return Math.min(MOST, Math.max(1, Math.ceil(linkSeconds(scenario))));
}

export function meanWorkOf(scenarios: readonly Scenario[]): number {
  const sum = scenarios.reduce((total, scenario) => total + workOf(scenario), 0);
  return Math.max(1, Math.round(sum / Math.max(1, scenarios.length)));
}
