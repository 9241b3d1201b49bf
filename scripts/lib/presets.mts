/** Presets as benches and builds run them. */
import { findPreset } from '../../packages/papers/src/presets/registry.ts';
import type { Scenario } from '../../packages/scenario/src/index.ts';

/** The scenario of a preset; throws where there is none of that name. */
export function preset(id: string): Scenario {
  const found = findPreset(id);
  if (found === null) throw new Error(`there is no preset ${id}`);
  return found.build();
}

/** The same with lines whose clocks are up to 20 ppm off, drawn from the seed. */
export const withClocks = (scenario: Scenario): Scenario => ({
  ...scenario,
  model: { ...scenario.model, clocks: 'drawn' },
});
