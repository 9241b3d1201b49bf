import { useEffect, useRef } from 'react';

/** After a change of page the reader starts at its top, and so does the keyboard. */
export function usePageFocus(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById('content')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [path]);
}
