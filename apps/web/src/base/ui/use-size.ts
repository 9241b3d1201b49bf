import { useEffect, useRef, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The room that a drawing has; zero until it is known. The drawing itself must not determine the size of its frame. */
export function useSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: Math.floor(element.clientWidth), height: Math.floor(element.clientHeight) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, size };
}
