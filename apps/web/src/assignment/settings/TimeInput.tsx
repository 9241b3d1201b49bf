/** A labelled field for a date and a time of day, in the reader's own time. */
import { useId } from 'react';
import styles from './SettingsForm.module.css';

interface TimeInputProps {
  readonly label: string;
  /** `2026-11-27T23:59`; empty while the date is not whole. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
  readonly note?: string;
  readonly testId: string;
}

export function TimeInput({ label, value, onChange, error, note, testId }: TimeInputProps) {
  const id = useId();
  const said = error ?? note ?? null;
  return (
    <div className={styles.time}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== null || undefined}
        aria-describedby={said === null ? undefined : `${id}-said`}
        data-testid={testId}
      />
      {said === null ? null : (
        <span id={`${id}-said`} role={error === null ? undefined : 'alert'} data-error={error !== null || undefined}>
          {said}
        </span>
      )}
    </div>
  );
}
