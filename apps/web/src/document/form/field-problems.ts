/** Which fields hold something that cannot be used: while there is one, nothing is run. */
import { createContext, useContext, useEffect } from 'react';

export type Problems = ReadonlyMap<string, string>;

export const FieldProblems = createContext<(label: string, problem: string | null) => void>(() => undefined);

export function useFieldProblem(label: string, problem: string | null): void {
  const tell = useContext(FieldProblems);
  useEffect(() => {
    tell(label, problem);
    return () => tell(label, null);
  }, [tell, label, problem]);
}
