/** Short names of column types, for the tables. */

import type { ColumnType } from './columns.ts';

export type Fields = Readonly<Record<string, ColumnType>>;

export const integer: ColumnType = { kind: 'integer' };
export const decimal: ColumnType = { kind: 'decimal' };
export const text: ColumnType = { kind: 'text' };
export const ip: ColumnType = { kind: 'ip' };
export const flag: ColumnType = { kind: 'flag' };
export const nullable = (of: ColumnType): ColumnType => ({ kind: 'nullable', of });
export const optional = (of: ColumnType): ColumnType => ({ kind: 'optional', of });
export const list = (of: ColumnType): ColumnType => ({ kind: 'list', of });
export const record = (fields: Fields): ColumnType => ({ kind: 'record', fields });
export const choice = (...options: readonly string[]): ColumnType => ({ kind: 'choice', options });

/** Fields that may each be absent. */
export const allOptional = (fields: Fields): ColumnType =>
  record(Object.fromEntries(Object.entries(fields).map(([key, of]) => [key, optional(of)])));
