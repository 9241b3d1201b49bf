/** A number that is being typed with its unit. */
import { useState } from 'react';
import { type Quantity, readNumber, scaleOf, showNumber } from '../../base/format/quantities.ts';
import { quantityFault, type Unit } from '../../base/format/quantity.ts';
import type { FieldPath } from './record.ts';
import { useDraft } from './use-draft.ts';

interface QuantityDraftOptions {
  readonly label: string;
  readonly path: FieldPath;
  readonly quantity: Quantity;
  /** Null: not set. */
  readonly number: number | null;
  /** Unit of a time that is zero or not set. */
  readonly usual?: Unit;
  /** The word for null, where the field may be empty. */
  readonly nullWord: string | undefined;
  /** What the record gets for the number that was typed. */
  readonly stored: (number: number | null) => unknown;
}

export function useQuantityDraft(options: QuantityDraftOptions) {
  const { label, path, quantity, number, usual, nullWord, stored } = options;
  // The unit stays while somebody types, however large the number becomes.
  const [held, setHeld] = useState<ReturnType<typeof scaleOf> | null>(null);
  const scale = held ?? scaleOf(quantity, number, usual);
  const draft = useDraft({
    label,
    path,
    shown: showNumber(number, scale),
    read: (text) => {
      const reading = readNumber(text, scale, nullWord);
      if ('fault' in reading) return { error: quantityFault(reading.fault, label) };
      return { value: stored(reading.value) };
    },
  });
  const type = (text: string) => {
    setHeld(scale);
    draft.type(text);
  };
  return {
    scale,
    type,
    drop: draft.drop,
    /** Properties of the input. */
    input: {
      value: draft.text,
      unit: number === null && !draft.isTyping && nullWord !== undefined ? '' : scale.unit,
      error: draft.error,
      ...(nullWord === undefined ? {} : { placeholder: nullWord }),
      onChange: type,
      onCommit: () => {
        setHeld(null);
        draft.finish();
      },
      onCancel: () => {
        setHeld(null);
        return draft.drop();
      },
    },
  };
}
