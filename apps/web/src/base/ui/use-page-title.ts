import { useEffect } from 'react';
import { markInteractive } from './page-state.ts';

/** Names the document after what it shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'lanelab' : `${title} · lanelab`;
    markInteractive();
  }, [title]);
}
