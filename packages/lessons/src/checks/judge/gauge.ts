/** Something that a run or a document is asked to measure. */
import type { Evidence, Span } from '../report.ts';
import type { Needs, Slice } from '../run/slice.ts';
import type { Dimension, Value } from '../values.ts';

export interface Reading {
  /** Null where there is nothing to measure, such as the delay of a flow without packets. */
  readonly value: Value | null;
  readonly span: Span;
  /** The instant at which the run has this value; null: the document has it. */
  readonly atPs: number | null;
  /** Whether the rest of the run cannot change the value. */
  readonly isFinal: boolean;
  readonly evidence: Evidence;
}

/** A quantity of a check. */
export interface Gauge {
  readonly dimension: Dimension;
  readonly needs: readonly Needs[];
  /** Whether the value can only grow, so that a limit once passed decides. */
  readonly grows: boolean;
  /** Whether the document alone has the value. */
  readonly isFixed: boolean;
  /** A meter of one run. It is read after every slice until it says that it is final; readings come in the order of time. */
  readonly meter: () => Meter;
}

export interface Meter {
  read(slice: Slice): Promise<readonly Reading[]>;
  /** Why there is no final reading at the end of the run: the event that it waits for, or the time that it needs. */
  awaits(endPs: number): { readonly event: string } | { readonly neededPs: number } | null;
}
