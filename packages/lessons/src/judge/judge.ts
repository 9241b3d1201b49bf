/** Computes what the checks of steps say of students' networks and answers, by runs of the engine of its own. */
import type { Engine } from '@lanelab/engine';
import type { Scenario } from '@lanelab/scenario';
import { type RunCasesOptions, runCases } from '../checks/index.ts';
import { measuredCurve } from './curve.ts';
import { type JudgeRequest, type PreparedStep, preparedStep } from './prepared-step.ts';
import type { StepVerdict } from './verdict.ts';

export interface JudgeOptions extends Pick<RunCasesOptions, 'signal' | 'bounds'> {
  /** Share of the simulated time that is done, 0..1. */
  readonly onShare?: (share: number) => void;
}

const runOptions = ({ onShare, ...options }: JudgeOptions): RunCasesOptions => ({
  ...options,
  onProgress: ({ timePs, targetPs }) => onShare?.(targetPs === 0 ? 1 : timePs / targetPs),
});

/**
 * Judges a step. Rejects with `LessonCheckError` where the lesson has a check that cannot be read, with the engine's errors where the
 * network cannot be run, and with an `AbortError` where it is stopped.
 */
export async function judgeStep(
  engine: Engine,
  request: JudgeRequest,
  options: JudgeOptions = {},
): Promise<StepVerdict> {
  const { scenario } = request;
  const { form, cases, verdict } = preparedStep(request);
  const { checks } = await runCases(engine, scenario, cases, runOptions(options));
  const { onShare: _, ...bounds } = options;
  const curve = form?.kind === 'curve' ? await measuredCurve(engine, scenario, form, bounds) : null;
  return { ...verdict(checks), curve };
}

/** Judges steps that have the same network by one run. Nothing is measured for drawn curves. Rejects as `judgeStep` does. */
export async function judgeSteps<Step extends { readonly prepared: PreparedStep }>(
  engine: Engine,
  scenario: Scenario,
  steps: readonly Step[],
  options: JudgeOptions,
): Promise<readonly (Step & { readonly verdict: Omit<StepVerdict, 'curve'> })[]> {
  const cases = steps.flatMap(({ prepared }) => prepared.cases);
  const { checks } = await runCases(engine, scenario, cases, runOptions(options));
  let taken = 0;
  return steps.map((step) => {
    const from = taken;
    taken += step.prepared.cases.length;
    return { ...step, verdict: step.prepared.verdict(checks.slice(from, taken)) };
  });
}
