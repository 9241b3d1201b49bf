/** What a field of the filter language is. */
import type { FieldId, LayerId, Value } from '@lanelab/engine';

/**
 * How values of a field compare. `number` also takes the names of its values; `octets` are MAC and ATM addresses and anything in
 * hexadecimal digits; `time` is in seconds; `text` compares without regard to case and punctuation; `layer` is there or not.
 */
export type FieldType = 'number' | 'ip' | 'octets' | 'text' | 'time' | 'layer';

/** What a message is known by apart from its octets. */
export const RUN_FIELDS = [
  'time',
  'node',
  'from',
  'to',
  'message',
  'protocol',
  'fate',
  'vpi',
  'vci',
  'octets',
  'malformed',
] as const;
export type RunField = (typeof RUN_FIELDS)[number];

/** Kinds of MAC addresses, by which a field of them compares as by an address; `multicast` is without the address of everybody. */
export const MAC_KINDS = ['unicast', 'multicast', 'broadcast'] as const;

/** A value, and what it means. */
export interface Reading {
  readonly value: Value;
  readonly meaning: Value;
}

/** Where the values of a field come from. */
export type Source =
  /** Octets of the message: any of these fields of the engine. */
  | { readonly kind: 'fields'; readonly ids: readonly FieldId[] }
  /** The layer is there. */
  | { readonly kind: 'layers'; readonly ids: readonly LayerId[] }
  /** The run. */
  | { readonly kind: 'run'; readonly field: RunField };

export interface Field {
  /** As tshark has it, where tshark knows the field; else the protocol and the field’s own name. */
  readonly name: string;
  /** Other names that are understood. */
  readonly also: readonly string[];
  readonly type: FieldType;
  readonly source: Source;
  /** Names of its values that a completion lists. */
  readonly values: readonly string[];
  /** From the octets’ value to the one that is compared; null where the value is that itself. */
  readonly read: ((reading: Reading) => Reading | null) | null;
  /** The value in a message that has the layer and not the field; null where there is none. */
  readonly otherwise: { readonly layer: LayerId; readonly value: number } | null;
}

type Options = Partial<Pick<Field, 'also' | 'values' | 'read' | 'otherwise'>>;

const NONE: Value = { type: 'none' };

/** A field that stands in the octets of messages. */
export function field(name: string, type: FieldType, ids: FieldId | readonly FieldId[], options: Options = {}): Field {
  const list = typeof ids === 'string' ? [ids] : ids;
  return {
    name,
    type,
    also: [],
    values: [],
    read: null,
    otherwise: null,
    ...options,
    source: { kind: 'fields', ids: list },
  };
}

/** A protocol: it stands for the presence of its layer. */
export function layer(name: string, ids: readonly LayerId[], also: readonly string[] = []): Field {
  return { name, type: 'layer', also, values: [], read: null, otherwise: null, source: { kind: 'layers', ids } };
}

export function ofRun(name: string, type: FieldType, of: RunField, options: Options = {}): Field {
  return {
    name,
    type,
    also: [],
    values: [],
    read: null,
    otherwise: null,
    ...options,
    source: { kind: 'run', field: of },
  };
}

const counted = (number: number): Reading => ({ value: { type: 'number', value: number }, meaning: NONE });

/** The number of a value; null where it has none. */
export function numberOf(value: Value): number | null {
  if (value.type === 'number' || value.type === 'signed' || value.type === 'size') return value.value;
  return value.type === 'hex' ? value.value.number : null;
}

/** Reads one bit of a field of flags, as 0 or 1. */
export const bit =
  (mask: number) =>
  ({ value }: Reading): Reading | null => {
    const number = numberOf(value);
    return number === null ? null : counted((number & mask) === 0 ? 0 : 1);
  };

/** Reads a number in the unit that tshark shows it in. */
export const times =
  (factor: number) =>
  ({ value, meaning }: Reading): Reading | null => {
    const number = numberOf(value);
    return number === null ? null : { value: { type: 'number', value: number * factor }, meaning };
  };

/** Reads octets as one number, as tshark does with identifiers of organisations and with checksums. */
export function asNumber({ value, meaning }: Reading): Reading | null {
  return value.type === 'octets'
    ? { value: { type: 'number', value: Number.parseInt(value.value, 16) }, meaning }
    : null;
}

/** Reads an ATM address that is absent as tshark does: 20 octets of zero. */
export function addressOrZeros({ value, meaning }: Reading): Reading {
  return { value: value.type === 'none' ? { type: 'octets', value: '00'.repeat(20) } : value, meaning };
}
