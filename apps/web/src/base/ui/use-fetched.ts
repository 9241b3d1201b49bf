/** Something that is fetched for a page: null until it is there; asked for again by `again`. A fault of the lab goes to the page's error boundary. */
import { useCallback, useEffect, useState } from 'react';

interface Fetched<Value> {
  readonly value: Value | null;
  readonly again: () => void;
}

/** `fetch` and `key` name what is wanted: another of either, another fetch. */
export function useFetched<Key, Value>(key: Key, fetch: (key: Key) => Promise<Value>): Fetched<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetch(key).then(
      (next) => {
        if (isCurrent) setValue(() => next);
      },
      (error: unknown) => {
        if (isCurrent) setFailure(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, fetch, attempt]);
  const again = useCallback(() => {
    setValue(null);
    setAttempt((before) => before + 1);
  }, []);
  if (failure !== null) throw failure;
  return { value, again };
}
