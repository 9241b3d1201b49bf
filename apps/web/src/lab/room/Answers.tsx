/** The answers to a question: counted, or as a bundle of curves. */
import type { AnswerValue, QuestionForm } from '@lanelab/lessons/room';
import type { Scenario } from '@lanelab/scenario';
import type { Playback } from '../../playback/types.ts';
import { CurveBundle } from './CurveBundle.tsx';
import { Histogram } from './Histogram.tsx';

interface AnswersProps {
  readonly form: QuestionForm;
  readonly answers: readonly AnswerValue[];
  /** The network that the question is about, and the clock that shows how its run goes; null before they are there. */
  readonly scenario: Scenario | null;
  readonly playback: Playback | null;
  /** Whether what the run measures may be seen. */
  readonly isRevealed: boolean;
}

export function Answers({ form, answers, scenario, playback, isRevealed }: AnswersProps) {
  if (form.type !== 'curve')
    return <Histogram form={form} answers={answers.filter((answer) => typeof answer === 'number')} />;
  const curves = answers.filter((answer) => typeof answer !== 'number');
  return <CurveBundle form={form} curves={curves} scenario={isRevealed ? scenario : null} playback={playback} />;
}
