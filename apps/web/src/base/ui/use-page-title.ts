import { useEffect } from 'react';
import { markInteractive } from './page-state.ts';

/** Names the document after the page, whose controls answer from now on unless it is still being fetched. */
export function usePageTitle(title: string, { isFetching = false } = {}): void {
  useEffect(() => {
    document.title = title === '' ? 'lanelab' : `${title} · lanelab`;
    if (!isFetching) markInteractive();
  }, [title, isFetching]);
}
