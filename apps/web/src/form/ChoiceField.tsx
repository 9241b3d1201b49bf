/** One of several values of the record. */
import { useState } from 'react';
import { Select } from '../ui/Select.tsx';
import { FieldTail } from './FieldTail.tsx';
import { Refusal } from './Refusal.tsx';
import { type FieldPath, fieldName, useRecord } from './record.ts';

interface ChoiceFieldProps {
  readonly label: string;
  readonly path: FieldPath;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Turns the option into what the record holds, and back, where that is no text. */
  readonly write?: (option: string) => unknown;
  readonly show?: (value: unknown) => string;
}

export function ChoiceField({ label, path, options, write, show = String }: ChoiceFieldProps) {
  const record = useRecord();
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <>
      <Select
        label={label}
        options={options}
        value={show(record.value(path))}
        onChange={(option) => setRefusal(record.set(path, write === undefined ? option : write(option), label))}
        isDisabled={record.isReadOnly}
        after={<FieldTail label={label} path={path} onReset={() => setRefusal(null)} />}
        testId={`field-${fieldName(path)}`}
      />
      <Refusal why={refusal} />
    </>
  );
}
