/** One of a few, all visible: radio buttons drawn as one control. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './Choice.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
  readonly testId?: string;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, isLabelHidden = false, options, value, onChange, isDisabled = false, testId } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={isDisabled} data-testid={testId}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <span className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
