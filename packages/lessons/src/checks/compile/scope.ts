/** What the parts of one check are compiled against. */
import { compileExpression, type Filter, type Place } from '@lanelab/filter';
import type { Scenario } from '@lanelab/scenario';
import { Fault } from '../fault.ts';
import { type Subjects, subjectsOf } from '../run/selection.ts';
import type { FilterSyntax } from '../syntax.ts';

export interface Scope {
  readonly text: string;
  readonly scenario: Scenario;
  /** The document at the start, where it is known already. */
  readonly start: Scenario | null;
  readonly subjects: Subjects;
}

export const scopeOf = (text: string, scenario: Scenario, start: Scenario | null): Scope => ({
  text,
  scenario,
  start,
  subjects: subjectsOf(scenario),
});

/** What is known at both ends of a hop only, which a filter within a check cannot ask for. */
const OF_BOTH_ENDS = ['to', 'node', 'device', 'fate'];

/** Field words of a filter, at any depth. */
function fieldWords(part: unknown): readonly { readonly text: string; readonly place: Place }[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(fieldWords);
  return Object.entries(part).flatMap(([key, inner]) =>
    key === 'field' || key === 'word' ? [inner] : key === 'value' ? [] : fieldWords(inner),
  );
}

/** The filter in a check. */
export function filterIn({ text }: Scope, syntax: FilterSyntax): Filter {
  const compiled = compileExpression(syntax.expression, text.slice(syntax.place.start, syntax.place.end));
  if (!compiled.isFilter) throw new Fault(compiled.fault);
  const both = fieldWords(syntax.expression).find((word) => OF_BOTH_ENDS.includes(word.text));
  if (both !== undefined) throw new Fault({ code: 'filter-field', place: both.place, field: both.text });
  return compiled.filter;
}
