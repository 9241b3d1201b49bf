/** A number with its unit; what is typed and is no number in range gets its rule as a sentence. */
import { say } from '@lanelab/messages/lesson';
import { useState } from 'react';
import { readNumber } from '../../base/format/read-number.ts';
import { TextInput } from '../../base/ui/TextInput.tsx';
import type { AnswerFieldProps } from './AnswerField.tsx';
import type { FormOf } from './forms.ts';

export function NumberAnswer({ form, question, answer, onAnswer, isDisabled }: AnswerFieldProps<FormOf<'number'>>) {
  const [text, setText] = useState(typeof answer === 'number' ? String(answer) : '');
  const value = readNumber(text);
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = form;
  const isOutside = value !== null && (value < min || value > max);
  const error =
    text.trim() === ''
      ? null
      : value === null
        ? say('answer.no-number', { text })
        : isOutside
          ? say('answer.outside', { text, min: form.min ?? '−∞', max: form.max ?? '∞' })
          : null;
  return (
    <TextInput
      label={<span data-authored>{question}</span>}
      value={text}
      unit={form.unit}
      error={error}
      isDisabled={isDisabled}
      onChange={(next) => {
        setText(next);
        const typed = readNumber(next);
        onAnswer(typed === null || typed < min || typed > max ? null : typed);
      }}
      testId="answer-number"
    />
  );
}
