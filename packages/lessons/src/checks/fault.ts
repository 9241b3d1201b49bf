/** What is wrong with a check, as data; `words/faults.ts` says it in sentences. */
import type { FlowKind } from '@lanelab/engine';
import type { Place, WordFault } from '@lanelab/filter';
import type { SyntaxFault } from './syntax.ts';
import type { Dimension } from './values.ts';

/** A name that the scenario does not have: a check of a network that is still being built may name what comes later. */
export type NameFault = { readonly place: Place } & (
  | {
      readonly code: 'no-device' | 'no-elan';
      readonly text: string;
      readonly near: string | null;
      readonly known: readonly string[];
    }
  | { readonly code: 'no-flow'; readonly text: string }
  | { readonly code: 'no-flow-number'; readonly number: number; readonly known: readonly number[] }
  | { readonly code: 'no-link'; readonly a: string; readonly b: string }
  | { readonly code: 'no-trunk' }
  | { readonly code: 'no-process'; readonly process: string; readonly device: string | null }
  | { readonly code: 'no-change'; readonly text: string }
);

/** Something is asked in a form that its type does not have. */
export type TypeFault = { readonly place: Place } & (
  | { readonly code: 'several-flows'; readonly text: string; readonly flows: readonly number[] }
  | { readonly code: 'several-links'; readonly text: string }
  | { readonly code: 'several-devices'; readonly process: string; readonly devices: readonly string[] }
  | { readonly code: 'unknown-message'; readonly text: string; readonly near: string | null }
  | { readonly code: 'wrong-flow'; readonly quantity: string; readonly flow: number; readonly kind: FlowKind }
  | { readonly code: 'flow-twice'; readonly flow: number }
  | { readonly code: 'wrong-unit'; readonly unit: string; readonly dimension: Dimension }
  | { readonly code: 'unit-expected'; readonly number: number; readonly dimension: Dimension }
  | {
      readonly code: 'wrong-word';
      readonly text: string;
      readonly known: readonly string[];
      readonly near: string | null;
    }
  | { readonly code: 'wrong-comparison'; readonly comparator: string; readonly dimension: Dimension }
  | { readonly code: 'wrong-tolerance' }
  | { readonly code: 'different-sides'; readonly left: Dimension; readonly right: Dimension }
  | { readonly code: 'nothing-measured' }
  | { readonly code: 'filter-field'; readonly field: string }
  | { readonly code: 'no-times'; readonly term: string }
  | { readonly code: 'fixed-times'; readonly term: string }
  | { readonly code: 'only-at'; readonly term: string }
  | { readonly code: 'no-beginning'; readonly term: string }
  | { readonly code: 'no-instant'; readonly term: string }
  | { readonly code: 'two-times' }
  | { readonly code: 'reversed-times'; readonly fromPs: number; readonly toPs: number }
  | { readonly code: 'fine-times'; readonly term: string; readonly ps: number }
  | { readonly code: 'unknown-place'; readonly text: string; readonly near: string | null }
  | { readonly code: 'switches-at-both-ends'; readonly a: string; readonly b: string }
);

export type CheckFault = SyntaxFault | WordFault | NameFault | TypeFault;

/** Ends the reading of a check at its first fault. */
export class Fault extends Error {
  readonly fault: Exclude<CheckFault, NameFault>;
  constructor(fault: Exclude<CheckFault, NameFault>) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Ends the reading of a check at the first name that the scenario does not have. */
export class Missing extends Error {
  readonly fault: NameFault;
  constructor(fault: NameFault) {
    super(fault.code);
    this.fault = fault;
  }
}
