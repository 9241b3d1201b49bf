/** Computes every step of a result again, from the networks and answers in it, with the engine of this lab. */
import { handedStep, type Standing, type StepVerdict, standingOf } from '@lanelab/lessons/judge';
import { openSource } from '../../share/lectures/sources.ts';
import { judgeOf } from '../play/judge.ts';
import type { HandedResult } from './read-result.ts';

export type ComputedStep =
  | { readonly state: 'computing' }
  | { readonly state: 'computed'; readonly standing: Standing; readonly verdict: StepVerdict | null }
  /** `problem`: why nothing can be computed, in a sentence. A claim of such a step is not confirmed. */
  | { readonly state: 'failed'; readonly problem: string };

async function computed(handed: HandedResult, index: number, signal: AbortSignal): Promise<ComputedStep> {
  const left = await handedStep(handed, index, openSource);
  if (left === null) return { state: 'computed', standing: 'not-begun', verdict: null };
  const { step, claimed, request } = left;
  const verdict = await judgeOf(handed.lesson)(request, { signal, onShare: () => undefined });
  return { state: 'computed', standing: standingOf(step, claimed, verdict), verdict };
}

/** Computes one step after the other; `onStep` is called with each by its position. Ends early where `signal` is aborted. */
export async function recompute(
  handed: HandedResult,
  onStep: (index: number, step: ComputedStep) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const index of handed.lesson.steps.keys()) {
    if (signal.aborted) return;
    onStep(index, { state: 'computing' });
    try {
      const step = await computed(handed, index, signal);
      if (!signal.aborted) onStep(index, step);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Error)) throw error;
      onStep(index, { state: 'failed', problem: error.message });
    }
  }
}
