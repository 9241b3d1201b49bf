/** Whether an element has come near the window once: what a long page need not work out before. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far below the window a card gets ready. */
const AHEAD_PX = 400;

export function useSeen<Element extends HTMLElement>(): readonly [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [element, isSeen];
}
