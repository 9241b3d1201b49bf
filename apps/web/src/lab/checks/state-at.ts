/** The state of a check at an instant of the clock. */
import type { CheckLine } from './use-check-run.ts';

export type CheckState = 'holds' | 'fails' | 'undecided' | 'waiting' | 'faulty';

/** A verdict stands from the instant on at which the run decides it; one of the document alone, from the beginning. */
export function stateAt({ fault, result }: CheckLine, timePs: number): CheckState {
  if (fault !== null) return 'faulty';
  if (result === null || (result.decidedAtPs !== null && result.decidedAtPs > timePs)) return 'waiting';
  return result.verdict;
}
