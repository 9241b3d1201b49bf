/** What a check of the room found, and what all of them together mean. */

export const CHECKS = [
  'engine',
  'worker',
  'storage',
  'offline',
  'screen',
  'theme',
  'keys',
  'live',
  'clock',
  'speed',
] as const;
export type CheckId = (typeof CHECKS)[number];

/** `optional`: a person may try it, and nothing is wrong until then. */
export type FindingState = 'ready' | 'limit' | 'not-ready' | 'optional';

export interface Finding {
  readonly state: FindingState;
  /** What was found, with its numbers. */
  readonly found: string;
  /** What to do about it, in one sentence. */
  readonly todo?: string;
  /** Another check, whose fault this is while it has one: put right there, it is put right here. */
  readonly follows?: CheckId;
}

/** A check that is not there yet is still under way. */
export type Findings = Readonly<Partial<Record<CheckId, Finding>>>;

export type Verdict =
  | { readonly state: 'checking'; readonly done: number; readonly count: number }
  | { readonly state: 'ready' }
  /** The checks that are in this state. */
  | { readonly state: 'limit' | 'not-ready'; readonly checks: readonly CheckId[] };

function isOwnFault(findings: Findings, { follows }: Finding): boolean {
  return follows === undefined || findings[follows]?.state === 'ready';
}

/** The worst of all findings decides, once all are there. */
export function verdictOf(findings: Findings): Verdict {
  const known = CHECKS.flatMap((check) => findings[check] ?? []);
  if (known.length < CHECKS.length) return { state: 'checking', done: known.length, count: CHECKS.length };
  for (const state of ['not-ready', 'limit'] as const) {
    const checks = CHECKS.filter((check) => {
      const finding = findings[check];
      return finding?.state === state && isOwnFault(findings, finding);
    });
    if (checks.length > 0) return { state, checks };
  }
  return { state: 'ready' };
}
