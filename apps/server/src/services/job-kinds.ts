/** What each kind of job consists of: the points that it rests on, and how one of them is computed. */
import { findExperiment } from '@lanelab/papers';
import { mustParse } from '@lanelab/scenario';
import { z } from 'zod';
import type { JobKind } from '../jobs/job.ts';
import type { FigureService } from './figure-service.ts';
import { type EnsureOptions, type RunService, URGENCY } from './run-service.ts';

export interface PlannedJob {
  /** Keys of the results, each one once. */
  readonly points: readonly string[];
  readonly urgency: number;
}

export interface WorkOfKind {
  plan(input: unknown): Promise<PlannedJob>;
  /** Computes and keeps the result `key`, unless it is kept. */
  compute(input: unknown, key: string, options: EnsureOptions): Promise<void>;
}

export type JobKinds = { readonly [K in JobKind]: WorkOfKind };

const figureInput = z.object({ id: z.string(), quality: z.enum(['quick', 'full']) });

export function createJobKinds(runs: RunService, figures: FigureService): JobKinds {
  function figure(input: unknown) {
    const { id, quality } = figureInput.parse(input);
    const experiment = findExperiment(id);
    if (experiment === null) throw new Error(`no experiment ${id}`);
    return { experiment, quality };
  }

  return {
    run: {
      plan: async (input) => ({ points: [await runs.key(mustParse(input))], urgency: URGENCY.run }),
      compute: (input, _key, options) => runs.ensure(mustParse(input), options),
    },
    figure: {
      async plan(input) {
        const { experiment, quality } = figure(input);
        const { points } = await figures.plan(experiment, quality);
        return { points, urgency: URGENCY[quality] };
      },
      async compute(input, key, options) {
        const { experiment, quality } = figure(input);
        await figures.compute(experiment, quality, key, options);
      },
    },
  };
}
