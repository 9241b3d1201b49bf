/** What each kind of job consists of: the points that it rests on, and how one of them is computed. */
import { findExperiment } from '@lanelab/papers';
import { mustParse } from '@lanelab/scenario';
import { z } from 'zod';
import type { JobKind } from '../jobs/job.ts';
import type { FigureService } from './figure-service.ts';
import { type EnsureOptions, type RunService, URGENCY } from './run-service.ts';
import type { VerdictService } from './verdict-service.ts';
import { meanWorkOf } from './work-estimate.ts';

export interface PlannedJob {
  /** Keys of the results, each one once. */
  readonly points: readonly string[];
  /** Which of an asker's own jobs go first: the larger. */
  readonly urgency: number;
  /** Work of one point, as `workOf` counts it. */
  readonly cost: number;
}

export interface WorkOfKind {
  plan(input: unknown): Promise<PlannedJob>;
  /** Computes and keeps the result `key`, unless it is kept. */
  compute(input: unknown, key: string, options: EnsureOptions): Promise<void>;
}

export type JobKinds = { readonly [K in JobKind]: WorkOfKind };

const figureInput = z.object({ id: z.string(), quality: z.enum(['quick', 'full']) });

/** The scenario stays the text that it was checked as: it goes to the engine's thread unread. */
const runInput = z.object({ document: z.string(), modelHash: z.string(), cost: z.number() });

/** The scenario's text. A job that version 0.1.0 queued before it kept texts has the scenario itself. */
function documentOf(input: unknown): string {
  const parsed = runInput.safeParse(input);
  return parsed.success ? parsed.data.document : JSON.stringify(mustParse(input));
}

const verdictInput = z.object({ question: z.string(), hash: z.string(), cost: z.number() });

export function createJobKinds(runs: RunService, figures: FigureService, verdicts: VerdictService): JobKinds {
  function figure(input: unknown) {
    const { id, quality } = figureInput.parse(input);
    const experiment = findExperiment(id);
    if (experiment === null) throw new Error(`no experiment ${id}`);
    return { experiment, quality };
  }

  return {
    run: {
      async plan(input) {
        const { modelHash, cost } = runInput.parse(input);
        return { points: [await runs.key(modelHash)], urgency: URGENCY.run, cost };
      },
      compute: (input, key, options) => runs.ensure(key, documentOf(input), options),
    },
    figure: {
      async plan(input) {
        const { experiment, quality } = figure(input);
        const { points, plan } = await figures.plan(experiment, quality);
        const cost = meanWorkOf(plan.runs.map(({ scenario }) => scenario));
        return { points, urgency: URGENCY[quality], cost };
      },
      async compute(input, key, options) {
        const { experiment, quality } = figure(input);
        await figures.compute(experiment, quality, key, options);
      },
    },
    verdict: {
      async plan(input) {
        const { hash, cost } = verdictInput.parse(input);
        return { points: [await verdicts.key(hash)], urgency: URGENCY.run, cost };
      },
      compute: (input, key, options) => verdicts.ensure(key, verdictInput.parse(input).question, options),
    },
  };
}
