/** How a check is decided while a run goes on. */

import type { Scenario } from '@lanelab/scenario';
import type { AnswerValue } from '../answers.ts';
import type { CheckResult, Evidence, Expectation, Found, Verdict } from '../report.ts';
import type { Needs, Slice } from '../run/slice.ts';
import type { Ends } from '../run/window.ts';

export type Decision = Omit<CheckResult, 'text'>;

/** One check in one run. Its decision hangs on what happens in the run, never on where slices end. */
export interface Judge {
  /** Takes the next slice; the decision, or null where more of the run is needed. The last slice ends at the end of the run. */
  take(slice: Slice): Promise<Decision | null>;
  /** What it says where the run is stopped before it has decided. */
  readonly expected: () => Expectation;
}

/** What a caller of checks brings along. */
export interface Brought {
  /** Answers by name; the one without a name under the empty text. */
  readonly answers: ReadonlyMap<string, AnswerValue>;
  /** The document that “changed only” compares with. */
  readonly start: Scenario | null;
}

/** What a check needs of a run, and how a judge of it is made for one. */
export interface Judged {
  /** Whether the document alone decides, before any run. */
  readonly isFixed: boolean;
  readonly needs: readonly Needs[];
  readonly judge: (brought: Brought) => Judge;
}

/** A check that the document alone decides. */
export const fixedJudged = (decide: (brought: Brought) => Decision): Judged => ({
  isFixed: true,
  needs: [],
  judge: (brought) => {
    const made = decide(brought);
    return { take: async () => made, expected: () => made.expected };
  },
});

export const decision = (
  verdict: Verdict,
  decidedAtPs: number | null,
  found: Found,
  expected: Expectation,
  evidence: Evidence = {},
): Decision => ({ verdict, decidedAtPs, found, expected, evidence });

/** Undecided since the run ended too early, or the event did not occur; null where the window is within the run. */
export function unreachable(ends: Ends, { toPs, endPs }: Slice, expected: Expectation): Decision | null {
  if (toPs < endPs) return null;
  const { awaited } = ends;
  if (awaited !== null) return decision('undecided', null, { kind: 'no-event', text: awaited.text, endPs }, expected);
  const neededPs = Math.max(ends.fromPs ?? 0, ends.toPs(endPs) ?? 0);
  return neededPs > endPs ? decision('undecided', null, { kind: 'run-too-short', neededPs, endPs }, expected) : null;
}
