/** The address leads to what is here: to the draft while there are edits that the server does not have. Loading again loses nothing. */
import { documentHash, type Scenario } from '@lanelab/scenario';
import { useEffect, useMemo } from 'react';
import type { DraftState } from '../../share/drafts/keeper.ts';
import type { StoredOrigin } from '../../share/links/opening.ts';
import type { Rename } from './LabPage.tsx';

export function useDraftAddress(
  { id, status }: DraftState,
  scenario: Scenario,
  stored: StoredOrigin | null,
  rename: Rename,
): void {
  const isStored = useMemo(() => stored !== null && stored.hash === documentHash(scenario), [stored, scenario]);
  const isKept = status === 'saved' && id !== null;
  useEffect(() => {
    if (isKept && !isStored) rename(`/lab?draft=${id}`);
  }, [isKept, isStored, id, rename]);
}
