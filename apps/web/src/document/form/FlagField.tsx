/** A yes or no of the record. */
import { formatPath } from '@lanelab/scenario';
import { useState } from 'react';
import { Check } from '../../base/ui/Check.tsx';
import { FieldTail } from './FieldTail.tsx';
import { Refusal } from './Refusal.tsx';
import { type FieldPath, useRecord } from './record.ts';

interface FlagFieldProps {
  readonly label: string;
  readonly path: FieldPath;
  /** What it is where the key is absent, which a reset makes it again. */
  readonly absent?: boolean;
}

export function FlagField({ label, path, absent }: FlagFieldProps) {
  const record = useRecord();
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <>
      <Check
        label={label}
        isOn={(record.value(path) ?? absent) === true}
        onChange={(isOn) => setRefusal(record.set(path, isOn, label))}
        isDisabled={record.isReadOnly}
        after={
          <FieldTail label={label} path={path} onReset={() => setRefusal(null)} isOptional={absent !== undefined} />
        }
        testId={`field-${formatPath(path)}`}
      />
      <Refusal why={refusal} />
    </>
  );
}
