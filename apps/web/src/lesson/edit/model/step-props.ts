/** What every part of the form of a step is given. */
import type { Lesson, LessonStep } from '@lanelab/lessons';
import type { OpenedNetworks } from './use-networks.ts';

export interface StepPartProps {
  readonly lesson: Lesson;
  readonly index: number;
  readonly step: LessonStep;
  /** Shows another version of the step; changes of the same `field` in a row are one change. */
  readonly onChange: (step: LessonStep, field: string) => void;
  readonly networks: OpenedNetworks;
}
