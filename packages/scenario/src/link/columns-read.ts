/** Reads columns: see `columns.ts`. */

import { CONSTANT, type ColumnType, DELTAS, PLAIN } from './columns.ts';
import { LinkFormatError, type OctetReader } from './octets.ts';

/** More values than any scenario within the schema's limits that fits a link. */
const MAX_VALUES = 1_000_000;

const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

const numberToIp = (value: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');

/** Reads columns back; refuses more values than a scenario can have. */
export class ColumnReader {
  readonly #in: OctetReader;
  #left = MAX_VALUES;

  constructor(octets: OctetReader) {
    this.#in = octets;
  }

  #take(count: number): void {
    this.#left -= count;
    if (this.#left < 0) throw new LinkFormatError({ code: 'too-many-values' });
  }

  #integers(count: number): number[] {
    if (count === 0) return [];
    this.#take(count);
    const mode = this.#in.octet();
    if (mode === CONSTANT) return Array<number>(count).fill(this.#in.unsigned());
    if (mode !== DELTAS && mode !== PLAIN) throw new LinkFormatError({ code: 'unknown-column' });
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
    if (counts.some((value) => value < 0)) throw new LinkFormatError({ code: 'negative-length' });
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
      if (option === undefined) throw new LinkFormatError({ code: 'unknown-choice' });
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
