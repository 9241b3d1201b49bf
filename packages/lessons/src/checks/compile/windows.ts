/** The time that a check is about, from what it says of times. */
import { Fault } from '../fault.ts';
import type { Anchor, Window, WindowMode } from '../run/window.ts';
import type { CheckSyntax, MomentSyntax, WhenSyntax } from '../syntax.ts';
import { eventOf, plannedInstants } from './events.ts';
import type { Scope } from './scope.ts';

interface Parts {
  mode: WindowMode | null;
  from: Anchor | null;
  to: Anchor | null;
}

const at = (ps: number): Anchor => ({ kind: 'time', ps });

/** “before” an instant is up to the picosecond before it. */
const BEFORE_PS = -1;

function moment(syntax: MomentSyntax, plusPs: number, scope: Scope): Anchor {
  if (syntax.kind === 'time') return at(syntax.ps + plusPs);
  const isPlanned =
    syntax.kind === 'cut' ||
    syntax.kind === 'mend' ||
    syntax.kind === 'kill' ||
    syntax.kind === 'start' ||
    syntax.kind === 'repair';
  // Planned changes have their instants in the document.
  if (isPlanned) return at(plannedInstants(syntax, scope)[0] + plusPs);
  return { kind: 'event', event: eventOf(syntax, scope), plusPs };
}

/** Adds one statement of time; each end of a window may be stated once. */
function add(parts: Parts, when: WhenSyntax, basePs: number, scope: Scope): void {
  const { place } = when;
  const set = (mode: WindowMode, from: Anchor | null, to: Anchor | null) => {
    if ((from !== null && parts.from !== null) || (to !== null && parts.to !== null))
      throw new Fault({ code: 'two-times', place });
    parts.from ??= from;
    parts.to ??= to;
    // A span that is stated from both ends is meant as a whole.
    parts.mode = parts.mode === null ? mode : 'all';
  };
  switch (when.kind) {
    case 'at':
      return set('at', at(when.ps), at(when.ps));
    case 'before':
      return set('some', null, moment(when.until, BEFORE_PS, scope));
    case 'after':
      return set('all', moment(when.from, 0, scope), null);
    case 'from':
      if (when.from >= when.to) throw new Fault({ code: 'reversed-times', place, fromPs: when.from, toPs: when.to });
      return set('all', at(when.from), at(when.to));
    case 'within':
      if (when.after === null) return set('some', at(basePs), at(basePs + when.ps));
      return set('some', moment(when.after, 0, scope), moment(when.after, when.ps, scope));
  }
}

/** The window of a check. `after cut(trunk):` is where spans begin that state no other beginning. */
export function windowOf({ after, times }: CheckSyntax, scope: Scope): Window {
  const basePs = after === null ? 0 : plannedInstants(after, scope)[0];
  const parts: Parts = { mode: null, from: null, to: null };
  for (const when of times) add(parts, when, basePs, scope);
  const from = parts.from ?? at(basePs);
  if (from.kind === 'time' && parts.to?.kind === 'time' && from.ps > parts.to.ps)
    throw new Fault({
      code: 'reversed-times',
      place: times[0]?.place ?? { start: 0, end: 0 },
      fromPs: from.ps,
      toPs: parts.to.ps,
    });
  const mode = parts.mode ?? (after === null ? 'whole' : 'all');
  return { mode, from, to: parts.to, earliestPs: basePs };
}
