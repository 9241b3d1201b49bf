/**
 * State that is reported to a view many times a second, nearly always with the value that it has. React keeps every update of a state, one
 * that changes nothing as well, until the component is drawn again, which may never be: only changes reach it.
 */
import { useCallback, useRef, useState } from 'react';

export function useReported<Value>(first: Value): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(first);
  const latest = useRef(first);
  const report = useCallback((next: Value) => {
    if (Object.is(next, latest.current)) return;
    latest.current = next;
    setValue(() => next);
  }, []);
  return [value, report];
}
