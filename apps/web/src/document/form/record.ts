/** What a form shows and changes: one record of the scenario, field by field. The form knows neither store nor drawing. */
import type { FieldPath } from '@lanelab/scenario';
import { createContext, type ReactNode, useContext } from 'react';

export type { FieldPath };

/** What a field goes back to: the preset's value where it came from one, else the format's. */
export interface Initial {
  readonly value: unknown;
  /** Where the value comes from, as the row's last column. */
  readonly origin?: ReactNode;
}

export interface RecordAccess {
  readonly isReadOnly: boolean;
  value(path: FieldPath): unknown;
  initial(path: FieldPath): Initial | null;
  /** Shows the value, undefined takes the key away; or says why not. `label` names the field. */
  preview(path: FieldPath, value: unknown, label: string): string | null;
  /** As `preview`, and one undo step at once. */
  set(path: FieldPath, value: unknown, label: string): string | null;
  /** Makes what is previewed one undo step. */
  commit(): void;
  /** Takes back what is previewed. */
  cancel(): void;
}

const RecordContext = createContext<RecordAccess | null>(null);
export const RecordProvider = RecordContext.Provider;

export function useRecord(): RecordAccess {
  const record = useContext(RecordContext);
  if (record === null) throw new Error('a field stands outside a form');
  return record;
}
