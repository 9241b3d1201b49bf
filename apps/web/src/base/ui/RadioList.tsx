/** One of a few, each with words of its own: radio buttons below each other. */
import { type ReactNode, useId } from 'react';
import styles from './RadioList.module.css';

interface RadioListProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What belongs to the chosen one, such as a field. */
  readonly children?: ReactNode;
  readonly testId?: string;
}

export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, options, value, onChange, children, testId } = props;
  const name = useId();
  return (
    <fieldset className={styles.list} data-testid={testId}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
