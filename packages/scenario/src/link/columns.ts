/**
 * Documents as columns: all values of one key together, as differences from one another, so that deflate finds them
 * alike. Keys are never written; a type table says what stands where, and a table that links were made with never changes.
 */

export type ColumnType =
  | { readonly kind: 'integer' | 'decimal' | 'text' | 'ip' | 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'nullable' | 'optional'; readonly of: ColumnType }
  | { readonly kind: 'list'; readonly of: ColumnType }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, ColumnType>> }
  /** Records told apart by their `kind`. */
  | { readonly kind: 'variants'; readonly of: Readonly<Record<string, Readonly<Record<string, ColumnType>>>> }
  /** An object whose keys are numbers. */
  | { readonly kind: 'map'; readonly of: ColumnType }
  /** The word, or a list. */
  | { readonly kind: 'word-or-list'; readonly word: string; readonly of: ColumnType };

/** How the values of a column stand there: numbers are whole and not negative, their differences may be. */
export const CONSTANT = 0;
export const DELTAS = 1;
export const PLAIN = 2;
