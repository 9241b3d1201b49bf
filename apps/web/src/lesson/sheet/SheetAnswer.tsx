/** Room for an answer on paper, by its form: boxes, numbered places, a line, axes. For the teacher what is right is marked. */
import { type AnswerForm, type FilledValues, shuffled } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-sheet';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { LessonText } from '../panel/LessonText.tsx';
import styles from './Worksheet.module.css';

interface SheetAnswerProps {
  readonly form: AnswerForm;
  /** What the items of an order are shuffled from. */
  readonly seed: string;
  readonly hasAnswers: boolean;
  readonly values: FilledValues;
}

export function SheetAnswer({ form, seed, hasAnswers, values }: SheetAnswerProps) {
  switch (form.kind) {
    case 'choice':
      return (
        <ul className={styles.options}>
          {form.options.map(({ id, text, says }) => {
            const isRight = hasAnswers && form.right.includes(id);
            return (
              <li key={id} data-right={isRight || undefined}>
                <span aria-hidden="true">{isRight ? '☒' : '☐'}</span> {plainText(text)}
                {isRight ? <span className="visually-hidden">{say('right')}</span> : null}
                {hasAnswers && says !== undefined ? <LessonText text={says} values={values} /> : null}
              </li>
            );
          })}
        </ul>
      );
    case 'order': {
      const items = hasAnswers ? form.items : shuffled(form.items, seed);
      return (
        <ul className={styles.options}>
          {items.map(({ id, text }, index) => (
            <li key={id}>
              <span className={styles.place}>{hasAnswers ? index + 1 : ''}</span> {plainText(text)}
            </li>
          ))}
        </ul>
      );
    }
    case 'number':
      return (
        <p className={styles.blank}>
          <span className={styles.line} /> {form.unit}
        </p>
      );
    case 'word':
      return (
        <p className={styles.blank}>
          {plainText(form.label)} <span className={styles.line} />
        </p>
      );
    case 'curve':
      return (
        <div>
          <p>{say('curve', { unit: form.unit, top: form.top, from: form.fromS, to: form.toS })}</p>
          <div className={styles.axes} />
        </div>
      );
  }
}
