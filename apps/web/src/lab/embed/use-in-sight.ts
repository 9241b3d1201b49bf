/** Whether any part of the frame is in the reader's sight, wherever on the page around it stands. */
import { type RefObject, useEffect, useState } from 'react';

export function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (place === null) return;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
