/** Experiments as presets: each at its default point, and each form that one is run in by its id and an ending. */

import { say } from '@lanelab/messages/presets';
import type { Preset } from '@lanelab/scenario';
import type { Experiment } from '../experiment.ts';
import { baseScenario } from '../figures/base-scenario.ts';
import { defaultScenario } from '../figures/plan.ts';
import { opened } from './starts.ts';

export const presetsOf = (experiments: readonly Experiment[]): readonly Preset[] =>
  experiments.flatMap((experiment) => [
    { id: experiment.id, title: experiment.question, build: () => opened(defaultScenario(experiment)) },
    ...('variants' in experiment && experiment.variants.length > 1
      ? experiment.variants
          .filter(({ isPoint }) => isPoint !== true)
          .map((variant) => ({
            id: `${experiment.id}-${variant.key}`,
            title: say('of-variant', { question: experiment.question, variant: variant.name }),
            build: () => opened(baseScenario(experiment, 'full', {}, variant)),
          }))
      : []),
  ]);
