/** Something that takes a while: how far it is, what came of it, and why nothing did. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../base/format/reason.ts';
import type { DrawingProgress } from './strip.ts';

/** How far it is, 0..1: the run on its way to the first instant, or after that the drawing. */
export interface Done {
  readonly of: 'approach' | 'drawing';
  readonly share: number;
}

export interface Work<Result> {
  /** Null while nothing is under way. */
  readonly done: Done | null;
  readonly result: Result | null;
  readonly problem: string | null;
  readonly start: (work: (progress: DrawingProgress) => Promise<Result>) => void;
  readonly cancel: () => void;
}

/** One piece of work at a time; it is cancelled when its part of the page goes. */
export function useWork<Result>(): Work<Result> {
  const [done, setDone] = useState<Done | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const start = useCallback<Work<Result>['start']>((work) => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    const { signal } = own;
    setDone({ of: 'approach', share: 0 });
    setResult(null);
    setProblem(null);
    let hasBegun = false;
    const progress: DrawingProgress = {
      signal,
      onApproach: (share) => hasBegun || signal.aborted || setDone({ of: 'approach', share }),
      onShare: (share) => {
        hasBegun = true;
        if (!signal.aborted) setDone({ of: 'drawing', share });
      },
    };
    work(progress).then(
      (made) => {
        if (signal.aborted) return;
        setDone(null);
        setResult(made);
      },
      (error: unknown) => {
        // Whoever cancelled it has seen to the rest.
        if (signal.aborted) return;
        setDone(null);
        setProblem(reasonOf(error));
      },
    );
  }, []);
  const cancel = useCallback(() => {
    abort.current?.abort();
    setDone(null);
  }, []);
  return { done, result, problem, start, cancel };
}
