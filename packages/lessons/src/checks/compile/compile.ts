/** From the text of a check to what judges it in a run. */
import type { Scenario } from '@lanelab/scenario';
import { type CheckFault, Fault, Missing, type NameFault } from '../fault.ts';
import { countGauge } from '../gauges/count.ts';
import { comparisonJudged } from '../judge/comparison.ts';
import { decision, fixedJudged, type Judged } from '../judge/judge.ts';
import { occurrenceJudged, orderJudged } from '../judge/occurrence.ts';
import { timelineJudged } from '../judge/timeline.ts';
import { quotedPart } from '../report.ts';
import { repliesEvent } from '../run/pings.ts';
import { fixedEnds, fixedWindow, type Window } from '../run/window.ts';
import { type AnsweredSyntax, type CheckSyntax, type ClaimSyntax, readSyntax } from '../syntax.ts';
import { type Dimension, numberOf } from '../values.ts';
import { changedJudged } from './changed.ts';
import { comparisonOf } from './comparison.ts';
import { eventOf, pingsOf, selectedEvent } from './events.ts';
import { deviceOf, linksOf, namesOf } from './names.ts';
import { type Scope, scopeOf } from './scope.ts';
import { stateTimeline } from './states.ts';
import { tableJudged } from './table.ts';
import { windowOf } from './windows.ts';

/** A check that can be judged by a run of the scenario that it was compiled for. */
export interface Check {
  readonly text: string;
  /** The answer that it compares, and as what; null where it reads none. */
  readonly answer: { readonly name: string; readonly dimension: Dimension } | null;
  /** A name that the scenario does not have: the check fails, since what it asks about is not there. */
  readonly missing: NameFault | null;
  readonly judged: Judged;
}

export type CompiledCheck =
  | { readonly isCheck: true; readonly check: Check }
  | { readonly isCheck: false; readonly text: string; readonly fault: CheckFault };

export interface CompileOptions {
  /** The document that “changed only” compares with: its keys and names are known places, too. */
  readonly start?: Scenario;
}

/** So long after an instant a ping that left then may take to be answered, ps. */
const ANSWER_PS = 1e12;

/** Whether pings are answered in a window; at an instant: a request that leaves then or later has its reply within a second. */
function answeredJudged(claim: AnsweredSyntax, scope: Scope, window: Window): Judged {
  const text = quotedPart(scope.text, claim.place);
  const atPs = window.mode === 'at' ? (fixedEnds(window)?.fromPs ?? 0) : null;
  const event = repliesEvent(text, pingsOf(claim, scope), atPs ?? 0);
  return occurrenceJudged(atPs === null ? window : fixedWindow('some', atPs, atPs + ANSWER_PS), event);
}

function noWindow({ times, after }: CheckSyntax, claim: ClaimSyntax, term: string): void {
  const stated = times[0] ?? after;
  if (stated !== null) throw new Fault({ code: 'no-times', place: stated.place ?? claim.place, term });
}

function linkJudged({ link, exists }: Extract<ClaimSyntax, { kind: 'link' }>, { scenario }: Scope): Judged {
  const links = linksOf(scenario, link);
  const isThere = links.length > 0;
  const [first] = links;
  const made = decision(
    isThere === exists ? 'holds' : 'fails',
    null,
    { kind: 'link', exists: isThere },
    { kind: 'link', exists },
    first === undefined ? {} : { link: first.id },
  );
  return fixedJudged(() => made);
}

function judgedOf(syntax: CheckSyntax, scope: Scope): Pick<Check, 'judged' | 'answer'> {
  const { claim } = syntax;
  const { scenario } = scope;
  if (claim.kind === 'changed') {
    noWindow(syntax, claim, 'changed only');
    return { judged: changedJudged(claim.places, scenario, scope.start), answer: null };
  }
  if (claim.kind === 'link') {
    noWindow(syntax, claim, 'link');
    return { judged: linkJudged(claim, scope), answer: null };
  }
  const window = windowOf(syntax, scope);
  switch (claim.kind) {
    case 'comparison':
      return comparisonOf(claim, scope, window);
    case 'none': {
      const event = selectedEvent(claim.selection, scope);
      const dimension = claim.selection.kind === 'frames' ? 'frames' : 'messages';
      const left = { kind: 'gauge', gauge: countGauge(event, window, dimension), factor: 1 } as const;
      const right = { kind: 'value', value: numberOf(dimension, 0) } as const;
      return { judged: comparisonJudged({ left, comparator: '=', right, tolerance: null, dimension }), answer: null };
    }
    case 'shortcut':
      return { judged: timelineJudged(window, stateTimeline(claim, scope)), answer: null };
    case 'table': {
      if (claim.table === 'le_arp_cache' && window.mode !== 'at' && window.mode !== 'whole')
        return { judged: timelineJudged(window, stateTimeline(claim, scope)), answer: null };
      const [device, entry] = [deviceOf(scenario, claim.device), deviceOf(scenario, claim.entry)];
      return { judged: tableJudged(claim, device, entry, window), answer: null };
    }
    case 'order':
      return {
        judged: orderJudged(
          window,
          claim.events.map((event) => eventOf(event, scope)),
        ),
        answer: null,
      };
    case 'answered':
      return { judged: answeredJudged(claim, scope, window), answer: null };
  }
}

/** A judge of a check whose subject is not there. */
const missingJudged = (fault: NameFault): Judged =>
  fixedJudged(() => decision('fails', null, { kind: 'missing', fault }, { kind: 'event', fromPs: null, toPs: null }));

/** Reads one check against a scenario. */
export function compileCheck(text: string, scenario: Scenario, { start }: CompileOptions = {}): CompiledCheck {
  const parsed = readSyntax(text, namesOf(scenario));
  if (!parsed.isCheck) return { isCheck: false, text, fault: parsed.fault };
  try {
    const made = judgedOf(parsed.syntax, scopeOf(text, scenario, start ?? null));
    return { isCheck: true, check: { text, missing: null, ...made } };
  } catch (error) {
    if (error instanceof Missing) {
      const { fault } = error;
      return { isCheck: true, check: { text, answer: null, missing: fault, judged: missingJudged(fault) } };
    }
    if (error instanceof Fault) return { isCheck: false, text, fault: error.fault };
    throw error;
  }
}

/** Reads checks against a scenario: each a check, or the first fault in its text. */
export const compileChecks = (
  texts: readonly string[],
  scenario: Scenario,
  options: CompileOptions = {},
): readonly CompiledCheck[] => texts.map((text) => compileCheck(text, scenario, options));
