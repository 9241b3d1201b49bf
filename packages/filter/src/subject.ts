/** A message as filters see it: records of both its ends, with the names of devices. */
import {
  FIELD_IDS,
  type FieldId,
  type LayerId,
  type MessageRecord,
  type PacketRecord,
  type Value,
} from '@lanelab/engine';
import { numbersOf, plainText } from './atoms.ts';
import type { Field, Reading, RunField } from './fields/field.ts';

/** What a log notes of one end of a control message, or of a data packet. */
export type LogRecord = MessageRecord | PacketRecord;

/** One message or packet with all of its ends. */
export interface Ends {
  /** Device that sent it. */
  readonly sender: number;
  /** The record of leaving; null where the log no longer keeps it. */
  readonly sent: LogRecord | null;
  /** The records of arriving, in order; several for point-to-multipoint. */
  readonly received: readonly LogRecord[];
}

/** What a filter is asked about. */
export interface Subject {
  readonly layers: ReadonlySet<LayerId>;
  readonly fields: readonly Particular[];
  readonly run: (field: RunField) => readonly Value[];
  /** Everything that a reader sees of the message, for a search of words. */
  readonly text: () => string;
}

type Particular = LogRecord['particulars'][number];

/** Records of one log: those of leaving and of arriving belong together by sender and ordinal; in the order in which the messages left. */
export function pairedRecords(records: readonly LogRecord[]): ReadonlyMap<string, Ends> {
  const pairs = new Map<string, { sender: number; sent: LogRecord | null; received: LogRecord[] }>();
  for (const record of records) {
    const key = `${record.sender}:${record.ordinal}`;
    const known = pairs.get(key);
    if (known === undefined) {
      const [sent, received] = record.sent ? [record, []] : [null, [record]];
      pairs.set(key, { sender: record.sender, sent, received });
    } else if (record.sent) known.sent ??= record;
    else known.received.push(record);
  }
  return pairs;
}

/** What became of a message: `in-transit` until a device has received it, unless a fault took it. */
export function fateOf({ sent, received }: Ends): 'came' | 'lost' | 'in-transit' {
  if (sent?.lost === true) return 'lost';
  return received.length > 0 ? 'came' : 'in-transit';
}

/** Whether nobody can read its octets; one of a type that no specification has can be read. */
export const isMalformed = (record: LogRecord): boolean =>
  record.message === null && !('unknownType' in record && record.unknownType !== undefined);

/** Places of fields in `FIELD_IDS`, as the engine is asked for them. */
export const placesOf = (fields: Iterable<FieldId>): number[] => [...fields].map((id) => FIELD_IDS.indexOf(id));

const text = (value: string): Value => ({ type: 'text', value });
const number = (value: number): Value => ({ type: 'number', value });

/** `nameOf` names a device by its number; `words` is what else a reader sees of the message. */
export function subjectOf(ends: Ends, nameOf: (node: number) => string, words: () => string): Subject {
  const records = ends.sent === null ? ends.received : [ends.sent, ...ends.received];
  const [main] = records;
  const receivers = ends.received.map(({ node }) => text(nameOf(node)));
  return {
    layers: new Set(main?.contents?.layers ?? []),
    fields: main?.contents?.fields ?? [],
    text: words,
    run: (field) => {
      if (main === undefined) return [];
      switch (field) {
        case 'time':
          return [number(main.atPs)];
        case 'node':
          return [text(nameOf(ends.sender)), ...receivers];
        case 'from':
          return [text(nameOf(ends.sender))];
        case 'to':
          return receivers;
        case 'message':
          return main.message === null ? [] : [text(main.message)];
        case 'protocol':
          return [text(main.protocol)];
        case 'fate':
          return [text(fateOf(ends))];
        case 'vpi':
        case 'vci':
          return records.map((record) => number(record[field]));
        case 'octets':
          return [number(main.octets)];
        case 'malformed':
          return isMalformed(main) ? [number(1)] : [];
      }
    },
  };
}

const NOTHING: Value = { type: 'none' };

/** The values of a field in a message. */
export function readingsOf({ source, read, otherwise }: Field, subject: Subject): readonly Reading[] {
  if (source.kind === 'run') return subject.run(source.field).map((value) => ({ value, meaning: NOTHING }));
  if (source.kind === 'layers')
    return source.ids.some((id) => subject.layers.has(id)) ? [{ value: number(1), meaning: NOTHING }] : [];
  const found = subject.fields.filter(
    ({ field, value }) => source.ids.includes(field) && (read !== null || value.type !== 'none'),
  );
  if (found.length === 0 && otherwise !== null && subject.layers.has(otherwise.layer))
    return [{ value: number(otherwise.value), meaning: NOTHING }];
  return read === null ? found : found.flatMap((particular) => read(particular) ?? []);
}

/** The values of a field in a message as plain texts: numbers in decimal, octets in hexadecimal digits. */
export function readTexts(field: Field, subject: Subject): readonly string[] {
  const isNumber = field.type === 'number' || field.type === 'time';
  return readingsOf(field, subject).map((reading) =>
    isNumber ? String(numbersOf(reading)[0] ?? '') : plainText(field.type, reading),
  );
}
