/** A curve over time, drawn by pointer or by keys before the run, and shown beside what the run measured. */
import { curveTimes } from '@lanelab/lessons/curve';
import { say } from '@lanelab/messages/lesson';
import { formatDecimal } from '../../base/format/number.ts';
import { CurvePad } from '../../papers/prediction/CurvePad.tsx';
import type { AnswerFieldProps } from './AnswerField.tsx';
import styles from './answers.module.css';
import type { FormOf } from './forms.ts';

export const heightsOf = (form: FormOf<'curve'>, answer: unknown): readonly (number | null)[] => {
  const curve: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'curve') : null;
  const heights: readonly unknown[] = Array.isArray(curve) ? curve : [];
  return curveTimes(form).map((_, index) => {
    const height = heights[index];
    return typeof height === 'number' ? height : null;
  });
};

export function CurveAnswer({
  form,
  question,
  answer,
  onAnswer,
  isDisabled,
  measured,
}: Omit<AnswerFieldProps<FormOf<'curve'>>, 'seed'>) {
  return (
    <fieldset className={styles.options} disabled={isDisabled} data-testid="answer-curve">
      <legend data-authored>{question}</legend>
      <CurvePad
        axes={{
          xs: curveTimes(form),
          top: form.top,
          nameOf: (at) => formatDecimal(at, form.toS - form.fromS < form.points ? 1 : 0),
          xUnit: 's',
          yUnit: form.unit,
          yLabel: say('answer.curve', { unit: form.unit }),
        }}
        values={heightsOf(form, answer)}
        measured={measured ?? []}
        onChange={(next) => onAnswer(next.some((value) => value !== null) ? { curve: [...next] } : null)}
      />
    </fieldset>
  );
}
