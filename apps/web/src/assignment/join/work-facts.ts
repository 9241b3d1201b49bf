/** How far a student is in a lesson. */
import type { Lesson, LessonProgress, LessonStep } from '@lanelab/lessons';
import { resultOf } from '../../lesson/play/play.ts';

export interface WorkFacts {
  readonly done: number;
  readonly shown: number;
  /** Steps with something to do that are neither done nor shown. */
  readonly open: readonly LessonStep[];
}

export function workFacts({ steps }: Lesson, progress: LessonProgress): WorkFacts {
  const stateOf = ({ id }: LessonStep) => resultOf(progress, id)?.state;
  return {
    done: steps.filter((step) => stateOf(step) === 'done').length,
    shown: steps.filter((step) => stateOf(step) === 'shown').length,
    open: steps.filter((step) => step.task.kind !== 'read' && stateOf(step) !== 'done' && stateOf(step) !== 'shown'),
  };
}
