/** Words of the record: a name, an address. */
import { formatPath } from '@lanelab/scenario';
import type { ReactNode } from 'react';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { FieldTail } from './FieldTail.tsx';
import { type FieldPath, useRecord } from './record.ts';
import { useDraft } from './use-draft.ts';

interface WordFieldProps {
  readonly label: string;
  readonly path: FieldPath;
  readonly note?: ReactNode;
  readonly placeholder?: string;
  /** An empty field takes the key away. */
  readonly isOptional?: boolean;
}

export function WordField({ label, path, note, placeholder, isOptional = false }: WordFieldProps) {
  const record = useRecord();
  const value = record.value(path);
  const draft = useDraft({
    label,
    path,
    shown: typeof value === 'string' ? value : '',
    read: (text) => ({ value: isOptional && text.trim() === '' ? undefined : text.trim() }),
  });
  return (
    <TextInput
      label={label}
      value={draft.text}
      isText
      error={draft.error}
      note={note}
      isReadOnly={record.isReadOnly}
      {...(placeholder === undefined ? {} : { placeholder })}
      after={<FieldTail label={label} path={path} onReset={draft.drop} isOptional={isOptional} />}
      onChange={draft.type}
      onCommit={draft.finish}
      onCancel={draft.drop}
      testId={`field-${formatPath(path)}`}
    />
  );
}
