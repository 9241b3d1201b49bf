/** PageDown and PageUp go to the next and the previous step, as in a lecture; not where they scroll what somebody types in. */
import { useLayoutEffect } from 'react';
import type { LessonPlay } from './play/play.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, [contenteditable="true"], [role="dialog"]') !== null;

export function useLessonKeys(play: LessonPlay): void {
  // Together with the step that is drawn: after a plain effect the step stands there for a moment in which keys are lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      const by = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
      const next = play.store.getState().index + by;
      if (by === 0 || next < 0 || next > play.lesson.steps.length) return;
      event.preventDefault();
      void play.goTo(next);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [play]);
}
