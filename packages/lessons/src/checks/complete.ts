/** What may be typed next in a check: found by asking the grammar what it expects where the caret is. */
import { ACCOUNT_CAUSES, CONTROL_MESSAGES, PACKET_NAMES } from '@lanelab/engine';
import { completionsAt as filterCompletionsAt, folded } from '@lanelab/filter';
import type { Scenario } from '@lanelab/scenario';
import { PATHS, SERVICE_PHASES } from './compile/comparison.ts';
import { namesOf } from './compile/names.ts';
import { CLIENT_PHASES } from './compile/states.ts';
import { readSyntax } from './syntax.ts';
import { TERMS, type TermId } from './terms.ts';
import { DIMENSIONS, unitsOf } from './values.ts';

export interface CheckCompletion {
  /** What takes the place of the word at the caret. */
  readonly text: string;
  readonly kind: 'term' | 'device' | 'message' | 'field' | 'operator' | 'value' | 'unit' | 'word';
  /** The term that is proposed, whose meaning `say('term.…')` has; null for anything else. */
  readonly term: TermId | null;
}

export interface CheckCompletions {
  /** Where the word at the caret begins. */
  readonly from: number;
  readonly items: readonly CheckCompletion[];
}

/** More are a list that nobody reads. */
const MOST = 12;
/** The word at the caret: what is typed of a name or a number, or a text in quotes. */
const WORD = /(?:"[^"]*|[\p{L}\p{N}_.:/%]*)$/u;
/** The filter that is open at the caret. */
const FILTER = /(?:\bwhere\s|\bfirst\s*\()(?!.*(?:\bwhere\s|\bfirst\s*\())\s*/su;
/** No check holds it: the grammar says what it expects in its place. */
const NOWHERE = '\u0000';

const COMPARISONS = ['=', '<', '<=', '>', '>=', '!=', 'in'];
const TIMES = ['at', 'before', 'after', 'within', 'from'];

const quoted = (name: string) => (/^[\p{L}\p{N}_]+$/u.test(name) ? name : `"${name.replaceAll('"', String.raw`\"`)}"`);

/** Names of messages without blanks, as checks write them. */
const MESSAGES = [...new Set([...CONTROL_MESSAGES, ...PACKET_NAMES])].map((name) => name.replaceAll(/[ -]/g, '_'));

/** Words that the quantity before the caret can be. */
function valuesAfter(base: string): readonly string[] {
  if (/\bstate\s*\(\s*LEC\b[^)]*\)[^)]*$/i.test(base)) return CLIENT_PHASES;
  if (/\bstate\s*\([^)]*\)[^)]*$/.test(base)) return SERVICE_PHASES;
  if (/\bpath\s*\([^)]*\)[^)]*$/.test(base)) return PATHS;
  return /\bbottleneck\s*\([^)]*\)[^)]*$/.test(base) ? ACCOUNT_CAUSES : [];
}

type Kind = CheckCompletion['kind'];
const items = (kind: Kind, texts: readonly string[]): readonly CheckCompletion[] =>
  texts.map((text) => ({ text, kind, term: null }));

/** Everything that the grammar expects, the likeliest first. */
function proposals(base: string, expected: readonly string[], scenario: Scenario): readonly CheckCompletion[] {
  const { nodes, elans } = scenario.model;
  // Where a term may stand, terms as a whole say more than their first words.
  if (expected.includes('"goodput"') && expected.includes('"count"'))
    return [
      ...items('value', valuesAfter(base)),
      ...TERMS.map(({ id, text }) => ({ text, kind: 'term' as const, term: id })),
    ];
  const has = (part: string) => expected.includes(part);
  const literals = expected.filter((part) => part.startsWith('"')).map((part) => part.slice(1, -1));
  return [
    ...(has('device')
      ? items(
          'device',
          nodes.map(({ name }) => quoted(name)),
        )
      : []),
    ...(has('key')
      ? items(
          'device',
          nodes.map(({ name }) => quoted(name)),
        )
      : []),
    ...(has('ELAN')
      ? items(
          'device',
          elans.map(({ name }) => quoted(name)),
        )
      : []),
    ...(has('value') ? items('value', valuesAfter(base)) : []),
    ...(has('message') ? items('message', MESSAGES) : []),
    ...(has('unit') ? items('unit', DIMENSIONS.flatMap(unitsOf)) : []),
    ...(has('comparison') ? items('operator', COMPARISONS) : []),
    ...(has('->') ? items('operator', ['->']) : []),
    ...items('word', [
      ...TIMES.filter((word) => literals.includes(word)),
      ...literals.filter((word) => !TIMES.includes(word)),
    ]),
  ];
}

/** What may take the place of the word that ends at the caret, the likeliest first. */
export function completionsAt(text: string, caret: number, scenario: Scenario): CheckCompletions {
  const before = text.slice(0, caret);
  const typed = WORD.exec(before)?.[0] ?? '';
  const from = caret - typed.length;
  const base = before.slice(0, from);
  const parsed = readSyntax(base + NOWHERE, namesOf(scenario));
  if (parsed.isCheck || parsed.fault.place.start < base.length) return { from, items: [] };
  const { expected } = parsed.fault;
  const wanted = folded(typed.replace('"', ''));
  const own = proposals(base, expected, scenario).filter(
    (item) => item.text !== typed && (typed === '' || folded(item.text.replace('"', '')).startsWith(wanted)),
  );
  const filter = FILTER.exec(before);
  const isInFilter = filter !== null && ['field', 'operator', 'in', 'value'].some((part) => expected.includes(part));
  const start = filter === null ? 0 : filter.index + filter[0].length;
  const names = scenario.model.nodes.map(({ name }) => name);
  const ofFilter = isInFilter
    ? filterCompletionsAt(before.slice(start), caret - start, (field) => (field.name === 'from' ? names : [])).items
    : [];
  const all = [...ofFilter.map((item): CheckCompletion => ({ text: item.text, kind: item.kind, term: null })), ...own];
  const seen = new Set<string>();
  return {
    from,
    items: all.filter((item) => !seen.has(item.text) && seen.add(item.text)).slice(0, MOST),
  };
}
