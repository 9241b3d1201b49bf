/** Puts the focus back where somebody was at work, when the control that had it has gone: keys and screen readers would begin again at the top of the page. */
import { useEffect, useRef } from 'react';

/** A browser leaves the focus on a control that has just been disabled until it draws again. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

/**
 * Whenever `changed` is another value than at the last drawing and nothing has the focus any more, focuses what `target` finds.
 * Nothing happens when the component is first drawn, or when something else took the focus.
 */
export function useLostFocus(changed: unknown, target: () => HTMLElement | null): void {
  const before = useRef(changed);
  useEffect(() => {
    if (Object.is(before.current, changed)) return;
    before.current = changed;
    if (isFocusLost()) target()?.focus({ preventScroll: true });
  });
}
