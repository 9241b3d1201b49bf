/** A labelled field of several lines, with its rule as a sentence when broken. */
import { type ReactNode, useId } from 'react';
import styles from './TextArea.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  /** Why the text cannot be used, in one sentence. */
  readonly error?: string | null;
  readonly note?: ReactNode;
  /** Text for the lab rather than for people. */
  readonly isCode?: boolean;
  readonly testId?: string;
}

export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, rows = 2, error = null, note, isCode = false, testId } = props;
  const id = useId();
  const said = [...(note === undefined ? [] : [`${id}-note`]), ...(error === null ? [] : [`${id}-error`])].join(' ');
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== null}
        data-code={isCode || undefined}
        data-testid={testId}
        {...(isCode ? { spellCheck: 'false' } : {})}
        {...(said === '' ? {} : { 'aria-describedby': said })}
      />
      {note === undefined ? null : (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
      {error === null ? null : (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
