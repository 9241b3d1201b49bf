/** Items to be put in order, by buttons that move one up or down: the same for pointer, touch and keys. */
import { shuffled } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { plainText } from '../../papers/collection/lesson-language.ts';
import type { AnswerFieldProps } from './AnswerField.tsx';
import styles from './answers.module.css';
import type { FormOf } from './forms.ts';

export function OrderAnswer({ form, question, answer, onAnswer, isDisabled, seed }: AnswerFieldProps<FormOf<'order'>>) {
  const known = new Map(form.items.map((item) => [item.id, item]));
  const [first] = useState(() => shuffled(form.items, seed).map(({ id }) => id));
  const order = Array.isArray(answer) && answer.length === form.items.length ? answer : first;
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ readonly id: string; readonly by: 1 | -1 } | null>(null);
  // The keyboard stays with the item that it moved.
  useEffect(() => {
    if (moved.current === null) return;
    const { id, by } = moved.current;
    moved.current = null;
    const row = list.current?.querySelector(`[data-item="${CSS.escape(id)}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    (buttons.find((button) => button.dataset['by'] === String(by)) ?? buttons[0])?.focus();
  }, [order]);

  const move = (index: number, by: 1 | -1) => {
    const next = [...order];
    const [id] = next.splice(index, 1);
    if (id === undefined) return;
    next.splice(index + by, 0, id);
    moved.current = { id, by };
    const item = known.get(id);
    if (item !== undefined) announce(say('answer.moved', { item: plainText(item.text), place: index + by + 1 }));
    onAnswer(next);
  };

  return (
    <fieldset className={styles.options} disabled={isDisabled} data-testid="answer-order">
      <legend data-authored>{question}</legend>
      <ol ref={list} className={styles.order}>
        {order.map((id, index) => {
          const item = plainText(known.get(id)?.text ?? id);
          return (
            <li key={id} data-item={id}>
              <span data-authored>{item}</span>
              <button
                type="button"
                data-by="-1"
                data-authored
                disabled={index === 0}
                aria-label={say('answer.up', { item })}
                onClick={() => move(index, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                data-by="1"
                data-authored
                disabled={index === order.length - 1}
                aria-label={say('answer.down', { item })}
                onClick={() => move(index, 1)}
              >
                ↓
              </button>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
