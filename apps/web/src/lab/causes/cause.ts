/** The cause of a flow's silence: a code for programs, a sentence for people, the place, and the edit that repairs it. */
import type { Edit, Problem } from '../../document/store/types.ts';

export type CauseCode =
  | 'cut-link'
  | 'no-path'
  | 'process-down'
  | 'missing-row'
  | 'wrong-channel'
  | 'policed'
  | 'no-signalling'
  | 'no-les'
  | 'no-lecs'
  | 'list-full'
  | 'frame-size'
  | 'duplicate-atm-address'
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
  | 'refused'
  | 'planned-change';

/** What a check has found. */
export interface Finding {
  readonly code: CauseCode;
  /** The device at which to look. */
  readonly node: number;
  readonly link?: number;
  readonly sentence: string;
  /** Absent where a machine refused for a reason that no single edit takes away. */
  readonly fix?: Problem['fix'];
}

export const fixed = (label: string, edit: Edit): NonNullable<Problem['fix']> => ({ label, edit });
