/** Colours of two sides of which one alone has shortcuts: those of the traffic on the stage. */
import type { Scenario } from '@lanelab/scenario';

export type Hue = 'router' | 'shortcut';

export interface Hues {
  readonly here: Hue | null;
  readonly there: Hue | null;
}

const hasMpoa = ({ model }: Scenario): boolean => model.nodes.some((node) => 'mpc' in node && node.mpc !== undefined);

export function huesOf(here: Scenario, there: Scenario): Hues {
  const [first, second] = [hasMpoa(here), hasMpoa(there)];
  if (first === second) return { here: null, there: null };
  return { here: first ? 'shortcut' : 'router', there: second ? 'shortcut' : 'router' };
}
