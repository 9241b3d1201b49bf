/** The cause of a flow's silence: a code for programs, a sentence for people, the place, and the edit that repairs it. */
import type { Edit, Problem } from '../../document/store/types.ts';

export type CauseCode =
  | 'cut-link'
  | 'long-link'
  | 'no-path'
  | 'process-down'
  | 'missing-row'
  | 'wrong-channel'
  | 'policed'
  | 'no-signalling'
  | 'no-les'
  | 'no-lecs'
  | 'wrong-elan-name'
  | 'list-full'
  | 'frame-size'
  | 'duplicate-atm-address'
  | 'duplicate-mac'
  | 'one-subnet-two-lans'
  | 'two-subnets-one-lan'
  | 'no-gateway'
  | 'no-route'
  | 'no-atmarp'
  | 'mtu-black-hole'
  | 'call-refused'
  | 'table-full'
  | 'no-mps'
  | 'overloaded'
  | 'too-slow'
  | 'planned-change';

/** What a check has found. */
export interface Finding {
  readonly code: CauseCode;
  /** The device at which to look. */
  readonly node: number;
  readonly link?: number;
  readonly sentence: string;
  /** The edit that repairs it. */
  readonly fix: NonNullable<Problem['fix']>;
}

/** What the first of several items has against it. */
export function first<T>(items: readonly T[], find: (item: T) => Finding | null): Finding | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

export const fixed = (label: string, edit: Edit): NonNullable<Problem['fix']> => ({ label, edit });
