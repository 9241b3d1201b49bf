/** Longer text of the record, over the whole width. */
import { formatPath } from '@lanelab/scenario';
import { useId } from 'react';
import styles from './ProseField.module.css';
import { type FieldPath, useRecord } from './record.ts';
import { useDraft } from './use-draft.ts';

interface ProseFieldProps {
  readonly label: string;
  readonly path: FieldPath;
  readonly rows: number;
  readonly placeholder?: string;
  readonly isLabelHidden?: boolean;
}

export function ProseField({ label, path, rows, placeholder, isLabelHidden = false }: ProseFieldProps) {
  const record = useRecord();
  const id = useId();
  const value = record.value(path);
  const draft = useDraft({
    label,
    path,
    shown: typeof value === 'string' ? value : '',
    read: (text) => ({ value: text }),
  });
  return (
    <div className={styles.field} data-testid={`field-${formatPath(path)}`}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.box}
        rows={rows}
        value={draft.text}
        placeholder={placeholder}
        readOnly={record.isReadOnly}
        aria-invalid={draft.error !== null}
        aria-describedby={draft.error === null ? undefined : `${id}-error`}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={draft.finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && rows === 1) event.preventDefault();
          if (event.key === 'Enter' && (rows === 1 || event.ctrlKey || event.metaKey)) draft.finish();
          if (event.key !== 'Escape' || draft.drop()) event.stopPropagation();
        }}
      />
      {draft.error === null ? null : (
        <span id={`${id}-error`} className={styles.error}>
          {draft.error}
        </span>
      )}
    </div>
  );
}
