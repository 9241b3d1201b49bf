import { useCallback, useState } from 'react';
import type { Problems } from './field-problems.ts';

/** Collects the problems that the fields report. */
export function useProblems(): readonly [Problems, (label: string, problem: string | null) => void] {
  const [problems, setProblems] = useState<Problems>(new Map());
  const tell = useCallback((label: string, problem: string | null) => {
    setProblems((now) => {
      if ((now.get(label) ?? null) === problem) return now;
      const next = new Map(now);
      if (problem === null) next.delete(label);
      else next.set(label, problem);
      return next;
    });
  }, []);
  return [problems, tell];
}
