/** A number of the record, with its unit in the field; other units of the same kind may be typed or pasted. */
import { formatPath } from '@lanelab/scenario';
import { type ReactNode, useState } from 'react';
import { type Quantity, readNumber, scaleOf, showNumber } from '../../base/format/quantities.ts';
import { quantityFault, type Unit } from '../../base/format/quantity.ts';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { FieldTail } from './FieldTail.tsx';
import { type FieldPath, useRecord } from './record.ts';
import { useDraft } from './use-draft.ts';

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
  // The unit stays while somebody types, however large the number becomes.
  const [held, setHeld] = useState<ReturnType<typeof scaleOf> | null>(null);
  const scale = held ?? scaleOf(quantity, value, usual);
  const draft = useDraft({
    label,
    path,
    shown: showNumber(value, scale),
    read: (text) => {
      const reading = readNumber(text, scale, nullWord);
      if ('fault' in reading) return { error: quantityFault(reading.fault, label) };
      return reading.value === null && 'emptyValue' in props ? { value: props.emptyValue } : reading;
    },
  });
  return (
    <TextInput
      label={label}
      value={draft.text}
      unit={value === null && !draft.isTyping && nullWord !== undefined ? '' : scale.unit}
      error={draft.error}
      note={note}
      isReadOnly={record.isReadOnly}
      {...(nullWord === undefined ? {} : { placeholder: nullWord })}
      after={
        <FieldTail
          label={label}
          path={path}
          onReset={draft.drop}
          isOptional={'emptyValue' in props && props.emptyValue === undefined}
        />
      }
      onChange={(text) => {
        setHeld(scale);
        draft.type(text);
      }}
      onStep={(direction) => {
        setHeld(scale);
        const now = (value ?? 0) / scale.factor;
        draft.type(String(Math.max(0, Number((now + direction).toPrecision(12)))));
      }}
      onCommit={() => {
        setHeld(null);
        draft.finish();
      }}
      onCancel={() => {
        setHeld(null);
        return draft.drop();
      }}
      testId={`field-${formatPath(path)}`}
    />
  );
}
