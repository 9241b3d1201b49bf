/** Presets that belong to no figure: networks built to show one mechanism. Benchmarks stay on the command line. */
import { EXPERIMENTS, PRESETS, type Preset } from '@lanelab/scenario';

const experimentIds = new Set(EXPERIMENTS.map(({ id }) => id));

export const demonstrations: readonly Preset[] = PRESETS.filter(
  ({ id, title }) => !experimentIds.has(id) && !title.startsWith('Bench'),
);
