import { useEffect, useState } from 'react';

/**
 * A value that follows another behind the next picture: for views that take longer to draw than a press may wait. Unlike
 * `useDeferredValue`, which begins again whenever something else is drawn, it is as soon there while a run plays.
 */
export function useAfterPicture<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
