/** Yes or no, as a box to tick, in the row of a form. */
import { type ReactNode, useId } from 'react';
import styles from './Check.module.css';

interface CheckProps {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly after?: ReactNode;
  readonly isDisabled?: boolean;
  readonly testId?: string;
}

export function Check({ label, isOn, onChange, after, isDisabled = false, testId }: CheckProps) {
  const id = useId();
  return (
    <div className={styles.field} data-testid={testId}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {after}
    </div>
  );
}
