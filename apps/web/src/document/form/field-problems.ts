/** Which fields hold something that cannot be used: while there is one, nothing is run. */
import { createContext, useCallback, useContext, useEffect, useState } from 'react';

export type Problems = ReadonlyMap<string, string>;

export const FieldProblems = createContext<(label: string, problem: string | null) => void>(() => undefined);

export function useFieldProblem(label: string, problem: string | null): void {
  const tell = useContext(FieldProblems);
  useEffect(() => {
    tell(label, problem);
    return () => tell(label, null);
  }, [tell, label, problem]);
}

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
