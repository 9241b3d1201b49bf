/** A row's last column: where the value comes from, or the way back once it has been changed. */

import { ResetButton } from './ResetButton.tsx';
import { type FieldPath, useRecord } from './record.ts';

interface FieldTailProps {
  readonly label: string;
  readonly path: FieldPath;
  readonly onReset?: () => void;
}

export function FieldTail({ label, path, onReset }: FieldTailProps) {
  const record = useRecord();
  const initial = record.initial(path);
  if (initial === null) return null;
  if (JSON.stringify(record.value(path)) === JSON.stringify(initial.value)) return initial.origin;
  if (record.isReadOnly) return null;
  return (
    <ResetButton
      label={label}
      onReset={() => {
        onReset?.();
        record.set(path, initial.value, label);
      }}
    />
  );
}
