/** From the parts of a filter to a question that a message answers with yes or no, or to the first fault in the text. */
import type { FieldId } from '@lanelab/engine';
import { closest } from '@lanelab/scenario';
import { comparesAs, wantedOf } from './compare.ts';
import type { Field } from './fields/field.ts';
import { FIELD_NAMES, fieldNamed } from './fields/fields.ts';
import { readingsOf, type Subject } from './subject.ts';
import {
  type Expression,
  type FieldWord,
  type Operator,
  type Place,
  readSyntax,
  type SyntaxFault,
  type ValueWord,
} from './syntax.ts';

export interface Filter {
  readonly text: string;
  /** Fields of messages that it reads; null where it reads nothing of their octets. */
  readonly reads: ReadonlySet<FieldId> | null;
  readonly passes: (subject: Subject) => boolean;
}

/** A word of the filter that means nothing where it stands. */
export type WordFault =
  /** No field has the name; `near` is one with a name like it, or null. */
  | { readonly code: 'unknown-field'; readonly place: Place; readonly text: string; readonly near: string | null }
  /** The value is of another type than the field. */
  | { readonly code: 'wrong-value'; readonly place: Place; readonly text: string; readonly field: Field }
  /** The operator does not apply to the type of the field. */
  | { readonly code: 'wrong-operator'; readonly place: Place; readonly text: string; readonly field: Field }
  /** The regular expression cannot be read. */
  | { readonly code: 'wrong-pattern'; readonly place: Place; readonly text: string };

export type FilterFault = SyntaxFault | WordFault;

export type Compiled =
  | { readonly isFilter: true; readonly filter: Filter }
  | { readonly isFilter: false; readonly fault: FilterFault };

type Predicate = (subject: Subject) => boolean;

/** Ends the reading of a filter at its first fault. */
class Fault extends Error {
  readonly fault: WordFault;
  constructor(fault: WordFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** A filter that passes every message. */
export const EVERYTHING: Filter = { text: '', reads: null, passes: () => true };

/** Reads a filter. An empty text passes every message; words alone search everything that a reader sees of a message. */
export function compileFilter(text: string): Compiled {
  if (text.trim() === '') return { isFilter: true, filter: EVERYTHING };
  const parsed = readSyntax(text);
  if (!parsed.isFilter) {
    const words = plainWords(text);
    if (words === null) return parsed;
    const tests = words.map(holdsText);
    return {
      isFilter: true,
      filter: { text, reads: null, passes: (subject) => tests.every((holds) => holds(subject)) },
    };
  }
  return compileExpression(parsed.expression, text);
}

/** A filter that stands in a longer text, which its places refer to. */
export function compileExpression(
  expression: Expression,
  text: string,
): Extract<Compiled, { readonly isFilter: true }> | { readonly isFilter: false; readonly fault: WordFault } {
  const compiler = new Compiler();
  try {
    const passes = compiler.predicate(expression);
    return { isFilter: true, filter: { text, passes, reads: compiler.readsContents ? compiler.reads : null } };
  } catch (error) {
    if (error instanceof Fault) return { isFilter: false, fault: error.fault };
    throw error;
  }
}

/** Several words without any sign are a search for all of them; null where the last one joins two parts of a filter. */
function plainWords(text: string): readonly string[] | null {
  const words = text.trim().split(/\s+/);
  const isSearch = words.length > 1 && words.every((word) => /^[\p{L}\p{N}_-]+$/u.test(word));
  return isSearch && !/^(?:and|or|not|in)$/.test(words.at(-1) ?? '') ? words : null;
}

class Compiler {
  readonly reads = new Set<FieldId>();
  readsContents = false;

  predicate(expression: Expression): Predicate {
    switch (expression.kind) {
      case 'and': {
        const operands = expression.operands.map((operand) => this.predicate(operand));
        return (subject) => operands.every((passes) => passes(subject));
      }
      case 'or': {
        const operands = expression.operands.map((operand) => this.predicate(operand));
        return (subject) => operands.some((passes) => passes(subject));
      }
      case 'not': {
        const operand = this.predicate(expression.operand);
        return (subject) => !operand(subject);
      }
      case 'text':
        return holdsText(expression.value.text);
      case 'presence':
        return this.#presence(expression.word);
      case 'in': {
        const field = this.#field(expression.field);
        const ranges = expression.ranges.map(({ from, to }) =>
          from === to
            ? this.#comparison(field, '==', from)
            : ([this.#comparison(field, '>=', from), this.#comparison(field, '<=', to)] as const),
        );
        return (subject) =>
          readingsOf(field, subject).some((reading) =>
            ranges.some((range) =>
              typeof range === 'function' ? range(reading) : range.every((holds) => holds(reading)),
            ),
          );
      }
      case 'comparison': {
        const field = this.#field(expression.field);
        // “is not” holds where a message has the field and no value of it is equal.
        if (expression.operator === '!=') {
          const isEqual = this.#comparison(field, '==', expression.value);
          return (subject) => {
            const readings = readingsOf(field, subject);
            return readings.length > 0 && !readings.some(isEqual);
          };
        }
        const holds = this.#comparison(field, expression.operator, expression.value);
        return (subject) => readingsOf(field, subject).some(holds);
      }
    }
  }

  /** A word alone: a field that has to be there, or where it is none and could be none, a word that the message holds. */
  #presence(word: FieldWord): Predicate {
    if (fieldNamed(word.text) === null && !word.text.includes('.')) return holdsText(word.text);
    const field = this.#field(word);
    return (subject) => readingsOf(field, subject).length > 0;
  }

  #field({ text, place }: FieldWord): Field {
    const field = fieldNamed(text);
    if (field === null) throw new Fault({ code: 'unknown-field', place, text, near: closest(text, FIELD_NAMES) });
    if (field.source.kind !== 'run') this.readsContents = true;
    if (field.source.kind === 'fields') for (const id of field.source.ids) this.reads.add(id);
    return field;
  }

  #comparison(field: Field, operator: Exclude<Operator, '!='>, value: ValueWord): ReturnType<typeof comparesAs> {
    const { text, place } = value;
    const found = wantedOf(field, operator, value);
    if (typeof found === 'string')
      throw new Fault(found === 'wrong-pattern' ? { code: found, place, text } : { code: found, place, text, field });
    return comparesAs(field, operator, found);
  }
}

function holdsText(text: string): Predicate {
  const wanted = text.toLowerCase();
  return (subject) => subject.text().toLowerCase().includes(wanted);
}
