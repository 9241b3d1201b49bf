/** What comes out of checks: verdicts with what was found, what was expected, and what to open. */
import type { Place } from '@lanelab/filter';
import type { NameFault } from './fault.ts';
import type { Comparator } from './syntax.ts';
import type { Dimension, Tolerance, Value } from './values.ts';

export type Verdict = 'holds' | 'fails' | 'undecided';

/** What a page opens for a verdict: an instant, and what stands out there. Numbers are those of the run and of the document. */
export interface Evidence {
  readonly timePs?: number;
  /** Number in the log of control messages. */
  readonly message?: number;
  /** Number in the log of data packets. */
  readonly packet?: number;
  readonly device?: number;
  readonly link?: number;
}

/** When a value was measured: over a span, at an instant (both ends equal), or from the document alone (null). */
export type Span = { readonly fromPs: number; readonly toPs: number } | null;

/** What a verdict found in the run or in the document. */
export type Found =
  /** A value; null where there was nothing to measure. */
  | { readonly kind: 'value'; readonly value: Value | null; readonly span: Span }
  /** The event first happened at an instant. */
  | { readonly kind: 'happened'; readonly atPs: number }
  /** The state holds since an instant. */
  | { readonly kind: 'began'; readonly atPs: number }
  /** The event did not happen, or the state did not hold, from one instant to another. */
  | { readonly kind: 'never'; readonly fromPs: number; readonly toPs: number }
  /** The state ended at an instant. */
  | { readonly kind: 'ended'; readonly atPs: number }
  /** First instants of events in the order in which the check names them; null where one did not occur. */
  | { readonly kind: 'order'; readonly events: readonly { readonly text: string; readonly atPs: number | null }[] }
  /** Whether a link is there. */
  | { readonly kind: 'link'; readonly exists: boolean }
  /** Places at which the document differs from the one at the start and may not. */
  | { readonly kind: 'changes'; readonly places: readonly string[] }
  /** The scenario does not have what the check names. */
  | { readonly kind: 'missing'; readonly fault: NameFault }
  /** An answer that does not have the form that it is compared in. */
  | { readonly kind: 'unreadable-answer'; readonly text: string; readonly dimension: Dimension }
  // Why nothing is decided:
  /** The run ends before the time that is asked about. */
  | { readonly kind: 'run-too-short'; readonly neededPs: number; readonly endPs: number }
  /** What the time is counted from did not happen. */
  | { readonly kind: 'no-event'; readonly text: string; readonly endPs: number }
  | { readonly kind: 'no-answer'; readonly name: string | null }
  | { readonly kind: 'no-start' }
  /** The run was stopped before. */
  | { readonly kind: 'stopped'; readonly atPs: number };

/** What a check expects, in a form that stands in sentences. */
export type Expectation =
  | {
      readonly kind: 'value';
      readonly comparator: Comparator;
      readonly value: Value | null;
      readonly tolerance: Tolerance;
    }
  /** Something by or at a time; null: whenever the run has it, or until its end. */
  | { readonly kind: 'event'; readonly fromPs: number | null; readonly toPs: number | null }
  | { readonly kind: 'order' }
  | { readonly kind: 'link'; readonly exists: boolean }
  | { readonly kind: 'changes'; readonly places: readonly string[] };

export interface CheckResult {
  /** The check as it was written. */
  readonly text: string;
  readonly verdict: Verdict;
  /** The earliest instant at which the run decides it, ps; null where the document alone does, or nothing is decided. */
  readonly decidedAtPs: number | null;
  readonly found: Found;
  readonly expected: Expectation;
  readonly evidence: Evidence;
}

export interface CheckReport {
  /** In the order of the checks. */
  readonly checks: readonly CheckResult[];
  /** How far the run went, ps: to the end of the slice in which the last check was decided. */
  readonly untilPs: number;
}

/** A part of a check’s text, for sentences that quote it. */
export const quotedPart = (text: string, { start, end }: Place): string => text.slice(start, end).trim();
