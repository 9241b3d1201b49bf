/** A labelled field with its unit inside it, its rule as a sentence when broken, and arrow keys that step the value. */
import { unitName } from '@lanelab/messages/units';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './TextInput.module.css';

interface TextInputProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onCommit?: () => void;
  /** Called with +1 and -1 for the arrow keys. */
  readonly onStep?: (direction: 1 | -1) => void;
  /** Escape. False: nothing was taken back, so that the key means what it means around the field. */
  readonly onCancel?: () => boolean;
  /** Words rather than a number: read from the left. */
  readonly isText?: boolean;
  readonly placeholder?: string;
  readonly isReadOnly?: boolean;
  /** As documents write it; a person reads its name. */
  readonly unit?: string;
  /** Why the value cannot be used, in one sentence. */
  readonly error?: string | null;
  readonly note?: ReactNode;
  readonly after?: ReactNode;
  readonly isDisabled?: boolean;
  readonly testId?: string;
}

export function TextInput(props: TextInputProps) {
  const {
    label,
    value,
    onChange,
    onCommit,
    onStep,
    onCancel,
    isText = false,
    placeholder,
    isReadOnly = false,
    unit,
    error = null,
    note,
    after,
    isDisabled = false,
    testId,
  } = props;
  const id = useId();
  const isShown = { unit: unit !== undefined && unit !== '', note: note !== undefined, error: error !== null };
  const described = (['unit', 'note', 'error'] as const).filter((part) => isShown[part]).map((part) => `${id}-${part}`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onCommit?.();
    // Keys of the page, such as Ctrl+S, hold in fields too. Every other key is the field's alone.
    const isOfPage =
      event.key === 'Tab' || event.ctrlKey || event.metaKey || (event.key === 'Escape' && onCancel?.() !== true);
    if (!isOfPage) event.stopPropagation();
    if (onStep === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <div className={styles.field} data-testid={testId}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <input
          id={id}
          type="text"
          className={styles.input}
          value={value}
          disabled={isDisabled}
          readOnly={isReadOnly}
          inputMode={isText ? 'text' : 'decimal'}
          autoComplete="off"
          spellCheck="false"
          data-text={isText || undefined}
          placeholder={placeholder}
          aria-invalid={error !== null || undefined}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onCommit}
        />
        {unit === undefined ? null : (
          <span id={`${id}-unit`} className={styles.unit}>
            {unitName(unit)}
          </span>
        )}
      </span>
      {after}
      {note === undefined ? null : (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
      {error === null ? null : (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
