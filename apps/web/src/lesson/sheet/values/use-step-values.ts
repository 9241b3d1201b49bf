/** The values of each step of a sheet, computed while the sheet is open. */
import type { Lesson } from '@lanelab/lessons';
import { useEffect, useState } from 'react';
import { judgeOf } from '../../play/judge.ts';
import { computeValues, type StepValues } from './compute.ts';

/** By position of the step; a step whose turn has not come is absent. Nothing is computed for a sheet without answers. */
export function useStepValues(lesson: Lesson, hasAnswers: boolean): ReadonlyMap<number, StepValues> {
  const [steps, setSteps] = useState<ReadonlyMap<number, StepValues>>(new Map());
  useEffect(() => {
    setSteps(new Map());
    if (!hasAnswers) return;
    const stop = new AbortController();
    void computeValues(lesson, {
      judge: judgeOf(lesson),
      onStep: (index, values) => {
        if (!stop.signal.aborted) setSteps((now) => new Map(now).set(index, values));
      },
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [lesson, hasAnswers]);
  return steps;
}
