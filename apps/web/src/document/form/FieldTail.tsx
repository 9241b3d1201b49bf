/** A row's last column: the origin of the value, or the button that restores it once it has been changed. */

import { ResetButton } from './ResetButton.tsx';
import { type FieldPath, useRecord } from './record.ts';

interface FieldTailProps {
  readonly label: string;
  readonly path: FieldPath;
  readonly onReset?: () => void;
  /** The key may be absent, which is what it goes back to. */
  readonly isOptional?: boolean;
}

export function FieldTail({ label, path, onReset, isOptional = false }: FieldTailProps) {
  const record = useRecord();
  const known = record.initial(path);
  const initial = known === null && isOptional ? { value: undefined } : known;
  if (initial === null) return null;
  if (JSON.stringify(record.value(path)) === JSON.stringify(initial.value))
    return 'origin' in initial ? initial.origin : null;
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
