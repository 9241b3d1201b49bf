/** Presets that belong to no figure: networks built to show one mechanism. Benchmarks stay on the command line. */
import { EXPERIMENTS } from '@lanelab/papers';
import { PRESETS } from '@lanelab/papers/presets';
import type { Preset } from '@lanelab/scenario';

/** An experiment's own preset, or one of its forms: `tut-table2-lane`. */
const isOfFigure = (preset: string): boolean =>
  EXPERIMENTS.some(({ id }) => preset === id || preset.startsWith(`${id}-`));

export const demonstrations: readonly Preset[] = PRESETS.filter(
  ({ id, title }) => !isOfFigure(id) && !title.startsWith('Bench'),
);
