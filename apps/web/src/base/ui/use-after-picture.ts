import { useEffect, useState } from 'react';
import { behindPicture } from './behind-picture.ts';

/**
 * A value that follows another behind the next picture: for views that take longer to draw than a press may wait. Unlike
 * `useDeferredValue`, which begins again whenever something else is drawn, it is as soon there while a run plays.
 */
export function useAfterPicture<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => behindPicture(() => setShown(() => value)), [value]);
  return shown;
}
