/** A word or a name. */
import { useState } from 'react';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { plainText } from '../../papers/collection/lesson-language.ts';
import type { AnswerFieldProps } from './AnswerField.tsx';
import type { FormOf } from './forms.ts';

export function WordAnswer({ form, question, answer, onAnswer, isDisabled }: AnswerFieldProps<FormOf<'word'>>) {
  const [text, setText] = useState(typeof answer === 'string' ? answer : '');
  return (
    <TextInput
      isText
      label={<span data-authored>{question}</span>}
      note={<span data-authored>{plainText(form.label)}</span>}
      value={text}
      isDisabled={isDisabled}
      onChange={(next) => {
        setText(next);
        onAnswer(next.trim() === '' ? null : next.trim());
      }}
      testId="answer-word"
    />
  );
}
