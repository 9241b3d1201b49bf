/** What may be typed next in a filter: found by asking the grammar what it expects where the caret is. */
import { folded } from './atoms.ts';
import type { Field } from './fields/field.ts';
import { FIELDS, fieldNamed } from './fields/fields.ts';
import { type Part, readSyntax } from './syntax.ts';

export interface Completion {
  /** What takes the place of the word at the caret. */
  readonly text: string;
  readonly kind: 'field' | 'operator' | 'value' | 'word';
  /** The field that is proposed, or whose values are. */
  readonly field: Field | null;
}

export interface Completions {
  /** Where the word at the caret begins. */
  readonly from: number;
  readonly items: readonly Completion[];
}

/** Names that only the network knows, such as those of its devices. */
export type ValuesOf = (field: Field) => readonly string[];

/** More are a list that nobody reads. */
const MOST = 12;

/** The word at the caret: what is typed of a name, a number, or a text in quotes. */
const WORD = /(?:"[^"]*|[\w.:/-]*)$/;
/** A field and an operator before the caret, or the field of a set that is open there. */
const BEFORE_VALUE =
  /([A-Za-z_][\w.-]*)\s*(?:==|!=|>=|<=|=|>|<|~|&|\b(?:is|eq|ne|ge|le|gt|lt|contains|matches)|\bin\s*\{[^}]*)\s*$/;
/** No filter holds it: the grammar says what it expects in its place. */
const NOWHERE = '\u0000';

const OPERATORS = ['==', '!=', '>', '<', '>=', '<='] as const;
const TEXT_OPERATORS = ['==', '!=', 'contains', 'matches'] as const;
const SIGNS: Partial<Record<Part, string>> = { and: '&&', or: '||', not: '!', '(': '(', ')': ')', in: 'in {' };

function expectedAt(text: string): readonly Part[] {
  const parsed = readSyntax(text + NOWHERE);
  return parsed.isFilter || parsed.fault.place.start < text.length ? [] : parsed.fault.expected;
}

/** Names with a blank or a sign in them stand in quotes. */
const quoted = (text: string) => (/^[\w.:/-]+$/.test(text) ? text : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`);

function fieldsFor(typed: string): readonly Completion[] {
  const wanted = typed.toLowerCase();
  const named = FIELDS.flatMap((field) => {
    const name = [field.name, ...field.also].find((text) => text.startsWith(wanted));
    return name === undefined ? [] : [{ text: name, kind: 'field', field } as const];
  });
  // Before the fields of one protocol is chosen, the protocols: `tcp`, and then what begins with `tcp.`.
  return wanted.includes('.') ? named : named.toSorted((one, other) => dots(one.text) - dots(other.text));
}

const dots = (text: string) => Math.min(1, text.split('.').length - 1);

function operatorsFor(base: string): readonly Completion[] {
  const field = fieldNamed(/([\w.-]+)\s*$/.exec(base)?.[1] ?? '');
  if (field === null || field.type === 'layer') return [];
  const list =
    field.type === 'text' ? TEXT_OPERATORS : field.type === 'octets' ? TEXT_OPERATORS.slice(0, 3) : OPERATORS;
  return list.map((text) => ({ text, kind: 'operator', field }));
}

function valuesFor(base: string, typed: string, valuesOf: ValuesOf): readonly Completion[] {
  const field = fieldNamed(BEFORE_VALUE.exec(base)?.[1] ?? '');
  if (field === null) return [];
  const wanted = folded(typed);
  const values = [...valuesOf(field), ...field.values].filter((value) => folded(value).includes(wanted));
  return values.map((value) => ({ text: quoted(value), kind: 'value', field }));
}

/** What may take the place of the word that ends at the caret, the likeliest first. */
export function completionsAt(text: string, caret: number, valuesOf: ValuesOf): Completions {
  const before = text.slice(0, caret);
  const typed = WORD.exec(before)?.[0] ?? '';
  const from = caret - typed.length;
  const base = before.slice(0, from);
  const expected = expectedAt(base);
  const word = typed.replace('"', '');
  const items = [
    ...(expected.includes('value') ? valuesFor(base, word, valuesOf) : []),
    ...(expected.includes('field') && !typed.startsWith('"') ? fieldsFor(typed) : []),
    ...(expected.includes('operator') && typed === '' ? operatorsFor(base) : []),
    ...(typed === '' && base !== '' ? signsFor(expected) : []),
  ];
  // A word that is complete needs no completion.
  return { from, items: items.filter((item) => item.text !== typed).slice(0, MOST) };
}

function signsFor(expected: readonly Part[]): readonly Completion[] {
  const signs = expected.flatMap((part) => SIGNS[part] ?? []);
  return signs.map((text) => ({ text, kind: 'word', field: null }));
}
