/** A number of the record, with its unit in the field; other units of the same kind may be typed or pasted. */
import { decimal } from '@lanelab/messages';
import { formatPath } from '@lanelab/scenario';
import type { ReactNode } from 'react';
import type { Quantity } from '../../base/format/quantities.ts';
import type { Unit } from '../../base/format/quantity.ts';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { FieldTail } from './FieldTail.tsx';
import { type FieldPath, useRecord } from './record.ts';
import { useQuantityDraft } from './use-quantity-draft.ts';

interface QuantityFieldProps {
  readonly label: string;
  readonly path: FieldPath;
  readonly quantity: Quantity;
  /** Unit of a time that is zero or not set. */
  readonly usual?: Unit;
  /** The word for null, where the field may be empty: “no limit”. */
  readonly nullWord?: string;
  /** What an empty field means here: null unless stated, undefined to take the key away. */
  readonly emptyValue?: undefined | null;
  readonly note?: ReactNode;
}

export function QuantityField(props: QuantityFieldProps) {
  const { label, path, quantity, usual = 's', nullWord, note } = props;
  const record = useRecord();
  const stored = record.value(path);
  const value = typeof stored === 'number' ? stored : null;
  const { scale, type, drop, input } = useQuantityDraft({
    label,
    path,
    quantity,
    number: value,
    usual,
    nullWord,
    stored: (number) => (number === null && 'emptyValue' in props ? props.emptyValue : number),
  });
  return (
    <TextInput
      label={label}
      note={note}
      isReadOnly={record.isReadOnly}
      {...input}
      after={
        <FieldTail
          label={label}
          path={path}
          onReset={drop}
          isOptional={'emptyValue' in props && props.emptyValue === undefined}
        />
      }
      onStep={(direction) => {
        const now = (value ?? 0) / scale.factor;
        const next = Number((now + direction).toPrecision(12));
        type(decimal(quantity === 'ppm' ? next : Math.max(0, next)));
      }}
      testId={`field-${formatPath(path)}`}
    />
  );
}
