/** Something that the server is asked to do: whether it is under way, and why it failed. */
import { useState } from 'react';
import { attempted } from '../attempted.ts';

export interface Action {
  readonly isWorking: boolean;
  /** Why the last attempt failed, in a sentence. */
  readonly problem: string | null;
  /** Resolves to whether it was done. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

export function useAction(): Action {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    setWorking(true);
    const done = await attempted(work);
    setWorking(false);
    setProblem(done.ok ? null : done.error.message);
    return done.ok;
  };
  return { isWorking, problem, run };
}
