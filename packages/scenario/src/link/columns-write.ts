/** Writes columns: see `columns.ts`. */

import { CONSTANT, type ColumnType, DELTAS, PLAIN } from './columns.ts';
import type { OctetWriter } from './octets.ts';

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const sizeOf = (value: number): number => Math.max(1, Math.ceil(Math.log2(value + 1) / 7));

const fail = (what: string): never => {
  throw new TypeError(`a value is no ${what}: the type table does not fit the schema`);
};
const asNumber = (value: unknown): number => (typeof value === 'number' ? value : fail('number'));
const asText = (value: unknown): string => (typeof value === 'string' ? value : fail('text'));
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : fail('list'));
const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : fail('object'));
const field = (value: unknown, key: string): unknown => Reflect.get(asObject(value), key);

const ipToNumber = (ip: string): number => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

function writeIntegers(out: OctetWriter, values: readonly number[]): void {
  const [first] = values;
  if (first === undefined) return;
  if (values.every((value) => value === first)) {
    out.octet(CONSTANT);
    out.unsigned(first);
    return;
  }
  const deltas = values.map((value, index) => zigzag(value - (values[index - 1] ?? 0)));
  const size = (list: readonly number[]) => list.reduce((sum, value) => sum + sizeOf(value), 0);
  const useDeltas = deltas.every(Number.isSafeInteger) && size(deltas) <= size(values);
  out.octet(useDeltas ? DELTAS : PLAIN);
  for (const value of useDeltas ? deltas : values) out.unsigned(value);
}

function writeTexts(out: OctetWriter, values: readonly string[]): void {
  const [first] = values;
  if (first === undefined) return;
  const constant = values.every((value) => value === first);
  out.octet(constant ? CONSTANT : PLAIN);
  for (const value of constant ? [first] : values) out.text(value);
}

/** Writes a column of values of one type. */
export function writeColumn(out: OctetWriter, type: ColumnType, values: readonly unknown[]): void {
  switch (type.kind) {
    case 'integer':
      return writeIntegers(out, values.map(asNumber));
    case 'decimal':
      return writeTexts(
        out,
        values.map((value) => String(asNumber(value))),
      );
    case 'text':
      return writeTexts(out, values.map(asText));
    case 'ip':
      return writeIntegers(
        out,
        values.map((value) => ipToNumber(asText(value))),
      );
    case 'flag':
      return writeIntegers(out, values.map(Number));
    case 'choice':
      return writeIntegers(
        out,
        values.map((value) => {
          const index = type.options.findIndex((option) => option === value);
          return index < 0 ? fail('known choice') : index;
        }),
      );
    case 'nullable':
    case 'optional': {
      const absent = type.kind === 'nullable' ? null : undefined;
      writeIntegers(
        out,
        values.map((value) => Number(value !== absent)),
      );
      return writeColumn(
        out,
        type.of,
        values.filter((value) => value !== absent),
      );
    }
    case 'list':
      writeIntegers(
        out,
        values.map((value) => asList(value).length),
      );
      return writeColumn(
        out,
        type.of,
        values.flatMap((value) => asList(value)),
      );
    case 'record':
      for (const [key, of] of Object.entries(type.fields))
        writeColumn(
          out,
          of,
          values.map((value) => field(value, key)),
        );
      return;
    case 'variants': {
      const kinds = Object.keys(type.of);
      writeColumn(
        out,
        { kind: 'choice', options: kinds },
        values.map((value) => field(value, 'kind')),
      );
      for (const [kind, fields] of Object.entries(type.of))
        writeColumn(
          out,
          { kind: 'record', fields },
          values.filter((value) => field(value, 'kind') === kind),
        );
      return;
    }
    case 'map': {
      const entries = values.map((value) =>
        Object.entries(asObject(value)).toSorted(([a], [b]) => Number(a) - Number(b)),
      );
      writeIntegers(
        out,
        entries.map((list) => list.length),
      );
      writeIntegers(
        out,
        entries.flatMap((list) => list.map(([key]) => Number(key))),
      );
      return writeColumn(
        out,
        type.of,
        entries.flatMap((list) => list.map(([, value]): unknown => value)),
      );
    }
    case 'word-or-list':
      writeIntegers(
        out,
        values.map((value) => Number(value !== type.word)),
      );
      return writeColumn(
        out,
        { kind: 'list', of: type.of },
        values.filter((value) => value !== type.word),
      );
  }
}
