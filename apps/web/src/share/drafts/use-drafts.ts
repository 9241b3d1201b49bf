/** The drafts of this browser as a list that follows every tab. */
import { useCallback, useEffect, useState } from 'react';
import { type Draft, DraftError, type DraftFailure, listDrafts, onDraftsChanged } from './drafts.ts';

export type DraftList =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly drafts: readonly Draft[] /** Milliseconds since 1970. */;
      readonly readAt: number;
    }
  | { readonly state: 'failed'; readonly failure: DraftFailure };

export function useDrafts(): DraftList {
  const [list, setList] = useState<DraftList>({ state: 'loading' });
  const read = useCallback(() => {
    listDrafts().then(
      (drafts) => setList({ state: 'ready', drafts, readAt: Date.now() }),
      (error: unknown) => {
        if (!(error instanceof DraftError)) throw error;
        setList({ state: 'failed', failure: error.kind });
      },
    );
  }, []);
  useEffect(() => {
    read();
    return onDraftsChanged(read);
  }, [read]);
  return list;
}
