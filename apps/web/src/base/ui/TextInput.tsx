/** A labelled field with its unit inside it, its rule as a sentence when broken, and arrow keys that step the value. */
import { unitName } from '@lanelab/messages/units';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
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
  return (
    <TextField
      className={styles.field ?? ''}
      value={value}
      onChange={onChange}
      isInvalid={error !== null}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      data-testid={testId}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onCommit?.();
        // Keys of the page, such as Ctrl+S, hold in fields too.
        if (event.ctrlKey || event.metaKey) event.continuePropagation();
        if (event.key === 'Escape' && onCancel?.() !== true) event.continuePropagation();
        if (onStep === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onStep(event.key === 'ArrowUp' ? 1 : -1);
      }}
      {...(onCommit === undefined ? {} : { onBlur: onCommit })}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <Group className={styles.box ?? ''}>
        <Input
          className={styles.input ?? ''}
          inputMode={isText ? 'text' : 'decimal'}
          autoComplete="off"
          spellCheck="false"
          data-text={isText || undefined}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        {unit === undefined ? null : <span className={styles.unit}>{unitName(unit)}</span>}
      </Group>
      {after}
      {note === undefined ? null : (
        <Text slot="description" className={styles.note ?? ''}>
          {note}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </TextField>
  );
}
