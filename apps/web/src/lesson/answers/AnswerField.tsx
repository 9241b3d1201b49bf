/** The field for an answer, by its form. What is typed or chosen is the answer at once; whoever shows the field decides when it counts. */
import type { Answer, AnswerForm } from '@lanelab/lessons';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';
import { CurveAnswer } from './CurveAnswer.tsx';
import { NumberAnswer } from './NumberAnswer.tsx';
import { OrderAnswer } from './OrderAnswer.tsx';
import { WordAnswer } from './WordAnswer.tsx';

export interface AnswerFieldProps<Form extends AnswerForm = AnswerForm> {
  readonly form: Form;
  readonly question: string;
  /** Null before anything has been answered. */
  readonly answer: Answer | null;
  /** Null: nothing that can be an answer. */
  readonly onAnswer: (answer: Answer | null) => void;
  readonly isDisabled: boolean;
  /** What a run measured where a curve was drawn; null before. */
  readonly measured: readonly (number | null)[] | null;
  /** What lists are shuffled from. */
  readonly seed: string;
}

export function AnswerField({ form, ...rest }: AnswerFieldProps) {
  switch (form.kind) {
    case 'number':
      return <NumberAnswer form={form} {...rest} />;
    case 'choice':
      return <ChoiceAnswer form={form} {...rest} />;
    case 'order':
      return <OrderAnswer form={form} {...rest} />;
    case 'curve':
      return <CurveAnswer form={form} {...rest} />;
    case 'word':
      return <WordAnswer form={form} {...rest} />;
  }
}
