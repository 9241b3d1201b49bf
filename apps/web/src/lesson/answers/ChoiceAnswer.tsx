/** One option of several, or as many as are right, each a row that is easy to hit. */
import { useId } from 'react';
import { plainText } from '../../papers/collection/lesson-language.ts';
import type { AnswerFieldProps } from './AnswerField.tsx';
import styles from './answers.module.css';
import type { FormOf } from './forms.ts';

export function ChoiceAnswer({ form, question, answer, onAnswer, isDisabled }: AnswerFieldProps<FormOf<'choice'>>) {
  const name = useId();
  const chosen = Array.isArray(answer) ? answer : [];
  const choose = (id: string, isOn: boolean) => {
    if (!form.several) return onAnswer([id]);
    const next = form.options.map((option) => option.id).filter((one) => (one === id ? isOn : chosen.includes(one)));
    onAnswer(next.length === 0 ? null : next);
  };
  return (
    <fieldset className={styles.options} disabled={isDisabled} data-testid="answer-choice">
      <legend data-authored>{question}</legend>
      {form.options.map(({ id, text }) => (
        <label key={id} className={styles.option}>
          <input
            type={form.several ? 'checkbox' : 'radio'}
            name={name}
            value={id}
            checked={chosen.includes(id)}
            onChange={(event) => choose(id, event.target.checked)}
          />
          <span data-authored>{plainText(text)}</span>
        </label>
      ))}
    </fieldset>
  );
}
