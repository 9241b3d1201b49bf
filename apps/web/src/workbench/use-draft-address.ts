/** Once edits are kept as a draft, the address leads to the draft: loading the page again loses nothing. */
import { useEffect } from 'react';
import type { DraftState } from '../draft/keeper.ts';
import type { Origin } from '../share/opening.ts';
import type { Rename } from './LabPage.tsx';

export function useDraftAddress({ id, status }: DraftState, origin: Origin, rename: Rename): void {
  const isKept = status === 'saved' && id !== null;
  useEffect(() => {
    // A stored scenario keeps its address; what is not stored yet stands under Continue.
    if (isKept && origin.kind !== 'stored') rename(`/lab?draft=${id}`);
  }, [isKept, id, origin, rename]);
}
