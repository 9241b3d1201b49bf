/** Something that takes a while: how far it is, what came of it, and why nothing did. */
import { useCallback, useEffect, useRef, useState } from 'react';

export interface WorkProgress {
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
}

export interface Work<Result> {
  /** 0..1; null while nothing is under way. */
  readonly share: number | null;
  readonly result: Result | null;
  readonly problem: string | null;
  readonly start: (work: (progress: WorkProgress) => Promise<Result>) => void;
  readonly cancel: () => void;
}

/** One piece of work at a time; it is cancelled when its part of the page goes. */
export function useWork<Result>(): Work<Result> {
  const [share, setShare] = useState<number | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const start = useCallback<Work<Result>['start']>((work) => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    const { signal } = own;
    setShare(0);
    setResult(null);
    setProblem(null);
    work({ signal, onShare: (done) => signal.aborted || setShare(done) }).then(
      (made) => {
        if (signal.aborted) return;
        setShare(null);
        setResult(made);
      },
      (error: unknown) => {
        // Whoever cancelled it has seen to the rest.
        if (signal.aborted) return;
        setShare(null);
        setProblem(error instanceof Error ? error.message : String(error));
      },
    );
  }, []);
  const cancel = useCallback(() => {
    abort.current?.abort();
    setShare(null);
  }, []);
  return { share, result, problem, start, cancel };
}
