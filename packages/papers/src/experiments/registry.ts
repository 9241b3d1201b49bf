/** All experiments by their public names. */

import type { Experiment } from '../experiment.ts';
import { CLASSIC_EXPERIMENTS } from './classic.ts';
import { CLUJ_EXPERIMENTS } from './cluj.ts';
import { CURITIBA_EXPERIMENTS } from './curitiba.ts';
import { DETKEN_EXPERIMENTS } from './detken.ts';
import { TUT_EXPERIMENTS } from './tut.ts';

/** In the order of the papers. */
export const EXPERIMENTS: readonly Experiment[] = [
  ...CURITIBA_EXPERIMENTS,
  ...DETKEN_EXPERIMENTS,
  ...TUT_EXPERIMENTS,
  ...CLUJ_EXPERIMENTS,
  ...CLASSIC_EXPERIMENTS,
];

export function findExperiment(id: string): Experiment | null {
  return EXPERIMENTS.find((experiment) => experiment.id === id) ?? null;
}
