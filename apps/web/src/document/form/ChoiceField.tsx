/** One of several values of the record. */
import { formatPath } from '@lanelab/scenario';
import { useState } from 'react';
import { Select } from '../../base/ui/Select.tsx';
import { FieldTail } from './FieldTail.tsx';
import { Refusal } from './Refusal.tsx';
import { type FieldPath, useRecord } from './record.ts';

interface ChoiceFieldProps {
  readonly label: string;
  readonly path: FieldPath;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Turns the option into what the record holds, and back, where that is no text. */
  readonly write?: (option: string) => unknown;
  readonly show?: (value: unknown) => string;
  /** Label of the option that takes the key away, where it may be absent. */
  readonly absent?: string;
}

const IS_ABSENT = '';

export function ChoiceField({ label, path, options, write, show = String, absent }: ChoiceFieldProps) {
  const record = useRecord();
  const [refusal, setRefusal] = useState<string | null>(null);
  const value = record.value(path);
  const written = (option: string): unknown => (write === undefined ? option : write(option));
  return (
    <>
      <Select
        label={label}
        options={absent === undefined ? options : [{ value: IS_ABSENT, label: absent }, ...options]}
        value={absent !== undefined && value === undefined ? IS_ABSENT : show(value)}
        onChange={(option) =>
          setRefusal(
            record.set(path, absent !== undefined && option === IS_ABSENT ? undefined : written(option), label),
          )
        }
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
