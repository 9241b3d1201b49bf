import type { ReactNode } from 'react';
import { RecordProvider } from '../../document/form/record.ts';
import type { RecordRef } from '../../document/store/edits/field.ts';
import { useAccess } from './use-access.ts';

interface RecordScopeProps {
  readonly record: RecordRef;
  readonly kind: string;
  readonly children: ReactNode;
}

/** Fields inside it are those of this record. */
export function RecordScope({ record, kind, children }: RecordScopeProps) {
  return <RecordProvider value={useAccess(record, kind)}>{children}</RecordProvider>;
}
