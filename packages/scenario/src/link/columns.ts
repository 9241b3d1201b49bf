/**
 * Documents as columns: all values of one key together, as differences from one another, so that deflate finds them
 * alike. Keys are never written; a type table says what stands where, and a table that links were made with never changes.
 */

import { LinkFormatError, type OctetReader, type OctetWriter } from './octets.ts';

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

/** More values than any scenario within the schema's limits that fits a link. */
const MAX_VALUES = 1_000_000;

/** How the values of a column stand there: numbers are whole and not negative, their differences may be. */
const CONSTANT = 0;
const DELTAS = 1;
const PLAIN = 2;

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
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
const numberToIp = (value: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');

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

/** Reads columns back; refuses more values than a scenario can have. */
export class ColumnReader {
  readonly #in: OctetReader;
  #left = MAX_VALUES;

  constructor(octets: OctetReader) {
    this.#in = octets;
  }

  #take(count: number): void {
    this.#left -= count;
    if (this.#left < 0) throw new LinkFormatError('holds more values than a scenario can have');
  }

  #integers(count: number): number[] {
    if (count === 0) return [];
    this.#take(count);
    const mode = this.#in.octet();
    if (mode === CONSTANT) return Array<number>(count).fill(this.#in.unsigned());
    if (mode !== DELTAS && mode !== PLAIN) throw new LinkFormatError('holds a column of an unknown sort');
    const values: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const value = this.#in.unsigned();
      values.push(mode === DELTAS ? (values[i - 1] ?? 0) + unzigzag(value) : value);
    }
    return values;
  }

  #texts(count: number): string[] {
    if (count === 0) return [];
    this.#take(count);
    if (this.#in.octet() === CONSTANT) return Array<string>(count).fill(this.#in.text());
    return Array.from({ length: count }, () => this.#in.text());
  }

  #counts(count: number): readonly number[] {
    const counts = this.#integers(count);
    if (counts.some((value) => value < 0)) throw new LinkFormatError('holds a list of negative length');
    return counts;
  }

  /** Values of one type, dealt out into lists of the given lengths. */
  #lists(counts: readonly number[], of: ColumnType): unknown[][] {
    const total = counts.reduce((sum, value) => sum + value, 0);
    this.#take(total);
    const items = this.read(of, total);
    let at = 0;
    return counts.map((length) => {
      at += length;
      return items.slice(at - length, at);
    });
  }

  #records(fields: Readonly<Record<string, ColumnType>>, count: number): Record<string, unknown>[] {
    this.#take(count);
    const records = Array.from({ length: count }, (): Record<string, unknown> => ({}));
    for (const [key, of] of Object.entries(fields)) {
      this.read(of, count).forEach((value, index) => {
        const record = records[index];
        if (record !== undefined && value !== undefined) record[key] = value;
      });
    }
    return records;
  }

  #choices(options: readonly (string | number)[], count: number): (string | number)[] {
    return this.#integers(count).map((index) => {
      const option = options[index];
      if (option === undefined) throw new LinkFormatError('holds an unknown choice');
      return option;
    });
  }

  #absent(of: ColumnType, count: number, absent: null | undefined): unknown[] {
    const present = this.#integers(count);
    const values = this.read(of, present.filter((flag) => flag === 1).length).values();
    return present.map((flag) => (flag === 1 ? values.next().value : absent));
  }

  #variants(of: Readonly<Record<string, Readonly<Record<string, ColumnType>>>>, count: number): unknown[] {
    const kinds = this.#choices(Object.keys(of), count);
    const records = Object.entries(of).map(([kind, fields]) => {
      const list = this.#records(fields, kinds.filter((own) => own === kind).length);
      return [kind, list.map((record) => ({ kind, ...record })).values()] as const;
    });
    const queues = new Map(records);
    return kinds.map((kind) => queues.get(String(kind))?.next().value);
  }

  #maps(of: ColumnType, count: number): unknown[] {
    const counts = this.#counts(count);
    const keys = this.#lists(counts, { kind: 'integer' });
    const total = counts.reduce((sum, value) => sum + value, 0);
    const values = this.read(of, total).values();
    return keys.map((list) => Object.fromEntries(list.map((key) => [String(key), values.next().value])));
  }

  /** `count` values of one type. */
  read(type: ColumnType, count: number): unknown[] {
    switch (type.kind) {
      case 'integer':
        return this.#integers(count);
      case 'decimal':
        return this.#texts(count).map(Number);
      case 'text':
        return this.#texts(count);
      case 'ip':
        return this.#integers(count).map(numberToIp);
      case 'flag':
        return this.#integers(count).map((value) => value === 1);
      case 'choice':
        return this.#choices(type.options, count);
      case 'nullable':
        return this.#absent(type.of, count, null);
      case 'optional':
        return this.#absent(type.of, count, undefined);
      case 'list':
        return this.#lists(this.#counts(count), type.of);
      case 'record':
        return this.#records(type.fields, count);
      case 'variants':
        return this.#variants(type.of, count);
      case 'map':
        return this.#maps(type.of, count);
      case 'word-or-list': {
        const lists = this.#integers(count);
        const values = this.read({ kind: 'list', of: type.of }, lists.filter((flag) => flag === 1).length).values();
        return lists.map((flag) => (flag === 1 ? values.next().value : type.word));
      }
    }
  }
}
