/** From the text of a filter to its parts. What its words mean is found out in `compile.ts`. */
import { parse, SyntaxError } from './generated/parser.js';

/** Where a part of a filter stands in its text: from `start` to before `end`, characters. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A field, or what is taken for one. */
export interface FieldWord {
  readonly text: string;
  readonly place: Place;
}

/** A number, an address, a name; in quotes any text. */
export interface ValueWord extends FieldWord {
  readonly isQuoted: boolean;
}

export type Operator = '==' | '!=' | '>' | '>=' | '<' | '<=' | 'contains' | 'matches' | '&';

export type Expression =
  | { readonly kind: 'and' | 'or'; readonly operands: readonly Expression[] }
  | { readonly kind: 'not'; readonly operand: Expression }
  | { readonly kind: 'comparison'; readonly field: FieldWord; readonly operator: Operator; readonly value: ValueWord }
  | {
      readonly kind: 'in';
      readonly field: FieldWord;
      readonly ranges: readonly { readonly from: ValueWord; readonly to: ValueWord }[];
    }
  | { readonly kind: 'presence'; readonly word: FieldWord }
  | { readonly kind: 'text'; readonly value: ValueWord };

/** What may stand at a place of a filter: the names of the grammar’s rules. */
export const PARTS = [
  'field',
  'value',
  'text',
  'operator',
  'in',
  'and',
  'or',
  'not',
  '(',
  ')',
  '{',
  '}',
  ',',
  '..',
  'end',
] as const;
export type Part = (typeof PARTS)[number];

/** The text is no filter: at a place something else was expected. */
export interface SyntaxFault {
  readonly code: 'syntax';
  readonly place: Place;
  /** What stands there; null at the end. */
  readonly found: string | null;
  readonly expected: readonly Part[];
}

export type Parsed =
  | { readonly isFilter: true; readonly expression: Expression }
  | { readonly isFilter: false; readonly fault: SyntaxFault };

function partOf({ type, description, text }: SyntaxError['expected'][number]): Part | null {
  const name = type === 'end' ? 'end' : (description ?? text);
  return PARTS.find((part) => part === name) ?? null;
}

/** The parts of a filter, or where and why it is none. */
export function readSyntax(text: string): Parsed {
  try {
    return { isFilter: true, expression: parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { start } = error.location;
    const expected = new Set(error.expected.flatMap((expectation) => partOf(expectation) ?? []));
    return {
      isFilter: false,
      fault: {
        code: 'syntax',
        place: { start: start.offset, end: Math.min(text.length, start.offset + 1) },
        found: error.found,
        expected: PARTS.filter((part) => expected.has(part)),
      },
    };
  }
}
